import type { ParsedItem } from '../../../../src/feed/application/ports/feed-fetcher.js';
import type { ItemContent, ItemReader, ItemSummary } from '../../../../src/feed/application/ports/item-reader.js';
import type { ItemRetention } from '../../../../src/feed/application/ports/item-retention.js';
import type { Ingested, ItemStore } from '../../../../src/feed/application/ports/item-store.js';
import { parsed } from '../../support/feed-test-bed.js';

export interface ItemsUnderTest {
  readonly store: ItemStore;
  readonly retention: ItemRetention;
  readonly reader: ItemReader;
  /** A feed of its own, which somebody follows or nobody ever did. */
  newFeed(followed?: boolean): Promise<number>;
  /** What `work` does is done under a lock on these feeds, or not at all. */
  locked<T>(feedIds: readonly number[], work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const DAY = 86_400_000;
export const NOW = Date.UTC(2026, 6, 28);

/** An entry of a publisher who gives each a guid, a link and a date. */
export const article = (name: string, changes: Partial<ParsedItem> = {}): ParsedItem =>
  parsed({ guid: name, url: `https://news.example/${name}`, title: name, publishedAt: NOW - DAY, ...changes });

/** Feeds and their items, on the store that `opened` gives. */
export function itemsOf(opened: () => ItemsUnderTest) {
  const ingest = async (feedId: number, items: readonly ParsedItem[], at = NOW): Promise<Ingested> => {
    const ingested = await opened().locked([feedId], () => opened().store.ingest([{ feedId, items, at }]));
    return ingested.get(feedId) ?? { added: 0, revised: [] };
  };

  const fetchInto = async (feedId: number, items: readonly ParsedItem[], at = NOW): Promise<number> =>
    (await ingest(feedId, items, at)).added;

  async function feedWith(...items: ParsedItem[]): Promise<number> {
    const feedId = await opened().newFeed();
    await fetchInto(feedId, items);
    return feedId;
  }

  async function list(feedId: number): Promise<readonly ItemSummary[]> {
    const filter = { feedIds: [feedId], ids: null, after: null, before: null };
    return (await opened().reader.page(filter, { cursor: null, limit: 1_000 })).rows;
  }

  const titles = async (feedId: number): Promise<string[]> => (await list(feedId)).map(({ title }) => title);

  const read = (feedId: number, id: string): Promise<ItemContent | null> =>
    opened().reader.one([feedId], id, { offset: 0, length: 20_000 });

  return { ingest, fetchInto, feedWith, list, titles, read };
}
