import { lowerWithoutDiacritics } from '../../../../../shared/kernel/fold.js';
import type { Language } from '../../../../../shared/kernel/language.js';
import { germanNumber, NUMBER_WORDS, type Latin, type NumberLexicon } from './number-words.js';

export interface FoundNumber {
  readonly value: number;
  readonly ordinal: boolean;
  /** How many pieces it is made of. */
  readonly length: number;
}

const ONE = /^(?:one|un|uno|una|um|uma|une)$/u;
const SUFFIXED = /^([\d.,]+)(st|nd|rd|th|er|ere|eme|e|º|ª|o|a)$/u;

/** The number that begins at a piece of a text; pieces are words and figures, in small letters without accents. */
export function numberAt(pieces: readonly string[], from: number, language: Language): FoundNumber | undefined {
  if (language === 'zh' || language === 'ja') return undefined;
  const lexicon = NUMBER_WORDS[language];
  const first = pieces[from] ?? '';
  const ordinal = lexicon.ordinals.get(first);
  if (ordinal !== undefined) return { value: ordinal, ordinal: true, length: 1 };
  const suffixed = SUFFIXED.exec(first);
  if (suffixed !== null) return { value: digits(suffixed[1] ?? '', language), ordinal: true, length: 1 };
  return summed(pieces, from, language, lexicon);
}

/** "twelve", "einundzwanzig", "dix-sept": what a single word counts, from two ("one" is mostly an article) to 99. */
export function cardinalOf(word: string, language: Latin): number | undefined {
  const pieces = lowerWithoutDiacritics(word).split('-');
  const [first = ''] = pieces;
  const { besides, scales, small } = NUMBER_WORDS[language];
  if (besides.has(first) || scales.has(first)) return undefined;
  // Nearly every word of a text: only German makes numbers that no list has, and figures are no words.
  if (language !== 'de' && !small.has(first) && !/^\d/u.test(first)) return undefined;
  const found = numberAt(pieces, 0, language);
  if (found === undefined || found.ordinal || found.length < pieces.length) return undefined;
  return found.value >= 2 && found.value < 100 ? found.value : undefined;
}

/** "two hundred and twelve", "1,4 mil milhões", "quatre-vingt-dix": what was read so far. */
interface Sum {
  readonly total: number;
  /** What the next scale multiplies. */
  readonly current: number;
  /** The scale before. */
  readonly scale: number;
  readonly last: number;
}

function summed(
  pieces: readonly string[],
  from: number,
  language: Language,
  lexicon: NumberLexicon,
): FoundNumber | undefined {
  let sum: Sum = { total: 0, current: 0, scale: Infinity, last: Infinity };
  for (let at = from; ; at++) {
    const next = at === from ? begun(pieces[at] ?? '', language, lexicon) : undefined;
    const grown = next ?? continued(sum, pieces[at] ?? '', language, lexicon);
    if (grown !== undefined) sum = grown;
    else if (!isJoint(pieces, at, sum.last, lexicon)) {
      return at === from ? undefined : { value: sum.total + sum.current, ordinal: false, length: at - from };
    } else if (ONE.test(pieces[at + 1] ?? '')) {
      return { value: sum.total + sum.current + 1, ordinal: false, length: at + 2 - from };
    }
  }
}

function begun(piece: string, language: Language, lexicon: NumberLexicon): Sum | undefined {
  const value = /^\d/u.test(piece) ? digits(piece, language) : smallAt(piece, language, lexicon);
  if (value === undefined) return undefined;
  return { total: 0, current: value, scale: Infinity, last: /^\d/u.test(piece) ? 0 : value };
}

function continued(sum: Sum, piece: string, language: Language, lexicon: NumberLexicon): Sum | undefined {
  const { total, current, scale, last } = sum;
  const small = smallAt(piece, language, lexicon);
  if (small !== undefined && follows(small, last)) return { ...sum, current: added(current, small), last: small };
  const big = lexicon.scales.get(piece);
  if (big === undefined) return undefined;
  if (big <= 100) return { ...sum, current: Math.max(current, 1) * big, last: big };
  const raised = big > scale ? (total + current) * big : total + Math.max(current, 1) * big;
  return { total: raised, current: 0, scale: big, last: big };
}

function smallAt(piece: string, language: Language, { small, scales }: NumberLexicon): number | undefined {
  const known = small.get(piece);
  if (known !== undefined || language !== 'de' || scales.has(piece)) return known;
  const compound = germanNumber(piece);
  return compound !== undefined && compound > 1 ? compound : undefined;
}

/** After "twenty" comes "two", not "thirty"; after "quatre", "vingt". */
const follows = (small: number, last: number): boolean =>
  last >= 100 || (last >= 20 && small < 20) || (last === 10 && small < 10) || (last === 4 && small === 20);

const added = (current: number, small: number): number =>
  current % 100 === 4 && small === 20 ? current + 76 : current + small;

function isJoint(pieces: readonly string[], at: number, last: number, lexicon: NumberLexicon): boolean {
  if (last < 20 || last === Infinity || !lexicon.joints.has(pieces[at] ?? '')) return false;
  const next = pieces[at + 1] ?? '';
  const small = lexicon.small.get(next);
  return small === undefined ? ONE.test(next) && last < 100 : small < last;
}

/** "1.200" is twelve hundred in German, and one and a fifth in English. */
export function digits(text: string, language: Language): number {
  const grouped = /^\d{1,3}(?:[.,’' \u00a0\u202f]\d{3})+(?=[.,]\d{1,2}$|$)/u.exec(text)?.[0];
  const decimal = language === 'en' ? '.' : ',';
  if (grouped !== undefined && !grouped.includes(decimal)) {
    return Number(grouped.replace(/\D/gu, '') + text.slice(grouped.length).replace(',', '.'));
  }
  return Number(text.replace(',', '.').replace(/[^\d.]/gu, ''));
}
