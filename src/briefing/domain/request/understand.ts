import type { Language } from '../../../shared/kernel/language.js';
import { isOfManner } from './manner-words.js';
import { isComplaint, isJudgement } from './judgements.js';
import { simplified } from './chinese-characters.js';
import { inPlainWords } from './paraphrases/plain-words.js';
import { prepared } from './patterns.js';
import { isCjk, requestLanguages } from './request-language.js';
import type { Mode, Named } from './parsing/parsed-request.js';
import { conditionIn, withCondition } from './refusals/conditions.js';
import { nameOfSpared } from './refusals/spared-names.js';
import { partOnlyIn, withPartOnly } from './refusals/parts-only.js';
import { RequestParser } from './parsing/request-parser.js';
import { isEveryday, type SourceName } from './source-names.js';
import type { RequestText } from './token.js';
import { tokensOf } from './tokens.js';
import { refusedParts, refusedSubject } from './topics/refused-subject.js';
import { mistyped, namedTopic } from './topics/topic-names.js';
import { toldApart } from './topics/topic-parts.js';
import { foldersOf, namesSource, sourcesOf, unheeded } from './wanted-sources.js';
import { keyOf, type NamedTopic, type Understood } from './understood.js';

const MOST_CHARACTERS = 2000;
const MOST_NAMED = 40;

/**
 * What a listener means, by the words around what they name. Pure, and follows no dictionary of an ICU version.
 * `language` is the briefing's: a request may be in another.
 */
export function understand(
  request: string,
  language: Language,
  sources: readonly SourceName[] = [],
  folders: readonly string[] = [],
): Understood {
  const said = prepared(request.slice(0, MOST_CHARACTERS));
  const languages = requestLanguages(said.lower, language);
  const { shown, lower } = inPlainWords(said, languages[0] ?? language);
  const partOnly = partOnlyIn(shown, lower, languages[0] ?? language);
  if (partOnly !== null) {
    const [whole, part] = [partOnly.whole, partOnly.part].map((one) => parsed(prepared(one), language).wanted);
    // "Housing, just the headlines" names no part.
    if (part !== undefined && part.length > 0)
      return withPartOnly(understand(partOnly.rest, language, sources, folders), whole ?? [], part);
  }
  const condition = conditionIn(shown, lower, languages[0] ?? language);
  if (condition !== null) {
    const about = parsed(prepared(nameOfSpared(condition.about, languages)), language);
    const rest = parsed(prepared(condition.rest), language, sources, folders);
    if (about.wanted.length > 0 && rest.wanted.length + rest.excluded.length > 0)
      return withCondition(rest, about, condition.negated);
  }
  return parsed({ shown, lower }, language, sources, folders);
}

function parsed(
  { shown, lower }: Pick<RequestText, 'shown' | 'lower'>,
  language: Language,
  sources: readonly SourceName[] = [],
  folders: readonly string[] = [],
): Understood {
  const languages = requestLanguages(lower, language);
  const text: RequestText = { shown, lower: languages[0] === 'zh' ? simplified(lower) : lower, languages };
  const parser = new RequestParser(text, tokensOf(text, sources, folders));
  const items = parser.items
    .slice(0, MOST_NAMED)
    .map((item) => (item.spared ? { ...item, text: nameOfSpared(item.text, languages) } : item));
  const named = items.filter(namesSource);
  const inFolders = foldersOf(named);
  const { format, short, seconds, period, style, nothingElse } = parser.manner;
  const sorted = sortedOut(
    items.filter((item) => !namesSource(item) || maySubject(item, text)),
    text,
    parser.talking,
  );
  return {
    ...sorted,
    leftOver: [...sorted.leftOver, ...unheeded(named)],
    only: (sorted.only || nothingElse) && sorted.wanted.length > 0,
    lengthSeconds: seconds,
    ...(short && { short }),
    format,
    style: [...new Set(style)],
    period,
    sources: sourcesOf(named),
    ...(inFolders !== null && { folders: inFolders }),
  };
}

/** "No Nature" may mean the journal or the subject: to hear of what was refused hurts more than to miss something. */
const maySubject = ({ text, mode, source }: Named, { languages }: RequestText): boolean =>
  mode === 'exclude' && source?.marked === false && !isEveryday(text, languages);

type Sorted = Pick<Understood, 'spared' | 'wanted' | 'only' | 'less' | 'excluded' | 'order' | 'questions' | 'leftOver'>;

/** What is refused is not wanted, whatever else the request says of it. */
function sortedOut(items: readonly Named[], text: RequestText, talking: ReadonlySet<number>): Sorted {
  const named = toldApart(items.flatMap((item) => topicsOf(item, text).map((topic) => ({ item, topic }))));
  const judges = ({ item, topic }: (typeof named)[number]): boolean =>
    isRefusal(item.mode) && topic.topic === null && (item.said === true || isJudgement(item.text, text.languages));
  const refused = (one: (typeof named)[number]): boolean => isRefusal(one.item.mode) && !judges(one);
  const refusedAs = (mode: Mode): readonly NamedTopic[] =>
    named.filter((one) => one.item.mode === mode && refused(one)).map(({ topic }) => topic);
  const excluded = distinct(refusedAs('exclude'));
  const taken = new Set(excluded.map(keyOf));
  const less = distinct(refusedAs('less'), taken);
  for (const topic of less) taken.add(keyOf(topic));
  const listed = listedIn(items, text);
  const wanted = named.filter(
    (one) => !isRefusal(one.item.mode) && isTopic(one.item, one.topic, { text, talking, listed }),
  );
  const those = (which: (item: Named) => boolean): readonly NamedTopic[] =>
    distinct(
      wanted.filter(({ item }) => which(item)).map(({ topic }) => topic),
      taken,
    );
  const spared = those((item) => item.spared);
  return {
    ...(spared.length > 0 && { spared }),
    wanted: those(() => true),
    only: those(({ mode }) => mode === 'only').length > 0,
    less,
    excluded,
    order: { first: those(({ order }) => order === 'first'), last: those(({ order }) => order === 'last') },
    questions: those(({ asked }) => asked),
    leftOver: named.filter((one) => !refused(one) && !wanted.includes(one)).map(({ item }) => item.text),
  };
}

