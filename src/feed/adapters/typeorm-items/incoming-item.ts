import { hash } from 'node:crypto';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { ParsedItem } from '../../application/ports/feed-fetcher.js';
import type { FeedDocument } from '../../application/ports/item-store.js';
import { identityOf, isRevision, withoutRepetitions, type Entry } from '../../domain/item-identity.js';
import { canonicalLink } from '../../domain/item-link.js';

const MOST_ITEMS = 500;
/** Few enough to leave the event loop free between two statements, many enough to be quick. */
const BATCH_ITEMS = 50;
const BATCH_CHARACTERS = 300_000;

/** An entry of a document on its way into the tables; `identity` and `link` are hashes. */
export interface Incoming extends Entry {
  readonly feedId: number;
  /** When its document came. */
  readonly at: EpochMs;
  readonly item: ParsedItem;
  /** Among the entries of the document, from 0. */
  readonly place: number;
  readonly contentHash: string;
}

/** 128 bits of SHA-256, in the shape of a uuid column. */
export const hashOf = (text: string): string => hash('sha256', text, 'hex').slice(0, 32);

/** PostgreSQL takes no NUL and no half of a surrogate pair. */
const storable = (text: string | null): string | null => text?.replaceAll('\0', '').toWellFormed() ?? null;

const storableItem = (item: ParsedItem): ParsedItem => ({
  guid: storable(item.guid),
  title: storable(item.title) ?? '',
  url: storable(item.url),
  author: storable(item.author),
  publishedAt: item.publishedAt,
  summary: storable(item.summary),
  contentText: storable(item.contentText),
  contentRaw: storable(item.contentRaw),
  enclosures: item.enclosures.map((one) => ({ ...one, url: storable(one.url) ?? '', type: storable(one.type) })),
  categories: item.categories.map((one) => storable(one) ?? ''),
  language: storable(item.language),
});

/**
 * A date in the future is the time of this fetch, so a date alone is no change. Categories are not what an item says,
 * and items from before they were kept have none: they are no change either.
 */
export const contentHashOf = (item: ParsedItem, language = item.language): string =>
  hashOf(JSON.stringify({ ...item, publishedAt: null, categories: undefined, language }));

const toIncoming = ({ feedId, at }: FeedDocument, item: ParsedItem, place: number): Incoming => ({
  feedId,
  at,
  item,
  place,
  identity: hashOf(identityOf(item)),
  link: item.url === null ? null : hashOf(canonicalLink(item.url)),
  title: item.title,
  publishedAt: item.publishedAt,
  isRevision: isRevision(item),
  contentHash: contentHashOf(item),
});

/** What a document brings, each entry once. */
export const incomingOf = (document: FeedDocument): Incoming[] =>
  withoutRepetitions(document.items.slice(0, MOST_ITEMS).map(storableItem)).map((item, place) =>
    toIncoming(document, item, place),
  );

/** In the same order, as much in each as one statement should carry. */
export function batchesOf(incoming: readonly Incoming[]): Incoming[][] {
  const batches: Incoming[][] = [];
  let characters = 0;
  for (const one of incoming) {
    const last = batches.at(-1);
    characters += one.item.contentText?.length ?? 0;
    if (last !== undefined && last.length < BATCH_ITEMS && characters <= BATCH_CHARACTERS) last.push(one);
    else {
      batches.push([one]);
      characters = one.item.contentText?.length ?? 0;
    }
  }
  return batches;
}
