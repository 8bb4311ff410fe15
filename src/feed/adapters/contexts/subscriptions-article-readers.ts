import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionsApi } from '../../../subscriptions/api.js';
import { ArticleReaders } from '../../application/ports/article-readers.js';

@Injectable()
export class SubscriptionsArticleReaders extends ArticleReaders {
  constructor(private readonly subscriptions: SubscriptionsApi) {
    super();
  }

  override feedsOf(caller: CallerId): Promise<ReadonlySet<number>> {
    return this.subscriptions.articleFeeds(caller);
  }

  override among(feedIds: readonly number[]): Promise<ReadonlySet<number>> {
    return this.subscriptions.withArticles(feedIds);
  }
}
