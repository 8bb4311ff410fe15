import { isCjk } from '../composing/text/words.js';
import { isContrary } from '../rewriting/verifying/matching.js';
import { quotationsIn } from '../rewriting/verifying/rules/quotations.js';
import type { Token } from '../rewriting/verifying/token.js';
import { align, readSentence, type Alignment, type Hunk, type ReadSentence } from './aligning.js';
import { figureChangeIn } from './changed-figures.js';
import { isOtherCjkName, isOtherName, type Whole } from './changed-names.js';
import { flat } from './flat-text.js';
import { isOfMovingFigures, isOfRunningCount } from './moving-figures.js';
import { isSpelling } from './spelling.js';

/** What is different in substance between two sentences that are one sentence otherwise. */
export type Substance = 'growth' | 'figure' | 'date' | 'name' | 'denial' | 'contrary' | 'quotation';

/** Less is another sentence. */
const LIKENESS = { latin: 0.62, cjk: 0.6 };
/** What concerns who, when and what in whole: the rest must be the same. */
const STRICT = { latin: 0.75, cjk: 0.7 };
const FEWEST_WORDS = 3;

/** What a sentence says now that it did not say before; null: the same in other words, or something else altogether. */
export function substanceBetween(was: ReadSentence, is: ReadSentence, whole: Whole): Substance | null {
  const alignment = align(was, is);
  const strict = isCjk(was.language) ? STRICT.cjk : STRICT.latin;
  const least = isCjk(was.language) ? LIKENESS.cjk : LIKENESS.latin;
  if (Math.min(was.words.length, is.words.length) < FEWEST_WORDS || alignment.likeness < least) return null;
  const found = new Set<Substance>(figuresOf(alignment));
  if (alignment.likeness >= strict - swapped(alignment, was))
    for (const one of othersOf(alignment, was, is, whole)) found.add(one);
  // Another number of another person on another day is other news.
  const [only, ...further] = found;
  return further.length === 0 && only !== undefined && !isOfToday(only, was) ? asItMoves(only, was, is) : null;
}

/** A figure that moves by itself is not corrected; one that goes up and down while something lasts is brought up to date. */
function asItMoves(substance: Substance, { language, ...was }: ReadSentence, is: ReadSentence): Substance | null {
  if (substance !== 'figure' && substance !== 'growth' && substance !== 'contrary') return substance;
  if (isOfMovingFigures(was.text, language) || isOfMovingFigures(is.text, language)) return null;
  return substance === 'figure' && isOfRunningCount(was.text, language) ? 'growth' : substance;
}

/** A short sentence loses much of its likeness by the one name that is another. */
const swapped = ({ hunks }: Alignment, { words }: ReadSentence): number =>
  hunks.length === 1 ? Math.min(0.12, (hunks[0]?.removed.length ?? 0) / (2 * words.length)) : 0;

/** Other words besides: more are other news. */
const MOST_SWAPS = 1;

function figuresOf({ hunks }: Alignment): readonly Substance[] {
  const swaps = hunks.filter(({ removed, added }) => removed.some(isWord) && added.some(isWord));
  if (swaps.length > MOST_SWAPS || swaps.some(isLong) || hunks.some(isOfAnotherDay)) return [];
  if (hunks.flatMap(({ removed }) => removed.filter(isMeasured)).length > MOST_MEASURED) return [];
  const changes = hunks.flatMap((hunk) => figureChangeIn(hunk) ?? []);
  const kinds = new Set(changes);
  // Of several figures some may have grown and others not.
  if (kinds.has('figure')) kinds.delete('growth');
  return [...kinds].filter((kind) => kind !== 'date' || isOnlyChange(hunks));
}

const isCalendar = ({ key }: Token): boolean => /^(?:day|month):/u.test(key);
/** "Up 2.1 percent to 84 crowns": who measures several things at once keeps a chart, and corrects nothing. */
const MOST_MEASURED = 1;
const isMeasured = ({ quantity }: Token): boolean => quantity?.unit !== undefined;

const isWord = ({ kind }: Token): boolean => kind !== 'number';
const isLong = ({ removed, added }: Hunk): boolean => Math.max(removed.length, added.length) > MOST_SWAPPED;
const MOST_SWAPPED = 3;
/** Each names a day, and another one. */
const isOfAnotherDay = ({ removed, added }: Hunk): boolean => removed.some(isCalendar) && added.some(isCalendar);

const isOnlyChange = (hunks: readonly Hunk[]): boolean => hunks.length === 1;

