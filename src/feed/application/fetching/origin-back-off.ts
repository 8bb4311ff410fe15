import { Injectable } from '@nestjs/common';
import { pauseOf } from '../../domain/schedule.js';
import type { FetchRecorded, FetchRecordedListener } from './fetch-recorded.js';
import { OriginThrottle } from '../ports/origin-throttle.js';

/** An origin that asks us to come less often is left alone by all of its feeds. */
@Injectable()
export class OriginBackOff implements FetchRecordedListener {
  constructor(private readonly origins: OriginThrottle) {}

  async onFetchRecorded({ outcome, at }: FetchRecorded): Promise<void> {
    if (outcome.outcome !== 'failed' || outcome.busyUrl === undefined) return;
    await this.origins.pause(outcome.busyUrl, at + pauseOf(outcome.retryAfterMs));
  }
}
