import { lowerWithoutDiacritics } from '../../../../../shared/kernel/fold.js';
import type { Language } from '../../../../../shared/kernel/language.js';
import { isCjk } from '../../../composing/text/words.js';
import { DETERMINERS } from '../determiners.js';
import { lexiconOf, type Lexicon } from '../lexicon.js';
import { originsOf } from '../matching.js';
import type { Objection, Segment } from '../reading.js';
import { passiveOf, type Sides } from '../passives.js';
import { sentencesOf } from '../scopes.js';
import { speakersIn } from '../sayings.js';
import { has, isContent, isTime, type Token } from '../token.js';

/** Finite verbs that leave the other part of a German predicate to the end of the clause. */
const AUXILIARIES: ReadonlySet<string> = new Set(
  `hat haben hatte hatten ist sind war waren will wollen wollte wollten soll sollen sollte kann konnen konnte muss mussen
   musste darf durfen mochte mochten will shall vai vao va van deve devem devera deverao doit doivent debe deben debera deberan must would ll sera serao
   seront seran ira irao iront vont muss mussen precisa precisam`.split(/\s+/),
);
/** They share a meaning with verbs, or stand in a group, and are none. */
const NO_VERBS: ReadonlySet<string> = new Set(
  `next last more less fewer early late new old big large small key main nachste nachsten nachster letzte neue neuen prochain
   prochaine dernier derniere nouveau nouvelle proximo proxima ultimo ultima nuevo nueva novo nova mas mais plus moins menos still already again toujours encore deja todavia aun siempre ainda sempre immer noch`.split(
    /\s+/,
  ),
);

interface Comparison {
  readonly said: readonly Token[];
  readonly given: readonly Token[];
  readonly language: Language;
  readonly lexicon: Lexicon;
  /** Who says it, wherever they stand, does nothing of what is said. */
  readonly speakers: ReadonlySet<Token>;
}

/**
 * "A sued B" is not "B sued A", and "B was sued by A" is the first, not the second. Where a word of the line has its
 * neighbours on the other side than in the cited sentence, both of them, the line is refused: better so than false.
 */
export function rolesOf({ tokens, cited }: Segment, language: Language): Objection {
  const lexicon = lexiconOf(language);
  const given = sentencesOf(cited.tokens).flat();
  const speakers = new Set([...speakersIn(tokens), ...speakersIn(cited.tokens)]);
  for (const said of sentencesOf(tokens)) {
    const comparison = { said, given, language, lexicon, speakers };
    for (const [index, token] of said.entries()) {
      const swapped =
        isPivot(index, said, language) && !isInverted(index, said) ? swappedAround(index, comparison) : undefined;
      if (swapped !== undefined)
        return `In ${cited.id}, who does what to whom is another about '${token.text}': ${swapped}. Keep the order of ${cited.id}.`;
    }
    const exchanged = exchangedNames(comparison);
    if (exchanged !== undefined)
      return `In ${cited.id}, ${exchanged} have each other's place. Keep the order of ${cited.id}.`;
  }
  return undefined;
}

/** "accuses", "demands": verbs that also say how certain something is. */
const isDemand = (token: Token): boolean =>
  token.kind === 'operator' && has(token, 'alleged', 'intent') && !has(token, 'may') && !AUXILIARIES.has(token.key);

const PIVOT_STEM = 4;

const pivotsLike = (pivot: Token, given: readonly Token[], language: Language): readonly number[] =>
  isContent(pivot)
    ? originsOf(pivot, given, language)
    : given.flatMap((one, at) =>
        isDemand(one) && one.key.slice(0, PIVOT_STEM) === pivot.key.slice(0, PIVOT_STEM) ? [at] : [],
      );

/** A verb, as far as one can tell: no noun after an article, and in German nothing with a capital. */
function isPivot(index: number, tokens: readonly Token[], language: Language): boolean {
  const [token, before] = [tokens[index], tokens[index - 1]];
  if (token === undefined || token.kind === 'name' || isTime(token) || has(token, 'said')) return false;
  if (NO_VERBS.has(lowerWithoutDiacritics(token.text))) return false;
  if (!isContent(token) && !isDemand(token)) return false;
  if (language === 'zh') return token.kind === 'group' || isDemand(token);
  if (language === 'de' && /^\p{Lu}/u.test(token.text)) return false;
  return before === undefined || isCjk(language) || DETERMINERS[language]?.has(before.key) !== true;
}

const LONGEST_SUBJECT = 4;

/** "…, a décidé la mairie": a verb after a comma has its subject behind it; after an aside it has not. */
function isInverted(index: number, tokens: readonly Token[]): boolean {
  const before = tokens.slice(0, index);
  const commas = before.filter(({ kind }) => kind === 'comma').length;
  const hasAuxiliary = before.at(-1)?.kind === 'free';
  const isAtEnd = tokens.slice(index + 1).filter(isContent).length <= LONGEST_SUBJECT;
  return (
    before.findLast(({ kind }) => kind !== 'free')?.kind === 'comma' && (commas % 2 === 1 || hasAuxiliary) && isAtEnd
  );
}

