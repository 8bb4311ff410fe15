import type { Language } from '../../../../../shared/kernel/language.js';
import { isCjk } from '../../../composing/text/words.js';
import { isContrary, matches, originsOf } from '../matching.js';
import type { Objection, Segment } from '../reading.js';
import { isContent, isTime, type Token } from '../token.js';

const WEIGHTS = [3, 2, 1];
const MARGIN = 0.5;
/** What a number counts stands after it; of what a verb speaks, before it, and to whom it is done, after it. */
const VIEWS = {
  number: [{ before: 0.5, after: 1 }],
  verb: [
    { before: 1, after: 1 },
    { before: 0, after: 1 },
  ],
};

/** Of what a Japanese verb speaks stands before it. */
const viewsOf = ({ kind }: Token, language: Language): readonly View[] =>
  kind === 'number'
    ? VIEWS.number
    : language === 'ja'
      ? VIEWS.verb.slice(0, 1).map(({ before }) => ({ before, after: 0 }))
      : VIEWS.verb;

type View = Readonly<Record<'before' | 'after', number>>;

interface Neighbour {
  readonly token: Token;
  readonly side: 'before' | 'after';
  readonly weight: number;
}

/**
 * "12 were killed and 30 injured": a number, and a word whose contrary stands in the same sentence, keeps its
 * neighbours; one that has those of another was moved to the wrong place.
 */
export function bindingOf({ tokens, cited }: Segment, language: Language): Objection {
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'number' && !token.key.startsWith('opposite:')) continue;
    const rivals = cited.tokens.flatMap((other, at) =>
      isRival(token, other, language) && isDate(tokens, index) === isDate(cited.tokens, at) ? [at] : [],
    );
    if (rivals.length === 0) continue;
    const misplaced = isCjk(language) ? misplacedNumber(index, { tokens, cited }, language) : undefined;
    if (misplaced !== undefined) return misplaced;
    if (turns(index, { tokens, cited }, language))
      return `In ${cited.id}, '${token.text}' does not belong to what the line says of it.`;
    const said = neighbours(tokens, index);
    const origins = originsOf(token, cited.tokens, language);
    const rival = viewsOf(token, language).flatMap((weighed) => {
      const likeness = (at: number): number => similarity(said, neighbours(cited.tokens, at), { weighed, language });
      const own = Math.max(0, ...origins.map(likeness));
      return rivals.filter((at) => likeness(at) > own + MARGIN);
    })[0];
    if (rival !== undefined) {
      return `In ${cited.id}, '${token.text}' does not belong to '${said[0]?.token.text ?? ''}'; '${cited.tokens[rival]?.text ?? ''}' does.`;
    }
  }
  return undefined;
}

/** "Fell 5 percent before they rose 2 percent": the nearest verb of a number does not become its contrary. */
function turns(index: number, { tokens, cited }: Segment, language: Language): boolean {
  const [number, verb] = [tokens[index], directionAt(tokens, index)];
  if (isCjk(language) || number?.kind !== 'number' || verb === undefined) return false;
  const given = originsOf(number, cited.tokens, language).map((at) => directionAt(cited.tokens, at));
  return given.length > 0 && given.every((one) => one !== undefined && isContrary(verb, one));
}

const DIRECTION_DISTANCE = 4;

function directionAt(tokens: readonly Token[], index: number): Token | undefined {
  const isDirection = (at: number): boolean => /^opposite:\d+[+-]/u.test(tokens[at]?.key ?? '');
  for (let distance = 1; distance <= DIRECTION_DISTANCE; distance++) {
    const [before, after] = [isDirection(index - distance), isDirection(index + distance)];
    if (before !== after) return tokens[before ? index - distance : index + distance];
    if (before) return undefined;
  }
  return undefined;
}

