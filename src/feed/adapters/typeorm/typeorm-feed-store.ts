import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { FeedStore, type Claim } from '../../application/ports/feed-store.js';
import { failuresOf, lastErrorOf, lastSuccessOf, type Feed, type FeedHealth } from '../../domain/feed.js';
import type { QuietTimes } from '../../domain/quiet-times.js';

export interface FeedRow {
  readonly id: number;
  readonly url: string;
  readonly title: string | null;
  readonly site_url: string | null;
  readonly permanent_url: string | null;
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

export const toFeed = (row: FeedRow): Feed => ({
  id: row.id,
  url: row.url,
  title: row.title,
  siteUrl: row.site_url,
  permanentUrl: row.permanent_url,
  validators: { etag: row.etag, lastModified: row.last_modified, bodyHash: row.body_hash },
  minIntervalMs: row.min_interval_ms,
  quietTimes: row.quiet_times,
  watched: row.watched,
  health: toHealth(row),
  nextCheckAt: row.next_check_at,
});

const toParams = ({ health, validators, ...feed }: Feed): unknown[] => [
  feed.id,
  feed.title,
  feed.siteUrl,
  feed.permanentUrl,
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
];

// The lease ends with the fetch that it was for, not when somebody subscribes meanwhile.
const UPDATE = `
  update feed.feed set title = $2, site_url = $3, permanent_url = $4, etag = $5, last_modified = $6, body_hash = $7,
    min_interval_ms = $8, watched = $9, status = $10, failures = $11, last_error = $12, last_attempt_at = $13,
    last_success_at = $14, next_check_at = $15, quiet_times = $16,
    leased_until = case when last_attempt_at is distinct from $13 then null else leased_until end
  where id = $1`;

const CLAIM = `
  with due as (
    select id from feed.feed
    where watched and next_check_at <= $1 and (leased_until is null or leased_until <= $1)
    order by next_check_at limit $3 for update skip locked)
  update feed.feed f set leased_until = $2 from due where f.id = due.id returning f.*`;

const ADD_ALL = `
  insert into feed.feed (url, created_at, next_check_at) select url, $2, $2 from unnest($1::text[]) as url
  on conflict (url) do update set next_check_at = excluded.next_check_at
  where feed.status = 'unfetched' and feed.next_check_at is null`;

@Injectable()
export class TypeormFeedStore extends FeedStore {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async byUrl(url: string): Promise<Feed | null> {
    const [row] = await this.database.query<FeedRow>('select * from feed.feed where url = $1', [url]);
    return row === undefined ? null : toFeed(row);
  }

  override async ensure(url: string, at: EpochMs): Promise<Feed> {
    const sql = 'insert into feed.feed (url, created_at) values ($1, $2) on conflict (url) do nothing';
    await this.database.execute(sql, [url, at]);
    const feed = await this.byUrl(url);
    if (feed === null) throw new Error(`the feed ${url} was removed while it was added`);
    return feed;
  }

  override async enlist(urls: readonly string[], at: EpochMs): Promise<readonly Feed[]> {
    // In one order, so that two lists at once wait for each other instead of for ever.
    const inOrder = [...new Set(urls)].sort();
    await this.database.execute(ADD_ALL, [inOrder, at]);
    const rows = await this.database.query<FeedRow>('select * from feed.feed where url = any($1)', [inOrder]);
    const byUrl = new Map(rows.map((row) => [row.url, toFeed(row)]));
    return urls.flatMap((url) => byUrl.get(url) ?? []);
  }

  override async update(id: number, change: (feed: Feed) => Promise<Feed>): Promise<Feed | null> {
    return this.unitOfWork.run(async () => {
      const sql = 'select * from feed.feed where id = $1 for update';
      const [row] = await this.database.query<FeedRow>(sql, [id], 'feed.lock');
      if (row === undefined) return null;
      const changed = await change(toFeed(row));
      await this.database.execute(UPDATE, toParams(changed));
      return changed;
    });
  }

  override async claimDue({ now, leaseUntil, limit }: Claim): Promise<Feed[]> {
    const rows = await this.database.query<FeedRow>(CLAIM, [now, leaseUntil, limit], 'feed.claim');
    return rows.map(toFeed);
  }
}
