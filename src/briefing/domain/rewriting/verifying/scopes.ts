import type { Language } from '../../../../shared/kernel/language.js';
import { isCjk } from '../../composing/text/words.js';
import type { Operator } from './lexicon-source.js';
import { has, isContent, isTime, type Token } from './token.js';

/** A word such as "not" or "may", and the words that it bears on; the first bears the most. */
export interface Scope {
  readonly operator: Token;
  readonly words: readonly Token[];
  /** All words between the commas about it. */
  readonly clause: readonly Token[];
}

const WIDTH = 3;
/** Nobody speaks so many words without a comma; a source may be thousands of words. */
const LONGEST_CLAUSE = 60;
const NOTHING = { operators: [] };

export function scopesOf(
  tokens: readonly Token[],
  operators: readonly Operator[],
  language: Language,
): readonly Scope[] {
  return sentencesOf(tokens).flatMap((sentence) =>
    sentence.flatMap((token, index) =>
      has(token, ...operators)
        ? [
            {
              operator: token,
              words: wordsOf(sentence, index, language, operators),
              clause: clauseAround(sentence, index),
            },
          ]
        : [],
    ),
  );
}

export function sentencesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'stop') sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

function wordsOf(
  sentence: readonly Token[],
  index: number,
  language: Language,
  operators: readonly Operator[],
): readonly Token[] {
  const own = sentence[index];
  // "pourrait recommander": the verb itself may carry the mark.
  const itself = own !== undefined && isContent(own) ? [own] : [];
  const after = timeLast(clauseAfter(sentence, verbEnd(sentence, index, language)), language);
  const before = clauseBefore(sentence, index);
  if (own !== undefined && has(own, 'former'))
    return isCjk(language) ? adjoining(sentence, index) : after.slice(0, WIDTH);
  if (language === 'ja') return [...itself, ...(before.length > 0 ? before.slice(0, WIDTH) : after.slice(0, WIDTH))];
  if (language !== 'de') return [...itself, ...(after.length > 0 ? after : before).slice(0, WIDTH)];
  return germanWordsOf({ own, itself, after, before }, operators);
}

/** "Er hoffe, die Wahl zu gewinnen": what is hoped for stands behind the comma. */
const verbEnd = (sentence: readonly Token[], index: number, language: Language): number =>
  language === 'de' && sentence[index + 1]?.kind === 'comma' && has(sentence[index] ?? NOTHING, 'intent', 'may')
    ? index + 1
    : index;

/** "将于2027年3月开工": when it is to happen stands before what is to happen. */
const timeLast = (words: readonly Token[], language: Language): readonly Token[] =>
  language === 'zh' ? [...words.filter((word) => !isTime(word)), ...words.filter(isTime)] : words;

interface Surroundings {
  readonly own: Token | undefined;
  readonly itself: readonly Token[];
  readonly after: readonly Token[];
  readonly before: readonly Token[];
}

/** Not a modal, which leaves its verb to the end of the clause. */
const FULL_VERB = /^(?:be)?furcht|^(?:hoff|erwart|plan|forder|verlang|versuch|verspr|droh|pruf)/u;

function germanWordsOf({ own, itself, after, before }: Surroundings, operators: readonly Operator[]): readonly Token[] {
  const isVerb = operators.some((operator) => operator === 'may' || operator === 'alleged' || operator === 'intent');
  // The verb that a modal governs stands last; "nicht" may follow what it denies.
  if (isVerb && after.length === 1 && FULL_VERB.test(own?.key ?? '')) return [...itself, ...after];
  if (isVerb && after.length <= 1) return [...itself, ...after, ...before.slice(0, WIDTH)];
  if (isVerb) return [...itself, ...after.slice(-1), ...after.slice(0, WIDTH - 1)];
  if (!operators.includes('not') || own?.key !== 'nicht') return after.slice(0, WIDTH);
  return after.length > 0 ? [...after.slice(0, WIDTH - 1), ...before.slice(0, 1)] : before;
}

/** "元市議の山岸被告": the title, not the name. */
function adjoining(sentence: readonly Token[], index: number): readonly Token[] {
  const rest = sentence.slice(index + 1);
  const end = rest.findIndex((token) => !isContent(token));
  return rest.slice(0, end < 0 ? WIDTH : Math.min(end, WIDTH));
}

function clauseAfter(sentence: readonly Token[], index: number): readonly Token[] {
  const words: Token[] = [];
  for (let at = index + 1; at < sentence.length && words.length < LONGEST_CLAUSE; at++) {
    const token = sentence[at];
    if (token === undefined || token.kind === 'comma' || COORDINATORS.has(token.key)) break;
    if (token.joins && words.length > 0) break;
    if (isClaimed(token)) words.push(token);
  }
  return words;
}

const COORDINATORS: ReadonlySet<string> = new Set(['and', 'but', 'und', 'aber', 'et', 'mais', 'y', 'e', 'pero', 'mas']);

/** "Not" bears on words, and on "said", "plans" or "caused" as well. */
const isClaimed = (token: Token): boolean =>
  isContent(token) || has(token, 'said', 'alleged', 'intent', 'cause', 'effect');

const clauseAround = (sentence: readonly Token[], index: number): readonly Token[] => [
  ...sentence.slice(index, index + 1),
  ...clauseBefore(sentence, index),
  ...clauseAfter(sentence, index),
];

/** The nearest first. */
function clauseBefore(sentence: readonly Token[], index: number): readonly Token[] {
  const words: Token[] = [];
  for (let at = index - 1; at >= 0 && words.length < LONGEST_CLAUSE; at--) {
    const token = sentence[at];
    if (token === undefined || token.kind === 'comma' || RELATIVE.test(token.key)) break;
    if (isClaimed(token)) words.push(token);
  }
  return words;
}

/** "He plans a plant that would create jobs": what is said of the jobs is not said of the plant. */
const RELATIVE = /^(?:that|which|who|qui|quien|quienes|quem)$/u;
