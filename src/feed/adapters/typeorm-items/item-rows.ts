import { fromUuid, toUuid } from '../../../shared/storage/database/type-id-ids.js';
import { brand } from '../../../shared/kernel/brand.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { isId, type FeedItemId } from '../../../shared/kernel/identifiers.js';
import type { Cursor } from '../../../shared/kernel/page.js';
import type { ItemFilter, ItemSummary } from '../../application/ports/item-reader.js';
import { saysItsName } from '../../domain/feed-title.js';
import { addressOf, titleOf } from '../../domain/feed.js';

/** The sort key of an item in every list. */
export interface Place {
  readonly sort_at: number;
  readonly id: string;
}

export interface ItemRow {
  readonly id: string;
  readonly feed_id: number;
  readonly title: string;
  readonly author: string | null;
  readonly url: string | null;
  readonly summary: string | null;
  readonly published_at: number | null;
  readonly created_at: number;
  readonly feed_title: string | null;
  readonly feed_url: string;
}

export const COLUMNS = `i.id, i.feed_id, i.title, i.author, i.url, i.summary, i.published_at, i.created_at,
    f.title as feed_title, f.url as feed_url`;

export const toItemId = (uuid: string): FeedItemId => brand<FeedItemId>(fromUuid('itm', uuid));

export const toSummary = (row: ItemRow): ItemSummary => ({
  id: toItemId(row.id),
  title: row.title,
  author: row.author,
  url: row.url,
  publishedAt: row.published_at,
  summary: row.summary,
  createdAt: row.created_at,
  feed: {
    id: row.feed_id,
    title: titleOf({ title: row.feed_title, url: row.feed_url }),
    url: addressOf(row.feed_url),
    titled: saysItsName(row.feed_title),
  },
});

const timeOf = (item: ItemSummary): EpochMs => item.publishedAt ?? item.createdAt;

export const cursorOf = (item: ItemSummary): Cursor => ({ at: timeOf(item), id: item.id });

/** The well-formed ids among these; others never reach the database. */
export const toUuids = (ids: readonly string[]): string[] =>
  [...new Set(ids)].filter((id) => isId('itm', id)).map((id) => toUuid('itm', id));

export const LOWEST_ID = '00000000-0000-0000-0000-000000000000';
const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Below `upper`, at or after `from`. */
export interface Range {
  readonly upper: Place;
  readonly from: EpochMs;
}

const placeOf = ({ at, id }: Cursor): Place => ({ sort_at: at, id: toUuid('itm', id) });

export function rangeOf({ after, before }: Pick<ItemFilter, 'after' | 'before'>, cursor: Cursor | null): Range {
  const from = after ?? Number.MIN_SAFE_INTEGER;
  if (cursor !== null && (before === null || cursor.at < before)) return { upper: placeOf(cursor), from };
  if (before !== null) return { upper: { sort_at: before, id: LOWEST_ID }, from };
  return { upper: { sort_at: Number.MAX_SAFE_INTEGER, id: HIGHEST_ID }, from };
}

/** What nearly every statement on items begins with: $1 to $5. An array is written here: the driver takes its time. */
export const paramsOf = (feedIds: readonly number[], limit: number, { upper, from }: Range): unknown[] => [
  arrayOf(feedIds),
  limit,
  upper.sort_at,
  upper.id,
  from,
];

export const arrayOf = (feedIds: readonly number[]): string => `{${feedIds.join(',')}}`;
