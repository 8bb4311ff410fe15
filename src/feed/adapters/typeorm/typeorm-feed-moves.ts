import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { FeedMoves } from '../../application/ports/feed-moves.js';
import { ItemStore } from '../../application/ports/item-store.js';
import type { Feed } from '../../domain/feed.js';
import { ARCHIVE, LOCK_BOTH, MERGED_INTO, RESERVE } from './feed-moves.sql.js';
import { feeds, toFeed, type FeedRow } from './feed-row.js';
import { formerFeeds, formerUrls } from './former-feed-row.js';
import { rememberUrl } from './typeorm-feed-store.js';

@Injectable()
export class TypeormFeedMoves extends FeedMoves {
  constructor(
    private readonly repositories: Repositories,
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
      await this.repositories.of(feeds).delete({ id: reserved.id });
      return null;
    }
    const row = await this.repositories.of(feeds).findOneBy({ url });
    return row === null ? null : toFeed(row);
  }

  override async remember(url: string, feedId: number): Promise<void> {
    await rememberUrl(this.repositories, url, feedId);
  }

  override async merge(from: Pick<Feed, 'id' | 'url'>, into: Pick<Feed, 'id'>): Promise<void> {
    await this.database.query(LOCK_BOTH, [from.id, into.id]);
    const archived = await this.items.mergeTwins(from.id, into.id);
    await this.repositories.of(formerUrls).update({ feedId: from.id }, { feedId: into.id });
    await this.repositories.of(formerFeeds).update({ into: from.id }, { into: into.id });
    await this.repositories.of(formerFeeds).insert({ id: from.id, into: into.id });
    await this.remember(from.url, into.id);
    if (archived) await this.database.execute(ARCHIVE, [from.id, into.id]);
    else await this.repositories.of(feeds).delete({ id: from.id });
  }

  override async mergedInto(feedId: number): Promise<Feed | null> {
    const [row] = await this.database.query<FeedRow>(MERGED_INTO, [feedId]);
    return row === undefined ? null : toFeed(row);
  }
}
