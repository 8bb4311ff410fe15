import { lowerWithoutDiacritics } from '../../../../../shared/kernel/fold.js';
import type { Language } from '../../../../../shared/kernel/language.js';
import { originsOf } from '../matching.js';
import type { Objection, Segment } from '../reading.js';
import { has, isContent, isTime, type Token } from '../token.js';

/** "He", "die Firma": whoever stands in an earlier clause may be meant. */
const PRONOUN =
  /^(?:he|she|it|they|who|er|sie|es|il|elle|ils|elles|el|ella|ellos|ellas|ele|ela|eles|elas|他|她|它|他们|同氏|被告)$/u;

const END = /^[.。;；!?！？…]/u;

/** Which clause of the cited sentence a word stands in: they end with a full stop or a semicolon. */
function clausesIn(tokens: readonly Token[], byTopics = false): readonly number[] {
  let clause = 0;
  return tokens.map(({ kind, text }, at) =>
    (kind === 'stop' && END.test(text)) || (byTopics && kind === 'comma' && hasOwnTopic(tokens, at))
      ? clause++
      : clause,
  );
}

const FARTHEST_TOPIC = 12;

/** "…を求め、環境省は…": of somebody else, and not of who says what stands before it. */
function hasOwnTopic(tokens: readonly Token[], comma: number): boolean {
  if (tokens[comma - 1]?.text.endsWith('と') === true) return false;
  for (let at = comma + 1; at <= comma + FARTHEST_TOPIC; at++) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'comma' || token.kind === 'stop') return false;
    if (token.text === 'は') return true;
  }
  return false;
}

/** The subject with what names it: up to a verb such as "fears", or else the word itself. */
function subjectRun(subject: Token, tokens: readonly Token[]): readonly Token[] {
  const from = tokens.indexOf(subject);
  const verb = tokens.findIndex((token, index) => index > from && has(token, 'may', 'intent', 'said', 'alleged'));
  const isLast = !tokens.slice(verb + 1).some(isContent);
  return verb < 0 || isLast ? runFrom(subject, tokens.filter(isContent)) : tokens.slice(from, verb);
}

/** The word itself; where pairs of characters are read, all of its pairs. */
function runFrom(subject: Token, tokens: readonly Token[]): readonly Token[] {
  const run = [subject];
  for (const token of tokens.slice(tokens.indexOf(subject) + 1)) {
    const last = run.at(-1) ?? subject;
    if (token.at >= last.at + last.text.length) break;
    run.push(token);
  }
  return run;
}

/**
 * "Prosecutors wanted six years; the court found nothing" does not say that the court wanted six years: who begins a
 * clause of the line does what stands in the same clause of the source.
 */
export function clausesOf({ tokens, cited }: Segment, language: Language): Objection {
  const promised = promisedElsewhere(tokens, {
    clauses: clausesIn(cited.tokens, language === 'ja'),
    given: cited.tokens,
    language,
  });
  if (promised !== undefined)
    return `In ${cited.id}, '${promised.text}' is not what is promised or demanded: keep what the clause says.`;
  const clauses = clausesIn(cited.tokens);
  if ((clauses.at(-1) ?? 0) === 0) return undefined;
  const placesOf = (token: Token): ReadonlySet<number> =>
    new Set(originsOf(token, cited.tokens, language).map((at) => clauses[at] ?? 0));
  const telling = tokens.filter((token) => isContent(token));
  const subject = telling.find((token) => !token.marked && !isTime(token));
  if (subject === undefined || subject.kind === 'name') return undefined;
  // Who says it is judged by rules of its own.
  if (tokens.some((token) => has(token, 'said'))) return undefined;
  const own = placesOf(subject);
  const run = subjectRun(subject, tokens);
  const rest = telling
    .filter((token) => !run.includes(token))
    .map(placesOf)
    .filter(({ size }) => size > 0);
  const elsewhere = rest.filter((places) => [...places].every((place) => !own.has(place)));
  const isPronominal = cited.tokens.some(({ key }, at) => PRONOUN.test(key) && !own.has(clauses[at] ?? 0));
  if (own.size === 0 || elsewhere.length === 0 || elsewhere.length < rest.length || isPronominal) return undefined;
  return `In ${cited.id}, '${subject.text}' does not stand in the clause with what the line says of it: keep who does what.`;
}

interface Clauses {
  readonly clauses: readonly number[];
  readonly given: readonly Token[];
  readonly language: Language;
}

const PROMISES =
  /^(?:promis|pledg|vow|offer|demand|threat|versprach|versprech|versproch|forder|geforder|droh|promet|exig|menac|amenaz|ameac|propos|propon)|承诺|要求|威胁|建议|約束|要求|提案/u;

/** "Farmers demanded compensation; the ministry promised to examine it" promises no compensation. */
function promisedElsewhere(tokens: readonly Token[], { clauses, given, language }: Clauses): Token | undefined {
  const isPromise = ({ text }: Token): boolean => PROMISES.test(lowerWithoutDiacritics(text));
  const verb = tokens.findIndex(isPromise);
  const word = tokens[verb];
  if (word === undefined) return undefined;
  const own = new Set(
    given.flatMap((token, at) =>
      isPromise(token) && token.text.slice(0, 3) === word.text.slice(0, 3) ? [clauses[at] ?? 0] : [],
    ),
  );
  const behind = language === 'ja' ? tokens.slice(0, verb) : tokens.slice(verb + 1);
  const end = language === 'ja' ? -1 : behind.findIndex(({ joins }) => joins);
  return (end < 0 ? behind : behind.slice(0, end)).find((token) => {
    if (!isContent(token) || isTime(token) || own.size === 0) return false;
    const places = originsOf(token, given, language);
    return places.length > 0 && places.every((at) => !own.has(clauses[at] ?? 0));
  });
}
