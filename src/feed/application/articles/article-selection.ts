import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { FetchRecorded, FetchRecordedListener } from '../fetching/fetch-recorded.js';
import { isNeededNoMore, isToBeFetched } from '../../domain/article.js';
import { ArticleReaders } from '../ports/article-readers.js';
import { ArticleStore } from '../ports/article-store.js';
import type { AskedFeed } from '../ports/hub-store.js';

/** Of a feed; older items are read by few, and a site is not asked for a whole archive. */
const NEWEST = 50;

/** Decides of which items the articles are to be fetched. */
@Injectable()
export class ArticleSelection implements FetchRecordedListener {
  constructor(
    private readonly readers: ArticleReaders,
    private readonly articles: ArticleStore,
  ) {}

  async onFetchesRecorded(fetches: readonly FetchRecorded[]): Promise<void> {
    const documents = fetches.filter(({ outcome }) => outcome.outcome === 'fetched');
    if (documents.length > 0) await this.review(documents.map(({ before: { id: feedId }, at }) => ({ feedId, at })));
  }

  /** After the items of the feeds have changed, or somebody chose their articles. Needs a lock on them. */
  async review(feeds: readonly AskedFeed[]): Promise<void> {
    const read = await this.readers.among(feeds.map(({ feedId }) => feedId));
    for (const { feedId, at } of feeds) if (read.has(feedId)) await this.select(feedId, at);
  }

  private async select(feedId: number, at: EpochMs): Promise<void> {
    const prospects = await this.articles.newest(feedId, NEWEST);
    await this.articles.renew(prospects.flatMap(({ itemId, article }) => (article?.isOutdated === true ? itemId : [])));
    await this.articles.enqueue(prospects.filter(isToBeFetched), at);
    await this.articles.drop(prospects.filter(isNeededNoMore).map(({ itemId }) => itemId));
  }
}
