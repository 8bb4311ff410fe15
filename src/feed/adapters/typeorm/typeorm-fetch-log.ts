import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import { FetchLog, type LoggedFetch } from '../../application/ports/fetch-log.js';
import { fetchLogs } from './fetch-log-row.js';
import { ADD } from './fetch-log.sql.js';

@Injectable()
export class TypeormFetchLog extends FetchLog {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
  ) {
    super();
  }

  override async add(fetches: readonly LoggedFetch[]): Promise<void> {
    const columns = [
      fetches.map(({ feedId }) => feedId),
      fetches.map(({ at }) => at),
      fetches.map(({ tookMs }) => tookMs),
      fetches.map(({ bytes }) => bytes),
      fetches.map(({ added }) => added),
    ];
    await this.database.query(ADD, columns, 'feed.log-fetch');
  }

  override async last(feedId: number): Promise<LoggedFetch | null> {
    const row = await this.repositories.of(fetchLogs).findOneBy({ feedId });
    if (row === null) return null;
    const { usualMs: _usual, ...fetch } = row;
    return fetch;
  }
}