/** What is refused is refused whole, whatever was said around it. */
function topicsOf({ text, mode }: Named, { languages }: RequestText): readonly NamedTopic[] {
  if (!isRefusal(mode)) return [topicOf(text, languages)];
  return refusedParts(refusedSubject(text, languages), languages[0]).map((part) => topicOf(part, languages));
}

function topicOf(text: string, languages: readonly Language[]): NamedTopic {
  const { topic, narrowed } = namedTopic(text, languages);
  return { text, topic: topic ?? mistyped(text, languages), narrowed };
}

const isRefusal = (mode: Mode): boolean => mode === 'exclude' || mode === 'less';

function distinct(topics: readonly NamedTopic[], without: ReadonlySet<string> = new Set()): readonly NamedTopic[] {
  const seen = new Set(without);
  return topics.filter((topic) => {
    const key = keyOf(topic);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

const saysNoSubject = (phrase: string, { languages }: RequestText): boolean =>
  isJudgement(phrase, languages) || isComplaint(phrase, languages);

/** "3", "3本", "五条": how much of it, and nothing that it is about. */
const COUNTED = /^(?:\d+|[一二三四五六七八九十两兩]{1,3})[本件個个つ条條則则篇]?$/u;

const isAside = ({ aside, cued }: Named, { topic, narrowed }: NamedTopic): boolean =>
  aside === 'but' ||
  aside === 'unsure' ||
  (!cued && (aside === 'because' || (aside === 'hence' && (topic === null || narrowed))));

/** German nouns have capitals, where somebody writes capitals at all. */
const isNoNoun = ({ text, cued }: Named, { shown, languages }: RequestText): boolean =>
  languages[0] === 'de' && !cued && /^[\p{Ll} ]+$/u.test(text) && /[\p{L},] \p{Lu}\p{Ll}/u.test(shown);

/** "Krieg heb …", "Politik braucht …": behind a noun German has its verb, and nobody knows which way it goes. */
const hasVerbBehind = ({ text, cued }: Named, { narrowed }: NamedTopic, languages: readonly Language[]): boolean => {
  const [, noun, verb] = /^(\p{Lu}[\p{L}-]+) (\p{Ll}+)(?: |$)/u.exec(text) ?? [];
  if (languages[0] !== 'de' || cued || !narrowed || noun === undefined || verb === undefined) return false;
  return (
    namedTopic(noun, languages).topic !== null &&
    !/^(?:in|im|an|am|auf|aus|bei|beim|für|gegen|mit|nach|ohne|seit|um|unter|von|vom|vor|zu|zum|zur|zwischen|über|und|oder|wie|als|der|des|de)$/u.test(
      verb,
    )
  );
};

const isBeside = (item: Named, named: NamedTopic, languages: readonly Language[]): boolean =>
  isAside(item, named) || hasVerbBehind(item, named, languages);

interface Surroundings {
  readonly text: RequestText;
  /** Clauses about the manner of the briefing. */
  readonly talking: ReadonlySet<number>;
  /** Clauses in which several things are named. */
  readonly listed: ReadonlySet<number>;
}

const SHORTEST_LIST = 2;
const SHORTEST_LIST_OF_WORDS = 3;

/** "Wheat prices, drought, farm subsidies, quick please": several one behind the other are named, and say nothing of the manner. */
function listedIn(items: readonly Named[], { languages }: RequestText): ReadonlySet<number> {
  if (isCjk(languages[0])) return new Set();
  const bare = items.filter(
    ({ cued, mode, said, aside, source }) =>
      !cued && mode === 'want' && said !== true && aside === undefined && source === undefined,
  );
  const clauses = [...Map.groupBy(bare, ({ clause }) => clause)].filter(([, all]) => {
    const hasPhrase = all.some(({ text }) => text.includes(' '));
    return all.length >= (hasPhrase ? SHORTEST_LIST : SHORTEST_LIST_OF_WORDS);
  });
  return new Set(clauses.map(([clause]) => clause));
}

/** A word nobody introduced, in a clause about the manner of the briefing, is more likely manner than topic. */
function isTopic(item: Named, named: NamedTopic, { text, talking, listed }: Surroundings): boolean {
  const { topic } = named;
  if (COUNTED.test(item.text) || isBeside(item, named, text.languages)) return false;
  if (topic === null && (item.said === true || isNoNoun(item, text))) return false;
  if (!item.cued && topic === null && saysNoSubject(item.text, text)) return false;
  return item.cued || topic !== null || namesTopic(item, { text, talking, listed });
}

/** Nobody introduces it, and no lexicon has it: by where and how it stands. */
function namesTopic(item: Named, { text: { languages }, talking, listed }: Surroundings): boolean {
  if (isCjk(languages[0])) return !/^\p{sc=Hiragana}+$/u.test(item.text) && [...item.text].length > 1;
  if (item.alone === true && !isOfManner(item.text, languages)) return true;
  return !talking.has(item.clause) || listed.has(item.clause) || /^\p{Lu}|\d/u.test(item.text);
}
