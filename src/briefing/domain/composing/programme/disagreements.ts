import type { Disagreement } from '../../script.js';
import type { Telling } from '../telling.js';
import type { PhraseBook } from '../phrase-book/phrase-book.js';
import { isCjk } from '../text/words.js';
import { sourceWithin } from './source-names.js';

/** More figures in one breath are not remembered. */
const MOST_CLAIMS = 3;

/** "12 dead according to the BBC, 15 according to Reuters"; null: fewer than two of the sources are in the story. */
export function claimsOf(
  { figures, unit }: Disagreement,
  { story }: Pick<Telling, 'story'>,
  book: PhraseBook,
): string | null {
  const claims = figures.slice(0, MOST_CLAIMS).flatMap(({ figure, citation }, index) => {
    const item = story.members.find(({ reading }) => reading.item.id === citation.itemId)?.reading.item;
    if (item === undefined) return [];
    const counted = index === 0 || isCjk(book.language) ? withUnit(figure, unit, book) : figure;
    return [book.claim.replace('{figure}', counted).replace('{source}', sourceWithin(item, book))];
  });
  return claims.length < 2 ? null : claims.join(book.listed);
}

function withUnit(figure: string, unit: string, { language }: PhraseBook): string {
  if (unit === '' || figure.endsWith(unit)) return figure;
  const isGlued = isCjk(language) || (unit === '%' && language === 'en');
  return isGlued ? `${figure}${unit}` : `${figure} ${unit}`;
}
