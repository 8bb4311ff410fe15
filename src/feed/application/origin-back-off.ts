import { Injectable } from '@nestjs/common';
import { pauseOf } from '../domain/schedule.js';
import type { FetchRecorded, FetchRecordedListener } from './fetch-recorded.js';
import { Hosts } from './ports/hosts.js';

/** An origin that asks us to come less often is left alone by all of its feeds. */
@Injectable()
export class OriginBackOff implements FetchRecordedListener {
  constructor(private readonly hosts: Hosts) {}

  async onFetchRecorded({ outcome, at }: FetchRecorded): Promise<void> {
    if (outcome.outcome !== 'failed' || outcome.busyUrl === undefined) return;
    await this.hosts.pause(outcome.busyUrl, at + pauseOf(outcome.retryAfterMs));
  }
}
