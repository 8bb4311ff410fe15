import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { FetchRecorded, FetchRecordedListener } from '../fetching/fetch-recorded.js';
import { isNeededNoMore, isToBeFetched } from '../../domain/article.js';
import { ArticleReaders } from '../ports/article-readers.js';
import { ArticleStore } from '../ports/article-store.js';

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
    for (const { before, outcome, at } of fetches) if (outcome.outcome === 'fetched') await this.review(before.id, at);
  }

  /** After the items of the feed have changed, or somebody chose its articles. Needs a lock on the feed. */
  async review(feedId: number, at: EpochMs): Promise<void> {
    if (!(await this.readers.anyOf(feedId))) return;
    const prospects = await this.articles.newest(feedId, NEWEST);
    await this.articles.renew(prospects.flatMap(({ itemId, article }) => (article?.isOutdated === true ? itemId : [])));
    await this.articles.enqueue(prospects.filter(isToBeFetched), at);
    await this.articles.drop(prospects.filter(isNeededNoMore).map(({ itemId }) => itemId));
  }
}
