import { lowerWithoutDiacritics } from '../../../../shared/kernel/fold.js';
import type { Language } from '../../../../shared/kernel/language.js';
import type { Lexicon } from './lexicon.js';
import { has, isContent, type Token } from './token.js';

/** "are critical" is no passive. */
const ADJECTIVES: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?:al|ive|ous|ful|able|ible|ic|ary|less|s)$/u,
  fr: /(?:re|able|ible|eux|al|if|ive)s?$/u,
  es: /(?<![dtsh])[oa]s?$|[^oas]$/u,
  pt: /(?<![dtsh])[oa]s?$|[^oas]$/u,
};
/** "remains closed" says of the airport what "is closed" says. */
const STATES =
  /^(?:remain(?:s|ed)?|stay(?:s|ed)?|bleib(?:t|en)|blieb(?:en)?|rest(?:e|ent)|demeur(?:e|ent)|sigue[n]?|permanece[mn]?|continua[mn]?|segue[m]?)$/u;
const AGENT_DISTANCE = 8;

/** Who is on which side of what is done. */
export interface Sides {
  readonly agents: readonly number[];
  readonly patients: readonly number[];
  readonly passive: boolean;
}

export function passiveOf(
  tokens: readonly Token[],
  pivot: number,
  { passiveVerbs, agents }: Lexicon,
  language: Language,
): Sides | undefined {
  const verb = passiveVerb(tokens, pivot, passiveVerbs, language);
  if (verb === undefined) return undefined;
  const inFront = language === 'de' || language === 'zh';
  const [from, to] = inFront ? [language === 'zh' ? verb : 0, pivot] : [pivot, pivot + AGENT_DISTANCE];
  const agent = tokens.findIndex((token, index) => index >= from && index <= to && agents.has(token.key));
  if (ADJECTIVES[language]?.test(lowerWithoutDiacritics(tokens[pivot]?.text ?? '')) === true) return undefined;
  if (agent < 0 && inFront && language === 'de' && !isParticiple(tokens, pivot)) return undefined;
  const agentWords = agent < 0 ? [] : phraseAfter(tokens, agent, pivot);
  const patients = tokens.flatMap((token, index) =>
    isContent(token) && index !== pivot && !agentWords.includes(index) && index < (inFront ? pivot : verb)
      ? [index]
      : [],
  );
  return { agents: agentWords, patients, passive: true };
}

/** "wird … gekauft", not "wird … kaufen" */
const isParticiple = (tokens: readonly Token[], pivot: number): boolean =>
  /^\p{Ll}\S*(?:t|en)$/u.test(tokens[pivot]?.text ?? '') &&
  /(?:^|.)ge|^(?:be|ver|er|zer|ent)/u.test(tokens[pivot]?.key ?? '');

/** "is set to open", "could be running" */
const isActive = (between: Token, pivot: Token | undefined): boolean =>
  has(between, 'intent') || pivot?.text.endsWith('ing') === true;

function passiveVerb(
  tokens: readonly Token[],
  pivot: number,
  verbs: ReadonlySet<string>,
  language: Language,
): number | undefined {
  const reach = language === 'de' || language === 'zh' ? pivot : 2;
  for (let index = pivot - 1; index >= Math.max(0, pivot - reach); index--) {
    const token = tokens[index];
    if (token === undefined || (token.kind === 'comma' && language !== 'zh')) return undefined;
    if (language === 'en' && isActive(token, tokens[pivot])) return undefined;
    if (verbs.has(token.key) || STATES.test(lowerWithoutDiacritics(token.text))) return index;
  }
  // "lag … zerstört worden": after the participle.
  return language === 'de' && verbs.has(tokens[pivot + 1]?.key ?? '') ? pivot + 1 : undefined;
}

function phraseAfter(tokens: readonly Token[], agent: number, pivot: number): readonly number[] {
  const words: number[] = [];
  for (let index = agent + 1; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined || index === pivot || token.kind === 'comma') break;
    if (token.kind === 'operator' && words.length > 0) break;
    if (token.kind === 'number' && words.length > 0) break;
    if (isContent(token)) words.push(index);
    else if (words.length > 0 && token.kind === 'free' && token.text.length > 1) break;
  }
  return words;
}
