import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { FeedStore } from '../../application/ports/feed-store.js';
import { failuresOf, lastErrorOf, lastSuccessOf, type Feed, type FeedHealth } from '../../domain/feed.js';
import type { QuietTimes } from '../../domain/quiet-times.js';

export interface FeedRow {
  readonly id: number;
  readonly url: string;
  readonly title: string | null;
  readonly site_url: string | null;
  readonly permanent_url: string | null;
  readonly permanent_since: number | null;
  readonly permanent_times: number | null;
  readonly permanent_settled: boolean | null;
  readonly etag: string | null;
  readonly last_modified: string | null;
  readonly body_hash: string | null;
  readonly min_interval_ms: number | null;
  readonly quiet_times: QuietTimes | null;
  readonly watched: boolean;
  readonly status: FeedHealth['status'];
  readonly failures: number;
  readonly last_error: string | null;
  readonly last_attempt_at: number | null;
  readonly last_success_at: number | null;
  readonly next_check_at: number | null;
}

// By their names: a statement that was prepared with `*` fails as soon as a later version has added a column.
const COLUMNS = `
  id url title site_url permanent_url permanent_since permanent_times permanent_settled etag last_modified body_hash
  min_interval_ms quiet_times watched status failures last_error last_attempt_at last_success_at next_check_at`;

/** All columns of a FeedRow, of the table that has this name in the statement. */
export const columnsOf = (table: string): string =>
  COLUMNS.trim()
    .split(/\s+/)
    .map((column) => `${table}.${column}`)
    .join(', ');

function toHealth(row: FeedRow): FeedHealth {
  const at = row.last_attempt_at ?? 0;
  const reason = row.last_error ?? '';
  const lastSuccessAt = row.last_success_at;
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
function toMove({ permanent_url: url, permanent_since: since, ...row }: FeedRow): Feed['move'] {
  if (url === null || since === null) return null;
  return { url, since, times: row.permanent_times ?? 1, settled: row.permanent_settled ?? false };
}

export const toFeed = (row: FeedRow): Feed => ({
  id: row.id,
  url: row.url,
  title: row.title,
  siteUrl: row.site_url,
  move: toMove(row),
  validators: { etag: row.etag, lastModified: row.last_modified, bodyHash: row.body_hash },
  minIntervalMs: row.min_interval_ms,
  quietTimes: row.quiet_times,
  watched: row.watched,
  health: toHealth(row),
  nextCheckAt: row.next_check_at,
});

const toParams = ({ health, validators, move, ...feed }: Feed): unknown[] => [
  feed.id,
  feed.title,
  feed.siteUrl,
  move?.url ?? null,
  validators.etag,
  validators.lastModified,
  validators.bodyHash,
  feed.minIntervalMs,
  feed.watched,
  health.status,
  failuresOf(health),
  lastErrorOf(health),
  health.status === 'unfetched' ? null : health.at,
  lastSuccessOf(health),
  feed.nextCheckAt,
  feed.quietTimes === null ? null : JSON.stringify(feed.quietTimes),
  feed.url,
  move?.since ?? null,
  move?.times ?? null,
  move?.settled ?? null,
];

// The lease ends with the fetch that it was for, not when somebody subscribes meanwhile.
const UPDATE = `
  update feed.feed set title = $2, site_url = $3, permanent_url = $4, etag = $5, last_modified = $6, body_hash = $7,
    min_interval_ms = $8, watched = $9, status = $10, failures = $11, last_error = $12, last_attempt_at = $13,
    last_success_at = $14, next_check_at = $15, quiet_times = $16, url = $17, permanent_since = $18,
    permanent_times = $19, permanent_settled = $20,
    leased_until = case when last_attempt_at is distinct from $13 then null else leased_until end
  where id = $1`;

/** The feed that is at an address; else the one that was there before it moved, or before it was merged into it. */
const feedAt = (address: string): string => `coalesce(
  (select here.id from feed.feed here where here.url = ${address}),
  (select former.feed_id from feed.former_url former where former.url = ${address}))`;

const BY_URL = `select ${columnsOf('feed')} from feed.feed where id = ${feedAt('$1')}`;

const LOCK = `select ${columnsOf('feed')} from feed.feed where id = $1 for no key update`;

const ADD = 'insert into feed.feed (url, created_at) values ($1, $2) on conflict (url) do nothing';

export const REMEMBER_FORMER = `
  insert into feed.former_url (url, feed_id) values ($1, $2)
  on conflict (url) do update set feed_id = excluded.feed_id where former_url.feed_id <> excluded.feed_id`;

const ADD_ALL = `
  insert into feed.feed (url, created_at, next_check_at)
  select asked.url, $2, $2 from unnest($1::text[]) asked (url) where ${feedAt('asked.url')} is null
  on conflict (url) do nothing`;

// Whoever brings an address that was never asked, or said long ago that it will not come back, has it asked.
const ALL_DUE = `
  update feed.feed set next_check_at = $2
  where id in (
    select id from feed.feed
    where url = any($1) and next_check_at is null and status in ('unfetched', 'gone') order by id for no key update)`;

const ALL_BY_URL = `
  select asked.url as asked_url, ${columnsOf('feed')} from unnest($1::text[]) asked (url)
  join feed.feed on feed.id = ${feedAt('asked.url')}`;

@Injectable()
export class TypeormFeedStore extends FeedStore {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async byUrl(url: string): Promise<Feed | null> {
    const [row] = await this.database.query<FeedRow>(BY_URL, [url], 'feed.by-url');
    return row === undefined ? null : toFeed(row);
  }

  override async ensure(url: string, at: EpochMs, formerUrl = url): Promise<Feed> {
    return this.unitOfWork.run(async () => {
      await this.database.execute(ADD, [url, at]);
      const feed = await this.byUrl(url);
      if (feed === null) throw new Error(`the feed ${url} was removed while it was added`);
      if (formerUrl !== url) await this.database.execute(REMEMBER_FORMER, [formerUrl, feed.id]);
      return feed;
    });
  }

  override async register(urls: readonly string[], at: EpochMs): Promise<readonly Feed[]> {
    // In one order, so that two lists at once wait for each other instead of for ever.
    const inOrder = [...new Set(urls)].sort();
    await this.database.execute(ADD_ALL, [inOrder, at]);
    await this.database.execute(ALL_DUE, [inOrder, at]);
    const rows = await this.database.query<FeedRow & { asked_url: string }>(ALL_BY_URL, [inOrder]);
    const byUrl = new Map(rows.map((row) => [row.asked_url, toFeed(row)]));
    return urls.flatMap((url) => byUrl.get(url) ?? []);
  }

  override async update(id: number, change: (feed: Feed) => Promise<Feed>): Promise<Feed | null> {
    return this.unitOfWork.run(async () => {
      const [row] = await this.database.query<FeedRow>(LOCK, [id], 'feed.lock');
      if (row === undefined) return null;
      const changed = await change(toFeed(row));
      await this.database.execute(UPDATE, toParams(changed));
      return changed;
    });
  }
}
