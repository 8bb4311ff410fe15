import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { FetchLog, type LoggedFetch } from '../../application/ports/fetch-log.js';

/** Each fetch moves the usual time a fifth of the way: the last dozen count, older ones are forgotten. */
const ADD = `
  insert into feed.fetch_log as kept (feed_id, fetched_at, took_ms, usual_ms, bytes, added)
  values ($1, $2, $3::int, $3::int, $4, $5)
  on conflict (feed_id) do update set
    fetched_at = excluded.fetched_at,
    took_ms = coalesce(excluded.took_ms, kept.took_ms),
    usual_ms = coalesce(kept.usual_ms + (excluded.took_ms - kept.usual_ms) / 5, kept.usual_ms, excluded.usual_ms),
    bytes = coalesce(excluded.bytes, kept.bytes),
    added = excluded.added`;

interface Row {
  readonly fetched_at: number;
  readonly took_ms: number | null;
  readonly bytes: number | null;
  readonly added: number;
}

@Injectable()
export class TypeormFetchLog extends FetchLog {
  constructor(private readonly database: Database) {
    super();
  }

  override async add({ feedId, at, tookMs, bytes, added }: LoggedFetch): Promise<void> {
    await this.database.query(ADD, [feedId, at, tookMs, bytes, added], 'feed.log-fetch');
  }

  override async last(feedId: number): Promise<LoggedFetch | null> {
    const [row] = await this.database.query<Row>('select * from feed.fetch_log where feed_id = $1', [feedId]);
    if (row === undefined) return null;
    return { feedId, at: row.fetched_at, tookMs: row.took_ms, bytes: row.bytes, added: row.added };
  }
}
