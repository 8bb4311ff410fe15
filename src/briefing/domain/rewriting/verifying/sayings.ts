import type { Language } from '../../../../shared/kernel/language.js';
import { isCjk } from '../../composing/text/words.js';
import { isDiscovery } from './discoveries.js';
import { lexiconOf } from './lexicon.js';
import { has, isContent, isTime, type Token } from './token.js';

const NEAR = 5;
/** "According to" bears on the whole sentence; a verb on what follows it, or on what it ends. */
const OF_ALL = /^(?:according|selon|segun|segundo|conforme|laut|zufolge|nach|angaben|de|d|据|根据|によると|によれば)$/u;
/** So much after a verb is what was said. */
const REPORTED = 2;

/** "向公司发出警告": who is told, not who tells. */
function withoutAddressees(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findLastIndex(({ key }) => /^[向对]$/u.test(key));
  return from < 0 ? tokens : tokens.slice(0, from);
}

/** A word such as "said", and who may be its subject: words about it in its clause. */
export interface Saying {
  readonly word: Token;
  readonly before: readonly Token[];
  readonly after: readonly Token[];
  /** What was said. */
  readonly reported: readonly Token[];
}

export const sayings = (tokens: readonly Token[], language: Language): readonly Saying[] =>
  tokens.flatMap((word, index) =>
    has(word, 'said') || isDiscovery(tokens, index) ? [sayingAt(word, tokens, index, language)] : [],
  );

function sayingAt(word: Token, tokens: readonly Token[], index: number, language: Language): Saying {
  const around = { word, left: tokens.slice(0, index), right: tokens.slice(index + 1) };
  const reported = reportedIn(around, tokens, language);
  const isOfAll = OF_ALL.test(word.key);
  const after = beside(around.right, isOfAll);
  // "… is too early, according to the president": who says it stands behind it.
  const isInFront = isOfAll && word.key !== 'zufolge' && after.length > 0;
  const before = isInFront
    ? []
    : isCoordinate(around.left)
      ? firstSubject(tokens)
      : beside(around.left, isOfAll, around.right);
  // In Chinese the speaker stands before the verb, and after "according to".
  if (isCjk(language))
    return { word, reported, before: isOfAll ? [] : before, after: isOfAll || before.length === 0 ? after : [] };
  const [first] = around.right;
  const isPassive = first !== undefined && lexiconOf(language).agents.has(first.key);
  return isPassive ? { word, reported, before: [], after: stretch(around.right) } : { word, reported, before, after };
}

interface Around {
  readonly word: Token;
  readonly left: readonly Token[];
  readonly right: readonly Token[];
}

/** "… that the bridge is closed" */
const isClause = ([first]: readonly Token[]): boolean => first?.joins === true && first.kind !== 'comma';

/** Who may speak, on one side of the word; before it when `behind` says what stands behind it. */
function beside(side: readonly Token[], isOfAll: boolean, behind?: readonly Token[]): readonly Token[] {
  // "The president, Ana Sousa, said that …"
  const spoken = behind === undefined ? side : withoutAddressees(side);
  const own = behind === undefined ? side : withoutAuxiliaries(spoken);
  const relative = behind === undefined ? -1 : Math.max(relativeAt(own), appositionAt(own, behind));
  if (relative > 0) return stretch(own.slice(0, relative).toReversed()).filter(({ marked }) => isOfAll || !marked);
  const isAside = behind !== undefined && own.at(-1)?.kind === 'comma' && (isClause(behind) || isBehindName(own));
  const near = behind === undefined ? own : (isAside ? own.slice(0, -1) : own).toReversed();
  const words = stretch(near, isAside);
  const unmarked = words.filter((token) => isOfAll || !token.marked);
  // "wie zwei mit den Gesprächen vertraute Personen sagten"
  return unmarked.length > 0 || behind === undefined ? unmarked : words.slice(0, 1);
}

/** "The minister urged both sides to talk and said that …" */
const isCoordinate = (side: readonly Token[]): boolean =>
  /^(?:and|und|et|y|e)$/u.test(side.findLast(({ kind, joins }) => joins || kind !== 'free')?.key ?? '');

/** The words before the first verb of which we know that it is one. */
function firstSubject(tokens: readonly Token[]): readonly Token[] {
  const verb = tokens.findIndex(({ operators }) => operators.length > 0);
  return tokens
    .slice(0, verb < 0 ? tokens.length : verb)
    .filter((token) => isContent(token) && !isTime(token))
    .slice(0, NEAR);
}

