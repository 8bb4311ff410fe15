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

  override async add({ feedId, at, tookMs, bytes, added }: LoggedFetch): Promise<void> {
    await this.database.query(ADD, [feedId, at, tookMs, bytes, added], 'feed.log-fetch');
  }

  override async last(feedId: number): Promise<LoggedFetch | null> {
    const row = await this.repositories.of(fetchLogs).findOneBy({ feedId });
    if (row === null) return null;
    const { usualMs: _usual, ...fetch } = row;
    return fetch;
  }
}
