import type { ParsedItem } from '../../application/ports/feed-fetcher.js';
import { phraseFilterOf } from '../../domain/phrase-filter.js';
import { lexemesOf } from '../../domain/search-words.js';
import type { Incoming } from './incoming-item.js';
import { byteaOf, tsvectorOf } from './lexemes.js';

export const enclosuresOf = ({ enclosures }: ParsedItem): string | null =>
  enclosures.length === 0 ? null : JSON.stringify(enclosures);

const categoriesOf = ({ categories }: ParsedItem): string | null =>
  categories.length === 0 ? null : JSON.stringify(categories);

/** The parameters of UPSERT, in its order: a column each. */
export function columnsOf(incoming: readonly Incoming[], nextId: () => string): readonly (readonly unknown[])[] {
  const items = incoming.map(({ item }) => item);
  const heads = items.map(({ title, summary, author }) => [title, summary, author]);
  const headWords = heads.map((head) => lexemesOf(head));
  return [
    incoming.map(({ feedId }) => feedId),
    incoming.map(({ at }) => at),
    incoming.map(nextId),
    incoming.map(({ identity }) => identity),
    incoming.map(({ link }) => link),
    incoming.map(({ contentHash }) => contentHash),
    items.map(({ publishedAt }) => publishedAt),
    items.map(({ title }) => title),
    items.map(({ author }) => author),
    items.map(({ url }) => url),
    items.map(({ summary }) => summary),
    items.map(enclosuresOf),
    items.map(categoriesOf),
    items.map(({ language }) => language),
    items.map(({ contentText }) => contentText),
    items.map(({ contentRaw }) => contentRaw),
    headWords.map(tsvectorOf),
    items.map(({ contentText }, index) => tsvectorOf(lexemesOf([contentText], headWords[index]))),
    incoming.map(({ place }) => place),
    items.map(({ contentText }, index) => byteaOf(phraseFilterOf([...(heads[index] ?? []), contentText]))),
  ];
}
