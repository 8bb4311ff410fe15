import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { LoggedFetch } from '../../application/ports/fetch-log.js';

export interface FetchLogRow extends LoggedFetch {
  readonly usualMs: number | null;
}

export const fetchLogs = mapTable<FetchLogRow>('feed.fetch_log', {
  feedId: { name: 'feed_id', type: 'int', primary: true },
  at: { name: 'fetched_at', type: 'bigint' },
  tookMs: { name: 'took_ms', type: 'int', nullable: true },
  usualMs: { name: 'usual_ms', type: 'real', nullable: true },
  bytes: { type: 'int', nullable: true },
  added: { type: 'int' },
});
