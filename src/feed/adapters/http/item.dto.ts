import { EpochMsField, Nullable, Optional, Text, TypeOf } from '../../../shared/delivery/http/dto.js';
import type { ItemSummary } from '../../application/ports/item-reader.js';
import type { Sourced } from '../../application/sourced-item.js';

export class ItemSource {
  @Text(1) id!: string;
  @Text(1) title!: string;
  @Text(1) feed_url!: string;
}

export class ItemSummaryBody {
  @Text(1) id!: string;
  @Text(1) title!: string;
  @Text() @Nullable() author!: string | null;
  @Text() @Nullable() url!: string | null;
  @EpochMsField() @Nullable() published_at!: number | null;
  @Text() @Nullable() summary!: string | null;
  @EpochMsField() created_at!: number;
  @TypeOf(ItemSource) source!: ItemSource;
}

export class ItemRaw {
  @Optional() @Text() @Nullable() content_raw?: string | null;
}

export class ItemBody extends ItemSummaryBody {
  @Optional() @Text() @Nullable() content_text?: string | null;
  @Optional() @TypeOf(ItemRaw) raw?: ItemRaw;
}

export const toItemSummary = (item: Sourced<ItemSummary>): ItemSummaryBody => ({
  id: item.id,
  title: item.title,
  author: item.author,
  url: item.url,
  published_at: item.publishedAt,
  summary: item.summary,
  created_at: item.createdAt,
  source: { id: item.subscriptionId, title: item.feed.title, feed_url: item.feed.url },
});
