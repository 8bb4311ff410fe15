import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { FeedMoves } from '../../application/ports/feed-moves.js';
import { ItemStore } from '../../application/ports/item-store.js';
import type { Feed } from '../../domain/feed.js';
import { columnsOf, REMEMBER_FORMER, toFeed, type FeedRow } from './typeorm-feed-store.js';

// Whoever adds a feed there at this moment is waited for, and whoever comes later waits for us.
const RESERVE = `
  insert into feed.feed (url, created_at) values ($1, 0) on conflict (url) do nothing returning id`;

const AT = `select ${columnsOf('feed')} from feed.feed where url = $1`;

const LOCK_BOTH = 'select id from feed.feed where id in ($1, $2) order by id for no key update';

const MERGED_INTO = `
  select ${columnsOf('feed')} from feed.former_feed former join feed.feed on feed.id = former.into_id where former.id = $1`;

// It is nobody's address: those of feeds have no fragment. Its items are shown as those of the feed that it has become.
const ARCHIVE = `
  update feed.feed f set url = o.url || '#' || f.id, title = o.title, site_url = o.site_url, watched = false,
    next_check_at = null, leased_until = null, permanent_url = null
  from feed.feed o where f.id = $1 and o.id = $2`;

const PASS_ON = [
  'update feed.former_url set feed_id = $2 where feed_id = $1',
  'update feed.former_feed set into_id = $2 where into_id = $1',
  'insert into feed.former_feed (id, into_id) values ($1, $2)',
];

@Injectable()
export class TypeormFeedMoves extends FeedMoves {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly items: ItemStore,
  ) {
    super();
  }

  override alone<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async () => {
      await this.database.lock('feed:moves');
      return work();
    });
  }

  override async at(url: string): Promise<Feed | null> {
    const [reserved] = await this.database.query<{ id: number }>(RESERVE, [url]);
    if (reserved !== undefined) {
      await this.database.execute('delete from feed.feed where id = $1', [reserved.id]);
      return null;
    }
    const [row] = await this.database.query<FeedRow>(AT, [url]);
    return row === undefined ? null : toFeed(row);
  }

  override async remember(url: string, feedId: number): Promise<void> {
    await this.database.execute(REMEMBER_FORMER, [url, feedId]);
  }

  override async merge(from: Pick<Feed, 'id' | 'url'>, into: Pick<Feed, 'id'>): Promise<void> {
    await this.database.query(LOCK_BOTH, [from.id, into.id]);
    const archived = await this.items.mergeTwins(from.id, into.id);
    for (const sql of PASS_ON) await this.database.execute(sql, [from.id, into.id]);
    await this.remember(from.url, into.id);
    if (archived) await this.database.execute(ARCHIVE, [from.id, into.id]);
    else await this.database.execute('delete from feed.feed where id = $1', [from.id]);
  }

  override async mergedInto(feedId: number): Promise<Feed | null> {
    const [row] = await this.database.query<FeedRow>(MERGED_INTO, [feedId]);
    return row === undefined ? null : toFeed(row);
  }
}
