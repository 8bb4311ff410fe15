import { Injectable } from '@nestjs/common';
import type { CallerId, FeedItemId } from '../../../shared/kernel/identifiers.js';
import { ArticleReader, type ArticleWindow } from '../ports/article-reader.js';
import { ArticleReaders } from '../ports/article-readers.js';
import type { ItemSummary } from '../ports/item-reader.js';
import type { ContentWindow } from '../../domain/content-window.js';

/** What callers read instead of the text of a feed, where they chose its articles. */
@Injectable()
export class ArticleTexts {
  constructor(
    private readonly readers: ArticleReaders,
    private readonly articles: ArticleReader,
  ) {}

  /** null: they read what the feed says. */
  async window(caller: CallerId, item: ItemSummary, window: ContentWindow): Promise<ArticleWindow | null> {
    const chosen = await this.readers.feedsOf(caller);
    return chosen.has(item.feed.id) ? this.articles.window(item.id, window) : null;
  }

  /** By item; those that are not in it say what the feed says. */
  async of(caller: CallerId, items: readonly ItemSummary[]): Promise<ReadonlyMap<FeedItemId, string>> {
    const chosen = await this.readers.feedsOf(caller);
    const ids = items.filter(({ feed }) => chosen.has(feed.id)).map(({ id }) => id);
    return ids.length === 0 ? new Map() : this.articles.texts(ids);
  }
}
