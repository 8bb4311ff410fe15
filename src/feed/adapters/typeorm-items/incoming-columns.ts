import type { ParsedItem } from '../../application/ports/feed-fetcher.js';
import { phraseFilterOf } from '../../domain/phrase-filter.js';
import { cutText, lexemesOf } from '../../domain/search-words.js';
import { byteaArrayOf, textArrayOf, tsvectorArrayOf } from './binary-arrays.js';
import type { Incoming } from './incoming-item.js';

export const enclosuresOf = ({ enclosures }: ParsedItem): string | null =>
  enclosures.length === 0 ? null : JSON.stringify(enclosures);

const categoriesOf = ({ categories }: ParsedItem): string | null =>
  categories.length === 0 ? null : JSON.stringify(categories);

/** The parameters of UPSERT, in its order: a column each. */
export function columnsOf(incoming: readonly Incoming[], nextId: () => string): readonly unknown[] {
  const items = incoming.map(({ item }) => item);
  const words = items.map(wordsOf);
  return [
    incoming.map(({ feedId }) => feedId),
    incoming.map(({ at }) => at),
    incoming.map(nextId),
    incoming.map(({ identity }) => identity),
    incoming.map(({ link }) => link),
    incoming.map(({ contentHash }) => contentHash),
    items.map(({ publishedAt }) => publishedAt),
    textArrayOf(items.map(({ title }) => title)),
    items.map(({ author }) => author),
    items.map(({ url }) => url),
    textArrayOf(items.map(({ summary }) => summary)),
    items.map(enclosuresOf),
    items.map(categoriesOf),
    items.map(({ language }) => language),
    textArrayOf(items.map(({ contentText }) => contentText)),
    textArrayOf(items.map(({ contentRaw }) => contentRaw)),
    tsvectorArrayOf(words.map(({ head }) => head)),
    tsvectorArrayOf(words.map(({ further }) => further)),
    incoming.map(({ place }) => place),
    byteaArrayOf(words.map(({ phrases }) => phrases)),
  ];
}

interface ItemWords {
  readonly head: ReadonlySet<string>;
  /** Those of the content that are not in the head. */
  readonly further: ReadonlySet<string>;
  readonly phrases: Uint8Array;
}

function wordsOf({ title, summary, author, contentText }: ParsedItem): ItemWords {
  const heads = [title, summary, author].map(cutText);
  const content = cutText(contentText);
  const head = lexemesOf(heads);
  return { head, further: lexemesOf([content], head), phrases: phraseFilterOf([...heads, content]) };
}