/** "Kesten 53 %, Brandl 45 %": the word right before a number is not the one right before another. */
function misplacedNumber(index: number, { tokens, cited }: Segment, language: Language): Objection {
  const number = tokens[index];
  const own = rightBefore(tokens, index);
  if (number?.kind !== 'number' || own === undefined) return undefined;
  const isBehindOwn = (at: number): boolean => {
    const before = rightBefore(cited.tokens, at);
    return before !== undefined && matches(own, before, language);
  };
  const origins = originsOf(number, cited.tokens, language);
  const rival = cited.tokens.findIndex((other, at) => isRival(number, other, language) && isBehindOwn(at));
  if (rival < 0 || origins.some(isBehindOwn)) return undefined;
  return `In ${cited.id}, '${own.text}' belongs to '${cited.tokens[rival]?.text ?? ''}', not to '${number.text}'.`;
}

/** With nothing but grammar between them. */
function rightBefore(tokens: readonly Token[], index: number): Token | undefined {
  const before = tokens.slice(0, index).findLast(({ kind }) => kind !== 'free' && kind !== 'operator');
  return before !== undefined && isContent(before) && !isTime(before) ? before : undefined;
}

/** "90 of the 230" is not "230 of the 90". */
export function pairsOf({ tokens, cited }: Segment, language: Language): Objection {
  for (const [first, second] of neighbouringNumbers(tokens)) {
    const swapped = neighbouringNumbers(cited.tokens).find(
      ([one, two]) => matches(first, two, language) && matches(second, one, language) && !matches(first, one, language),
    );
    if (swapped !== undefined)
      return `${cited.id} says '${swapped[0].text}' before '${swapped[1].text}', not after it.`;
  }
  return undefined;
}

/** Two numbers with nothing but grammar between them. */
function neighbouringNumbers(tokens: readonly Token[]): readonly (readonly [Token, Token])[] {
  const telling = tokens.filter(({ kind }) => kind !== 'free' && kind !== 'operator');
  return telling.flatMap((token, index) => {
    const next = telling[index + 1];
    return token.kind === 'number' && next?.kind === 'number' ? [[token, next] as const] : [];
  });
}

const isDate = (tokens: readonly Token[], index: number): boolean =>
  [tokens[index - 1], tokens[index + 1], tokens[index + 2]].some((token) => token?.key.startsWith('month:') === true);

const isYear = ({ quantity, text }: Token): boolean =>
  /^\d{4}$/u.test(text) && quantity !== undefined && quantity.value > 1800 && quantity.value < 2100;

/** A number of another kind cannot take its place. */
function isRival(token: Token, other: Token, language: Language): boolean {
  if (token.kind === 'number') {
    const [one, two] = [token.quantity, other.quantity];
    const isOfAKind = one?.ordinal === two?.ordinal && one?.unit === two?.unit && isYear(token) === isYear(other);
    return other.kind === 'number' && isOfAKind && !matches(token, other, language);
  }
  return isContrary(token, other);
}

/** The three words on either side, the nearest with the most weight. */
function neighbours(tokens: readonly Token[], index: number): readonly Neighbour[] {
  const beside = (row: readonly Token[], side: Neighbour['side']): readonly Neighbour[] => {
    return wordsIn(row, side)
      .slice(0, WEIGHTS.length)
      .map((token, at) => ({ token, side, weight: WEIGHTS[at] ?? 0 }));
  };
  return [...beside(tokens.slice(index + 1), 'after'), ...beside(tokens.slice(0, index).toReversed(), 'before')];
}

interface Weighing {
  readonly weighed: Readonly<Record<Neighbour['side'], number>>;
  readonly language: Language;
}

/** What follows ends with its clause; a subject may stand before an aside. */
function wordsIn(row: readonly Token[], side: Neighbour['side']): readonly Token[] {
  const words: Token[] = [];
  for (const token of row) {
    if (token.kind === 'stop' || (token.kind === 'comma' && side === 'after' && words.length > 0)) break;
    if (isContent(token) && !isTime(token)) words.push(token);
  }
  return words;
}

function similarity(said: readonly Neighbour[], given: readonly Neighbour[], { weighed, language }: Weighing): number {
  let sum = 0;
  for (const one of said) {
    const alike = given.filter(({ token }) => matches(one.token, token, language));
    const shared = alike.map(({ side, weight }) => Math.min(weight, one.weight) / (side === one.side ? 1 : 2));
    sum += weighed[one.side] * Math.max(0, ...shared);
  }
  return sum;
}
