import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { FeedApi, type MaterialItem, type MaterialQuery } from '../api.js';
import { ItemReader } from './ports/item-reader.js';
import { VisibleFeeds, type Visible } from './ports/visible-feeds.js';
import { withSources } from './sourced-item.js';

/** What Briefing is told of items: those that the caller sees, with their text and source. */
@Injectable()
export class FeedMaterial extends FeedApi {
  constructor(
    private readonly feeds: VisibleFeeds,
    private readonly items: ItemReader,
  ) {
    super();
  }

  override async material(caller: CallerId, query: MaterialQuery): Promise<MaterialItem[]> {
    const { itemIds, after, before, limit } = query;
    const visible = await this.feeds.of(caller);
    const filter = { ids: itemIds ?? null, after: after ?? null, before: before ?? null };
    const items = await this.items.texts({ ...filter, feedIds: feedIdsOf(visible, query) }, limit);
    return withSources(items, visible).map(({ id, subscriptionId, feed, publishedAt, createdAt, ...item }) => {
      const { title, author, url, text } = item;
      return { id, subscriptionId, sourceTitle: feed.title, title, author, url, at: publishedAt ?? createdAt, text };
    });
  }

  override async visible(caller: CallerId, itemIds: readonly string[]): Promise<Set<string>> {
    const visible = await this.feeds.of(caller);
    return this.items.existing([...visible.keys()], itemIds);
  }
}

function feedIdsOf(visible: Visible, { only, except }: MaterialQuery): number[] {
  const chosen = only === undefined ? null : new Set(only);
  const excluded = new Set(except);
  return [...visible].flatMap(([feedId, id]) =>
    (chosen === null || chosen.has(id)) && !excluded.has(id) ? [feedId] : [],
  );
}