function swappedAround(index: number, comparison: Comparison): string | undefined {
  const { said, given, language } = comparison;
  const pivot = said[index];
  if (pivot === undefined) return undefined;
  const [origin, ...others] = pivotsLike(pivot, given, language);
  if (origin === undefined || others.length > 0 || !isPivot(origin, given, language)) return undefined;
  const [mine, theirs] = [sidesOf(said, index, comparison), sidesOf(given, origin, comparison)];
  const isPassive = mine.passive || theirs.passive;
  const agent = moved(mine.agents, { to: theirs.patients, from: theirs.agents, isPassive }, comparison);
  const patient = moved(mine.patients, { to: theirs.agents, from: theirs.patients, isPassive }, comparison);
  if (agent !== undefined && patient !== undefined) return `'${agent.text}' and '${patient.text}'`;
  return (lonelyPatient(mine, theirs, comparison) ?? newAgent(mine, theirs, comparison))?.text;
}

/** "Corvex stole data" of "data were stolen from Corvex by hackers": another does it than the one who is named for it. */
function newAgent(mine: Sides, theirs: Sides, { said, given, language, speakers }: Comparison): Token | undefined {
  if (mine.passive || !theirs.passive || theirs.agents.length === 0) return undefined;
  const nearest = mine.agents.map((index) => said[index]).findLast((token) => token !== undefined && !token.marked);
  if (nearest === undefined || !/^\p{Lu}/u.test(nearest.text) || speakers.has(nearest)) return undefined;
  const origins = originsOf(nearest, given, language);
  return origins.length > 0 && !origins.some((at) => theirs.agents.includes(at)) ? nearest : undefined;
}

interface Move {
  readonly to: readonly number[];
  readonly from: readonly number[];
  readonly isPassive: boolean;
}

/** One of ours that they have on the other side, and only there. */
function moved(
  ours: readonly number[],
  { to, from, isPassive }: Move,
  { said, given, language, speakers }: Comparison,
): Token | undefined {
  return ours
    .map((index) => said[index])
    .find((token) => {
      if (token === undefined || isTime(token) || speakers.has(token)) return false;
      const origins = originsOf(token, given, language);
      const speaks = origins.some((at) => speakers.has(given[at] ?? token));
      const crossed = origins.length > 0 && !speaks && origins.every((at) => to.includes(at) && !from.includes(at));
      return crossed && (isPassive || !(token.marked && origins.every((at) => given[at]?.marked === true)));
    });
}

/** "Keys was beaten" of "Keys beat Yao": a passive without its agent. */
function lonelyPatient(mine: Sides, theirs: Sides, { said, given, language }: Comparison): Token | undefined {
  if (!mine.passive || theirs.passive || mine.agents.length > 0 || theirs.patients.length === 0) return undefined;
  const nearest = mine.patients.map((index) => said[index]).findLast((token) => token !== undefined && !token.marked);
  if (nearest === undefined || isTime(nearest)) return undefined;
  const origins = originsOf(nearest, given, language);
  return origins.length > 0 && origins.every((at) => theirs.agents.includes(at)) ? nearest : undefined;
}

function sidesOf(tokens: readonly Token[], pivot: number, { language, lexicon }: Comparison): Sides {
  const passive = passiveOf(tokens, pivot, lexicon, language);
  if (passive !== undefined) return passive;
  const middle = language === 'de' ? auxiliaryBefore(tokens, pivot) : pivot;
  const content = tokens.flatMap((token, index) => (isContent(token) && index !== pivot ? [index] : []));
  const [before, after] = [content.filter((index) => index < middle), content.filter((index) => index > middle)];
  // "1200 Stellen streicht der Zulieferer": the article says who is the subject.
  const isObjectFirst = language === 'de' && tokens[middle + 1]?.text === 'der';
  return { agents: isObjectFirst ? after : before, patients: isObjectFirst ? before : after, passive: false };
}

function auxiliaryBefore(tokens: readonly Token[], pivot: number): number {
  for (let index = pivot - 1; index >= 0; index--) {
    const token = tokens[index];
    if (token === undefined || token.kind === 'comma') break;
    if (AUXILIARIES.has(token.text.toLowerCase())) return index;
  }
  return pivot;
}

/** Two names of which the line governs the one with a preposition, and the cited sentence the other. */
function exchangedNames({ said, given, language, lexicon }: Comparison): string | undefined {
  const isPassive = (tokens: readonly Token[]): boolean =>
    tokens.some(({ key }) => lexicon.agents.has(key)) && tokens.some(({ key }) => lexicon.passiveVerbs.has(key));
  if (language === 'zh' || language === 'ja' || isPassive(said) !== isPassive(given)) return undefined;
  const names = said.filter(({ kind, text }) => kind === 'name' || (kind === 'word' && /^\p{Lu}/u.test(text)));
  const changed = names.flatMap((name) => {
    const origins = originsOf(name, given, language).map((at) => given[at]);
    return origins.length === 1 && origins[0]?.marked !== name.marked ? [name] : [];
  });
  const [governed, free] = [changed.find(({ marked }) => marked), changed.find(({ marked }) => !marked)];
  return governed === undefined || free === undefined ? undefined : `'${free.text}' and '${governed.text}'`;
}
