import type { Material } from '../material.js';
import type { PhraseBook } from '../phrase-book/phrase-book.js';
import { sourceName } from '../source-name.js';

type Titled = Pick<Material, 'sourceTitle' | 'url'>;

/** What a host calls the source of an item. */
export const sourceOf = ({ sourceTitle, url }: Titled, book: PhraseBook): string =>
  sourceName(sourceTitle, url) || book.someSource;

/** The same inside a sentence: "the BBC". */
export function sourceWithin(item: Titled, book: PhraseBook): string {
  const name = sourceOf(item, book);
  return Object.hasOwn(book.withArticle, name) ? (book.withArticle[name] ?? name) : name;
}
