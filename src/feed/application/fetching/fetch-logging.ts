import { Injectable } from '@nestjs/common';
import type { FetchRecorded, FetchRecordedListener } from './fetch-recorded.js';
import { FetchLog, type LoggedFetch } from '../ports/fetch-log.js';

/** Logs what each fetch took and brought. */
@Injectable()
export class FetchLogging implements FetchRecordedListener {
  constructor(private readonly log: FetchLog) {}

  async onFetchesRecorded(fetches: readonly FetchRecorded[]): Promise<void> {
    await this.log.add(fetches.map(toLogged));
  }
}

function toLogged({ before, outcome, at, added }: FetchRecorded): LoggedFetch {
  const { tookMs = null, bytes = null } = outcome;
  return { feedId: before.id, at, added, tookMs, bytes };
}
