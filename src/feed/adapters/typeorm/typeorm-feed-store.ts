import { Injectable } from '@nestjs/common';
import { cleanJson } from '../../../shared/storage/database/clean-json.js';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { FeedStore } from '../../application/ports/feed-store.js';
import type { Feed } from '../../domain/feed.js';
import { feeds, toFeed, toSavedRow, type FeedRow } from './feed-row.js';
import { ADD_ALL, ALL_BY_URL, ALL_DUE, BY_URL, LOCK_ALL, SAVE_ALL, UNKNOWN } from './feeds.sql.js';
import { formerUrls } from './former-feed-row.js';

@Injectable()
export class TypeormFeedStore extends FeedStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async byUrl(url: string): Promise<Feed | null> {
    const [row] = await this.database.query<FeedRow>(BY_URL, [url], 'feed.by-url');
    return row === undefined ? null : toFeed(row);
  }

  override async unknown(urls: readonly string[]): Promise<readonly string[]> {
    const rows = await this.database.query<{ url: string }>(UNKNOWN, [urls]);
    return rows.map(({ url }) => url);
  }

  override async ensure(url: string, at: EpochMs, formerUrl = url): Promise<Feed> {
    return this.unitOfWork.run(async () => {
      await this.rows.createQueryBuilder().insert().values({ url, createdAt: at }).orIgnore().execute();
      const feed = await this.byUrl(url);
      if (feed === null) throw new Error(`the feed ${url} was removed while it was added`);
      if (formerUrl !== url) await rememberUrl(this.repositories, formerUrl, feed.id);
      return feed;
    });
  }

  override async register(urls: readonly string[], at: EpochMs): Promise<readonly Feed[]> {
    // Locked in one order, so that two concurrent imports cannot deadlock.
    const inOrder = [...new Set(urls)].sort();
    await this.database.execute(ADD_ALL, [inOrder, at]);
    await this.database.execute(ALL_DUE, [inOrder, at]);
    const rows = await this.database.query<FeedRow & { asked_url: string }>(ALL_BY_URL, [inOrder]);
    const byUrl = new Map(rows.map((row) => [row.asked_url, toFeed(row)]));
    return urls.flatMap((url) => byUrl.get(url) ?? []);
  }

  override updateAll(
    ids: readonly number[],
    change: (feeds: readonly Feed[]) => Promise<readonly Feed[]>,
  ): Promise<readonly Feed[]> {
    return this.unitOfWork.run(async () => {
      const rows = await this.database.query<FeedRow>(LOCK_ALL, [ids], 'feed.lock');
      if (rows.length === 0) return [];
      const before = rows.map(toFeed);
      const after = await change(before);
      const changed = after.filter((feed, index) => feed !== before[index]);
      if (changed.length > 0) {
        await this.database.query(SAVE_ALL, [JSON.stringify(cleanJson(changed.map(toSavedRow)))], 'feed.save');
      }
      return after;
    });
  }

  override async update(id: number, change: (feed: Feed) => Promise<Feed>): Promise<Feed | null> {
    const [changed] = await this.updateAll([id], (found) => Promise.all(found.map(change)));
    return changed ?? null;
  }

  private get rows() {
    return this.repositories.of(feeds);
  }
}

/** The former address becomes an alias of this feed. */
export async function rememberUrl(repositories: Repositories, url: string, feedId: number): Promise<void> {
  const options = { conflictPaths: ['url'], skipUpdateIfNoValuesChanged: true };
  await repositories.of(formerUrls).upsert({ url, feedId }, options);
}