/** "…, a annoncé": the comma stands before the whole verb. */
function withoutAuxiliaries(side: readonly Token[]): readonly Token[] {
  const end = side.findLastIndex(({ kind }) => kind !== 'free');
  return side.slice(0, end + 1);
}

/** "Delcourt's lawyer, Anne Vidal, said he would appeal" */
function isBehindName(side: readonly Token[]): boolean {
  const comma = side.slice(0, -1).findLastIndex(({ kind }) => kind === 'comma' || kind === 'stop');
  const aside = side.slice(comma + 1, -1);
  return comma > 0 && side[comma]?.kind === 'comma' && aside.length <= NEAR && isNaming(aside[0]);
}

const RELATIVE = /^(?:who|which|die|der|das|qui|que|quien|quienes|quem)$/u;
const LONGEST_RELATIVE = 12;

/** "Ines Falk, who heads the clinic, says …": where the aside begins, before which stands who speaks. */
function relativeAt(side: readonly Token[]): number {
  if (side.at(-1)?.kind !== 'comma') return -1;
  const comma = side.slice(0, -1).findLastIndex(({ kind }) => kind === 'comma' || kind === 'stop');
  const isRelative = comma > 0 && side[comma]?.kind === 'comma' && RELATIVE.test(side[comma + 1]?.key ?? '');
  return isRelative && side.length - comma <= LONGEST_RELATIVE ? comma : -1;
}

const LONGEST_APPOSITION = 6;

/** "Lena Voss, the museum's director, says the gallery …": a name stands before the aside, and what is said follows. */
function appositionAt(side: readonly Token[], behind: readonly Token[]): number {
  const follows = behind.slice(0, 3).every(({ kind }) => kind !== 'comma' && kind !== 'stop') && behind.length > 3;
  if (side.at(-1)?.kind !== 'comma' || !follows) return -1;
  const comma = side.slice(0, -1).findLastIndex(({ kind }) => kind === 'comma' || kind === 'stop');
  const isAside = comma > 0 && side[comma]?.kind === 'comma' && side.length - comma <= LONGEST_APPOSITION + 2;
  return isAside && isNaming(side[comma - 1]) ? comma : -1;
}

function reportedIn({ word, left, right }: Around, tokens: readonly Token[], language: Language): readonly Token[] {
  const isTold = (token: Token): boolean => isContent(token) && !isTime(token);
  if (OF_ALL.test(word.key)) return tokens.filter(isTold);
  const follows = left.findLast(({ kind }) => kind !== 'free')?.kind !== 'comma';
  const isBehind = isClause(right) || (follows && right.filter(isContent).length >= REPORTED);
  return (language !== 'ja' && isBehind ? untilContrast(right) : left).filter(isTold);
}

const CONTRAST = /^(?:but|while|whereas|aber|wahrend|sondern|mais|tandis|pero|mientras|mas|enquanto|但|而)$/u;

/** "… said, but the mayor closed the bridge": that is told, not said. */
function untilContrast(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ key }) => CONTRAST.test(key));
  return end < 0 ? tokens : tokens.slice(0, end);
}

/** The words that name who says something. */
export function speakersIn(tokens: readonly Token[]): ReadonlySet<Token> {
  const speakers = tokens.flatMap((word, index) => {
    if (!has(word, 'said')) return [];
    const before = tokens.slice(0, index).toReversed();
    // "Moscow criticised Helsinki and announced …": not who stands next to it.
    if (before[0]?.joins === true && before[0].kind !== 'comma') return [];
    const isBehind =
      word.key !== 'zufolge' && (OF_ALL.test(word.key) || before.find(({ kind }) => kind !== 'free')?.kind === 'comma');
    return stretch(isBehind ? tokens.slice(index + 1) : before);
  });
  return new Set(speakers);
}

/** The words next to the verb, and behind a comma the name that explains them. */
export function stretch(tokens: readonly Token[], isAside = false): readonly Token[] {
  const words: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'stop' || words.length === NEAR) break;
    if (token.kind === 'comma') {
      const isOfAside = isAside && tokens.slice(0, index).every(({ kind }) => kind !== 'comma');
      if (words.length === 0 || (!isOfAside && !isNaming(tokens[index + 1]))) break;
    } else if (token.joins && words.length > 0) break;
    if (isContent(token) && !isTime(token)) words.push(token);
  }
  return words;
}

const isNaming = (token: Token | undefined): boolean =>
  token !== undefined && isContent(token) && !isTime(token) && (token.kind === 'name' || /^\p{Lu}/u.test(token.text));