function othersOf({ hunks }: Alignment, was: ReadSentence, is: ReadSentence, whole: Whole): readonly Substance[] {
  const found: Substance[] = [];
  if (isOtherDay(hunks)) found.push('date');
  if (isOtherNamed(hunks, was, is, whole)) found.push('name');
  if (isDenied(hunks, was, is)) found.push('denial');
  if (isContrarySaid(hunks)) found.push('contrary');
  if (isQuotedOtherwise(hunks, was, is)) found.push('quotation');
  return found;
}

/** Nothing but the day. "Said on Tuesday" is said again on each day that a text is kept up to date. */
function isOtherDay(hunks: readonly Hunk[]): boolean {
  const [hunk, ...further] = hunks;
  if (hunk === undefined || further.length > 0) return false;
  const { removed, added } = hunk;
  return removed.length === added.length && [...removed, ...added].every(isCalendar) && removed.length > 0;
}

function isOtherNamed(hunks: readonly Hunk[], was: ReadSentence, is: ReadSentence, whole: Whole): boolean {
  const { language } = was;
  if (language === 'zh' || language === 'ja') return isOtherCjkName(was.text, is.text, language, whole);
  return hunks.some((hunk) => isOtherName(hunk, { sentences: [was.text, is.text], language, whole }));
}

/** The same words, with a "not" more or less. */
const isDenied = (hunks: readonly Hunk[], was: ReadSentence, is: ReadSentence): boolean =>
  was.isNegated !== is.isNegated &&
  hunks.every(({ removed, added }) => removed.length + added.length === 0 || isCjkSeam(removed, added, was));

/** Pairs of characters across the place where a word was put in. */
const isCjkSeam = (removed: readonly Token[], added: readonly Token[], { language }: ReadSentence): boolean =>
  isCjk(language) && removed.length + added.length <= 2 && [...removed, ...added].every(({ kind }) => kind === 'word');

/** "Rose" for "fell", and nothing else. */
function isContrarySaid(hunks: readonly Hunk[]): boolean {
  const [hunk, ...further] = hunks;
  const [one, ...more] = hunk?.removed ?? [];
  const [other, ...others] = hunk?.added ?? [];
  if (further.length + more.length + others.length > 0 || one === undefined || other === undefined) return false;
  return isContrary(one, other);
}

const FEWEST_QUOTED = 3;

/** Other words between quotation marks, and the same around them. */
function isQuotedOtherwise(hunks: readonly Hunk[], was: ReadSentence, is: ReadSentence): boolean {
  const [before, now] = [quotationsIn(was.text), quotationsIn(is.text)];
  if (before.length === 0 || before.length !== now.length) return false;
  const [wasSaid, isSaid] = [flat(before.join(' ')), flat(now.join(' '))];
  const isInside = (tokens: readonly Token[], said: string): boolean =>
    tokens.every(({ text }) => said.includes(flat(text)));
  const told = hunks.filter(({ removed, added }) => !isSlip(removed, added));
  if (readSentence(before.join(' '), was.language).words.length < FEWEST_QUOTED) return false;
  return (
    told.length > 0 &&
    told.every(
      ({ removed, added }) =>
        removed.length > 0 && added.length > 0 && isInside(removed, wasSaid) && isInside(added, isSaid),
    )
  );
}

const isSlip = (removed: readonly Token[], added: readonly Token[]): boolean =>
  isSpelling(removed.map(({ text }) => text).join(' '), added.map(({ text }) => text).join(' '));

/** "18 degrees today", "1.08 dollars at the moment": each edition has its own. */
const isOfToday = (substance: Substance, { text, language, words }: ReadSentence): boolean =>
  (substance === 'figure' || substance === 'growth' || substance === 'contrary') &&
  words.some(({ quantity }) => quantity?.unit !== undefined) &&
  TODAY[language].test(text);

const TODAY: Readonly<Record<ReadSentence['language'], RegExp>> = {
  en: /(?<!\p{L})(?:today|tonight|currently|right now|at the moment|this (?:morning|evening|hour))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:heute|derzeit|aktuell|momentan|zurzeit|im moment)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:aujourd['’]hui|actuellement|en ce moment|ce (?:matin|soir))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:hoy|actualmente|en este momento|esta (?:mañana|tarde|noche))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:hoje|atualmente|actualmente|neste momento|nesta (?:manhã|tarde|noite))(?!\p{L})/iu,
  zh: /今[天日晚]|目前|当前|現在|现在|截至发稿/u,
  ja: /今日|本日|きょう|現在|ただいま|今朝|今夜/u,
};
