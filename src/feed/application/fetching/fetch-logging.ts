import { Injectable } from '@nestjs/common';
import type { FetchRecorded, FetchRecordedListener } from './fetch-recorded.js';
import { FetchLog } from '../ports/fetch-log.js';

/** Logs what each fetch took and brought. */
@Injectable()
export class FetchLogging implements FetchRecordedListener {
  constructor(private readonly log: FetchLog) {}

  async onFetchRecorded({ before, outcome, at, added }: FetchRecorded): Promise<void> {
    const { tookMs = null, bytes = null } = outcome;
    await this.log.add({ feedId: before.id, at, added, tookMs, bytes });
  }
}
