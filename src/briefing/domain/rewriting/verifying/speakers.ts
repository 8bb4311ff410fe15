import type { Language } from '../../../../shared/kernel/language.js';
import { isCjk } from '../../composing/text/words.js';
import { lexiconOf } from './lexicon.js';
import { findsAny } from './matching.js';
import type { Objection } from './reading.js';
import { sentencesOf } from './scopes.js';
import type { Segment } from './support.js';
import { has, isContent, isTime, type Token } from './token.js';

const NEAR = 5;
/** "According to" bears on the whole sentence; a verb on what follows it, or on what it ends. */
const OF_ALL = /^(?:according|selon|segun|segundo|conforme|laut|zufolge|nach|angaben|de|d|据|根据|によると|によれば)$/u;
/** So much after a verb is what was said. */
const REPORTED = 2;

/** What somebody says stays what they say, and nobody says what another has said. */
export function speakerOf(segment: Segment, line: readonly Token[], language: Language): Objection {
  const { cited } = segment;
  const given = sayings(cited.tokens, language);
  const around = sentencesOf(line).filter((sentence) => sentence.some((token) => segment.tokens.includes(token)));
  const said = around.flatMap((sentence) => sayings(sentence, language));
  // That a newspaper reports it does not say who told the newspaper.
  if (said.every((saying) => isOfSource(saying, segment, language))) {
    const dropped = given.find(({ reported }) => saysAny(segment, reported, language));
    if (dropped === undefined) return undefined;
    return `${cited.id} reports what somebody says ('${dropped.word.text}'): the line must say who says it.`;
  }
  for (const saying of sayings(segment.tokens, language)) {
    const objection = wrongSpeaker(saying, segment, given, language);
    if (objection !== undefined) return objection;
  }
  return undefined;
}

const saysAny = ({ tokens }: Segment, reported: readonly Token[], language: Language): boolean =>
  tokens.some((token) => isContent(token) && !isTime(token) && findsAny(token, reported, language));

const isOfSource = ({ before, after }: Saying, { cited }: Segment, language: Language): boolean =>
  [...before, ...after].some((token) => findsAny(token, cited.source, language));

function wrongSpeaker(saying: Saying, segment: Segment, given: readonly Saying[], language: Language): Objection {
  const { word, before, after } = saying;
  const { cited } = segment;
  if (isOfSource(saying, segment, language)) return undefined;
  const near = before.length > 0 ? before : after;
  if (given.length === 0) return `'${word.text}': ${cited.id} does not say that anybody said so.`;
  if (language === 'ja' || near.length === 0) return undefined;
  const speakers = [...given.flatMap((one) => [...one.before, ...one.after]), ...agentsIn(cited.tokens, language)];
  return near.some((token) => findsAny(token, speakers, language))
    ? undefined
    : `'${near[0]?.text ?? ''}' is not who says it in ${cited.id}.`;
}

/** "Estimated at 6 million by the insurer" */
function agentsIn(tokens: readonly Token[], language: Language): readonly Token[] {
  const { agents, passiveVerbs } = lexiconOf(language);
  const at = tokens.findIndex(({ key }) => agents.has(key));
  const isPassive = tokens.some((token) => passiveVerbs.has(token.key) || has(token, 'said'));
  return at < 0 || !isPassive ? [] : stretch(tokens.slice(at + 1));
}

/** A word such as "said", and who may be its subject: words about it in its clause. */
interface Saying {
  readonly word: Token;
  readonly before: readonly Token[];
  readonly after: readonly Token[];
  /** What was said. */
  readonly reported: readonly Token[];
}

const sayings = (tokens: readonly Token[], language: Language): readonly Saying[] =>
  tokens.flatMap((word, index) => (has(word, 'said') ? [sayingAt(word, tokens, index, language)] : []));

function sayingAt(word: Token, tokens: readonly Token[], index: number, language: Language): Saying {
  const around = { word, left: tokens.slice(0, index), right: tokens.slice(index + 1) };
  const reported = reportedIn(around, tokens, language);
  const isOfAll = OF_ALL.test(word.key);
  const [before, after] = [beside(around.left, isOfAll, around.right), beside(around.right, isOfAll)];
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
  const isAside = behind !== undefined && isClause(behind) && side.at(-1)?.kind === 'comma';
  const near = behind === undefined ? side : (isAside ? side.slice(0, -1) : side).toReversed();
  return stretch(near).filter((token) => isOfAll || !token.marked);
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
    const isBehind =
      word.key !== 'zufolge' && (OF_ALL.test(word.key) || before.find(({ kind }) => kind !== 'free')?.kind === 'comma');
    return stretch(isBehind ? tokens.slice(index + 1) : before);
  });
  return new Set(speakers);
}

/** The words next to the verb, and behind a comma the name that explains them. */
function stretch(tokens: readonly Token[]): readonly Token[] {
  const words: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'stop' || words.length === NEAR) break;
    if (token.kind === 'comma' && (words.length === 0 || !isNaming(tokens[index + 1]))) break;
    if (token.joins && token.kind !== 'comma' && words.length > 0) break;
    if (isContent(token) && !isTime(token)) words.push(token);
  }
  return words;
}

const isNaming = (token: Token | undefined): boolean =>
  token !== undefined && isContent(token) && (token.kind === 'name' || /^\p{Lu}/u.test(token.text));
