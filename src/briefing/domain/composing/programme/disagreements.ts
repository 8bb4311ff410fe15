import type { Language } from '../../../../shared/kernel/language.js';
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
    return [claimed(book.claim, { figure: counted, source: sourceWithin(item, book) })];
  });
  return claims.length < 2 ? null : claims.join(book.listed);
}

/** The one that all of them speak; null: they speak several. */
export function languageOfClaims({ figures }: Disagreement, { story }: Pick<Telling, 'story'>): Language | null {
  const ids = new Set(figures.map(({ citation }) => citation.itemId));
  const claiming = story.members.filter(({ reading }) => ids.has(reading.item.id));
  const [language, ...others] = new Set(claiming.map(({ reading }) => reading.language));
  return language === undefined || others.length > 0 ? null : language;
}

/** Both at once, and as they stand: "US$" of a feed is no pattern of a replacement, "{source}" no gap. */
const claimed = (form: string, { figure, source }: { readonly figure: string; readonly source: string }): string =>
  form.replace(/\{(?:figure|source)\}/gu, (gap) => (gap === '{figure}' ? figure : source));

function withUnit(figure: string, unit: string, { language }: PhraseBook): string {
  if (unit === '' || figure.endsWith(unit)) return figure;
  const isGlued = isCjk(language) || (unit === '%' && language === 'en');
  return isGlued ? `${figure}${unit}` : `${figure} ${unit}`;
}
