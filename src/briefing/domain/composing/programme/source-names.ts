import type { Material } from '../material.js';
import type { PhraseBook } from '../phrase-book/phrase-book.js';
import { oncePer } from '../once-per.js';
import { siteName, sourceName } from '../source-name.js';
import { isSayable } from '../text/sayable.js';

type Titled = Pick<Material, 'sourceTitle' | 'url'>;

/** What a host calls the source of an item: by its address, where a voice would spell its name. */
export const sourceOf = (item: Titled, book: PhraseBook): string => namesIn(book)(item);

/** A plan is told again and again until its length fits. */
const namesIn = oncePer((book: PhraseBook) =>
  oncePer(
    ({ sourceTitle, url }: Titled): string =>
      [sourceName(sourceTitle, url), siteName(url)].find((name) => name !== '' && isSayable(name, book.language)) ??
      book.someSource,
  ),
);

const THE = /^The (?=\p{L})/u;

/** The same inside a sentence: "the BBC", "the Aldermoor Gazette". */
export function sourceWithin(item: Titled, book: PhraseBook): string {
  const name = sourceOf(item, book);
  if (Object.hasOwn(book.withArticle, name)) return book.withArticle[name] ?? name;
  return book.language === 'en' ? name.replace(THE, 'the ') : name;
}
