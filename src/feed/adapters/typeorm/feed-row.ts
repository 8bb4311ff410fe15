import type { EntitySchemaColumnOptions } from 'typeorm';
import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Json, JsonObject } from '../../../shared/kernel/json.js';
import { failuresOf, lastErrorOf, lastSuccessOf, type Feed, type FeedHealth } from '../../domain/feed.js';
import type { QuietTimes } from '../../domain/quiet-times.js';

export interface FeedRow {
  readonly id: number;
  readonly url: string;
  readonly title: string | null;
  readonly siteUrl: string | null;
  readonly permanentUrl: string | null;
  readonly permanentSince: EpochMs | null;
  readonly permanentTimes: number | null;
  readonly permanentSettled: boolean | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly bodyHash: string | null;
  readonly minIntervalMs: number | null;
  readonly quietTimes: QuietTimes | null;
  readonly watched: boolean;
  readonly status: FeedHealth['status'];
  readonly failures: number;
  readonly lastError: string | null;
  readonly lastAttemptAt: EpochMs | null;
  readonly lastSuccessAt: EpochMs | null;
  readonly nextCheckAt: EpochMs | null;
  /** The moment that its origin has reserved for it. */
  readonly keptTurnAt: EpochMs | null;
  readonly leasedUntil: EpochMs | null;
  readonly createdAt: EpochMs;
}

export const feeds = mapTable<FeedRow>('feed.feed', {
  id: { type: 'int', primary: true, generated: true },
  url: { type: 'text' },
  title: { type: 'text', nullable: true },
  siteUrl: { name: 'site_url', type: 'text', nullable: true },
  permanentUrl: { name: 'permanent_url', type: 'text', nullable: true },
  permanentSince: { name: 'permanent_since', type: 'bigint', nullable: true },
  permanentTimes: { name: 'permanent_times', type: 'int', nullable: true },
  permanentSettled: { name: 'permanent_settled', type: 'boolean', nullable: true },
  etag: { type: 'text', nullable: true },
  lastModified: { name: 'last_modified', type: 'text', nullable: true },
  bodyHash: { name: 'body_hash', type: 'text', nullable: true },
  minIntervalMs: { name: 'min_interval_ms', type: 'bigint', nullable: true },
  quietTimes: { name: 'quiet_times', type: 'jsonb', nullable: true },
  watched: { type: 'boolean', default: false },
  status: { type: 'text', default: 'unfetched' },
  failures: { type: 'int', default: 0 },
  lastError: { name: 'last_error', type: 'text', nullable: true },
  lastAttemptAt: { name: 'last_attempt_at', type: 'bigint', nullable: true },
  lastSuccessAt: { name: 'last_success_at', type: 'bigint', nullable: true },
  nextCheckAt: { name: 'next_check_at', type: 'bigint', nullable: true },
  keptTurnAt: { name: 'kept_turn_at', type: 'bigint', nullable: true },
  leasedUntil: { name: 'leased_until', type: 'bigint', nullable: true },
  createdAt: { name: 'created_at', type: 'bigint' },
});

/** The columns of the domain; leases and reserved moments concern workers only. */
type KnownRow = Omit<FeedRow, 'keptTurnAt' | 'leasedUntil' | 'createdAt'>;

function toHealth(row: FeedRow): FeedHealth {
  const at = row.lastAttemptAt ?? 0;
  const reason = row.lastError ?? '';
  const { lastSuccessAt } = row;
  switch (row.status) {
    case 'unfetched':
      return { status: 'unfetched' };
    case 'well':
      return { status: 'well', at };
    case 'failing':
      return { status: 'failing', at, reason, lastSuccessAt, failures: row.failures };
    case 'gone':
      return { status: 'gone', at, reason, lastSuccessAt };
  }
}

// The version before kept the address alone: such a move is heard of anew.
function toMove({ permanentUrl: url, permanentSince: since, ...row }: FeedRow): Feed['move'] {
  if (url === null || since === null) return null;
  return { url, since, times: row.permanentTimes ?? 1, settled: row.permanentSettled ?? false };
}

export const toFeed = (row: FeedRow): Feed => ({
  id: row.id,
  url: row.url,
  title: row.title,
  siteUrl: row.siteUrl,
  move: toMove(row),
  validators: { etag: row.etag, lastModified: row.lastModified, bodyHash: row.bodyHash },
  minIntervalMs: row.minIntervalMs,
  quietTimes: row.quietTimes,
  watched: row.watched,
  health: toHealth(row),
  nextCheckAt: row.nextCheckAt,
});

const toFeedRow = ({ health, validators, move, ...feed }: Feed): KnownRow => ({
  ...feed,
  ...validators,
  permanentUrl: move?.url ?? null,
  permanentSince: move?.since ?? null,
  permanentTimes: move?.times ?? null,
  permanentSettled: move?.settled ?? null,
  status: health.status,
  failures: failuresOf(health),
  lastError: lastErrorOf(health),
  lastAttemptAt: health.status === 'unfetched' ? null : health.at,
  lastSuccessAt: lastSuccessOf(health),
});

const OF_WORKERS: ReadonlySet<string> = new Set(['keptTurnAt', 'leasedUntil', 'createdAt']);

const columnNames: ReadonlyMap<string, string> = new Map(
  Object.entries<EntitySchemaColumnOptions | undefined>(feeds.options.columns)
    .filter(([field]) => !OF_WORKERS.has(field))
    .map(([field, column]) => [field, column?.name ?? field]),
);

/** The columns that change with a feed. */
export const savedColumns: readonly string[] = [...columnNames.values()].filter((column) => column !== 'id');

/** Its row, with the fields named as the columns are. */
export const toSavedRow = (feed: Feed): JsonObject =>
  Object.fromEntries(
    Object.entries(toFeedRow(feed)).map(([field, value]) => [columnNames.get(field) ?? field, value as Json]),
  );
