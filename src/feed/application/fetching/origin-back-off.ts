import { Injectable } from '@nestjs/common';
import { pauseOf } from '../../domain/schedule.js';
import type { FetchRecorded, FetchRecordedListener } from './fetch-recorded.js';
import { OriginThrottle } from '../ports/origin-throttle.js';

/** An origin that asks us to come less often is left alone by all of its feeds. */
@Injectable()
export class OriginBackOff implements FetchRecordedListener {
  constructor(private readonly origins: OriginThrottle) {}

  async onFetchesRecorded(fetches: readonly FetchRecorded[]): Promise<void> {
    for (const { outcome, at } of fetches) {
      if (outcome.outcome !== 'failed' || outcome.busyUrl === undefined) continue;
      await this.origins.pause(outcome.busyUrl, at + pauseOf(outcome.retryAfterMs));
    }
  }
}
