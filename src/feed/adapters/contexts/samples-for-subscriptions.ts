import { Injectable } from '@nestjs/common';
import { SampleFeeds, type SampleFeed } from '../../../subscriptions/api.js';
import { Samples } from '../../application/ports/samples.js';

@Injectable()
export class SamplesForSubscriptions extends SampleFeeds {
  constructor(private readonly samples: Samples) {
    super();
  }

  override all(): readonly SampleFeed[] {
    return this.samples.all().map(({ url, title, language }) => ({ feedUrl: url, title, language }));
  }
}
