import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { ItemRetention, type OldItemsPage, type Retention } from '../../application/ports/item-retention.js';

const FEEDS_AT_ONCE = 500;

/** Who has just subscribed has it fetched before it is watched. */
const FOLLOWED = '(f.watched or coalesce(f.last_attempt_at, f.created_at) >= $1)';

/** Items i of feed f that are dated before $1 and, where somebody follows f, come after its newest $2. */
const OLD = `
  i.feed_id = f.id and not i.kept and i.sort_at < $1 and (not ${FOLLOWED} or (i.sort_at, i.id) < (
    select x.sort_at, x.id from feed.item x where x.feed_id = f.id
    order by x.sort_at desc, x.id desc offset greatest($2::int - 1, 0) limit 1))`;

const COUNT = `
  with f as materialized (select * from feed.feed where id > $3 order by id limit $4)
  select f.id as feed_id, (select count(*) from feed.item i where ${OLD}) as count from f order by f.id`;

// What is removed from a feed that nobody follows may come back with a follower.
const FORGET = `
  update feed.feed f set etag = null, last_modified = null, body_hash = null where id = $2 and not ${FOLLOWED}`;

const REMOVE = `
  with gone as (
    delete from feed.item i using feed.feed f where f.id = $3 and not i.kept and i.id in (
      select i.id from feed.item i where ${OLD} order by i.sort_at, i.id limit $4)
    returning i.feed_id, i.guid_hash, i.link_hash, i.published_at, ${FOLLOWED} as followed
  ), noted as (
    insert into feed.former_item (feed_id, guid_hash, link_hash, published_at, last_seen_at)
    select feed_id, guid_hash, link_hash, published_at, $5 from gone where followed
    on conflict (feed_id, guid_hash) do update set last_seen_at = excluded.last_seen_at
  )
  select count(*) as count from gone`;

@Injectable()
export class TypeormItemRetention extends ItemRetention {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async old({ before, atLeast }: Retention, after: number): Promise<OldItemsPage> {
    const params = [before, atLeast, after, FEEDS_AT_ONCE];
    const rows = await this.database.query<{ feed_id: number; count: number }>(COUNT, params, 'feed.count-old');
    const feeds = rows.map(({ feed_id: feedId, count }) => ({ feedId, count })).filter(({ count }) => count > 0);
    return { feeds, next: rows.length < FEEDS_AT_ONCE ? null : (rows.at(-1)?.feed_id ?? null) };
  }

  override async remove(feedId: number, { before, atLeast }: Retention, at: EpochMs, limit: number): Promise<number> {
    return this.unitOfWork.run(async () => {
      // Without waiting: a fetch may hold it, and the next run comes soon.
      const lock = 'select id from feed.feed where id = $1 for update skip locked';
      if ((await this.database.query(lock, [feedId], 'feed.lock-to-remove')).length === 0) return 0;
      const params = [before, atLeast, feedId, limit, at];
      const [row] = await this.database.query<{ count: number }>(REMOVE, params, 'feed.remove-old');
      const count = row?.count ?? 0;
      if (count > 0) await this.database.execute(FORGET, [before, feedId]);
      return count;
    });
  }
}
