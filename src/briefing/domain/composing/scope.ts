import type { Language } from '../../../shared/kernel/language.js';
import type { Asked } from '../request/asked.js';
import type { NamedFolder } from '../request/source-names.js';
import type { NamedSources, NamedTopic } from '../request/understood.js';
import type { LeftOutReason } from '../script.js';
import type { ComposeRequest, Material } from './material.js';
import type { Reading } from './reading.js';
import type { Refusal } from './ledger.js';
import { relevance } from './relevance.js';
import { isLabelled } from './text/non-news/no-story.js';
import { detectLanguages, isWrittenInHan, mostFrequent, type DetectedLanguage } from './text/spoken-language.js';
import type { Topicality } from './topicality.js';
import { isCjk, terms } from './text/words.js';

/** More items than this are not compared with each other: the newest are, the others rank too low. */
const MOST_COMPARED = 1500;
const SEARCHED_CHARACTERS = 6000;

/** The items that may be told, and why others may not. */
export interface Usable {
  readonly items: readonly Material[];
  readonly refused: ReadonlyMap<string, Refusal>;
  /** Nothing is written in the language of the briefing, so it is made of what there is. */
  readonly foreign: boolean;
  /** The language to read each item in: its own, as far as that is one of ours. */
  readonly languageOf: (item: Material) => Language;
}

/** One order for the same items, whatever order they came in; one of each id. */
export function inScope(material: readonly Material[]): readonly Material[] {
  const sorted = material.toSorted((a, b) => compare(a.id, b.id) || compare(a.title + a.text, b.title + b.text));
  return sorted.filter((item, index) => item.id !== sorted[index - 1]?.id);
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Keeps what matches the query and is written in the briefing's language; everything, when nothing is. */
export function usable(
  scope: readonly Material[],
  request: ComposeRequest,
  asked: Asked,
  anyLanguage: boolean,
): Usable {
  const refused = new Map<string, Refusal>();
  const sourced = fromNamedSources(scope, asked, refused);
  const matching = refusing(sourced, matchesQuery(sourced, request), refused, 'no_query_match');
  const detected = languagesOf(matching, request.language);
  const foreign = anyLanguage || isForeign(detected, request.language);
  const spoken = foreign
    ? matching
    : refusing(
        matching,
        (_, index) => detected[index] === undefined || detected[index] === request.language,
        refused,
        'other_language',
      );
  const known = new Map(matching.map((item, index) => [item.id, detected[index]]));
  const newest = new Set(spoken.toSorted((a, b) => b.at - a.at || compare(a.id, b.id)).slice(0, MOST_COMPARED));
  const compared = refusing(spoken, (item) => newest.has(item), refused, 'rank_too_low');
  const untold = foreign ? usualIn(detected, request.language) : request.language;
  const languageOf = ({ id }: Material): Language => oneOfOurs(known.get(id) ?? untold, request.language);
  return { items: withoutLabelled(compared, languageOf, refused), refused, foreign, languageOf };
}

/** What its own label calls a gallery or an erratum is told to those who have nothing else. Whatever may be news is only ranked lower. */
function withoutLabelled(
  items: readonly Material[],
  languageOf: (item: Material) => Language,
  refused: Map<string, Refusal>,
): readonly Material[] {
  const isStory = (item: Material): boolean => !isLabelled(item.title, languageOf(item));
  return items.some(isStory) ? refusing(items, isStory, refused, 'rank_too_low') : items;
}

function refusing(
  items: readonly Material[],
  keep: (item: Material, index: number) => boolean,
  refused: Map<string, Refusal>,
  why: LeftOutReason | Refusal,
): readonly Material[] {
  const refusal = typeof why === 'string' ? { reason: why } : why;
  return items.filter((item, index) => {
    const kept = keep(item, index);
    if (!kept) refused.set(item.id, refusal);
    return kept;
  });
}

/** Items too short to tell are taken for the briefing's language, unless its script shows that they are not. */
function languagesOf(items: readonly Material[], language: Language): readonly DetectedLanguage[] {
  const detected = detectLanguages(items);
  if (isCjk(language)) return detected;
  return items.map(
    ({ title, text }, index) => detected[index] ?? (isWrittenInHan(`${title}\n${text}`) ? 'zh' : undefined),
  );
}

/** Where nothing is in the briefing's language, a Latin headline too short to tell is not either. */
function usualIn(detected: readonly DetectedLanguage[], language: Language): DetectedLanguage {
  const isLatin = (one: DetectedLanguage): boolean => one !== undefined && one !== 'other' && !isCjk(one);
  return detected.includes(language) ? language : mostFrequent(detected.filter(isLatin));
}

const isForeign = (detected: readonly DetectedLanguage[], language: Language): boolean =>
  !detected.includes(language) && detected.some((one) => one !== undefined);

function matchesQuery(
  items: readonly Material[],
  { query, language }: ComposeRequest,
): (item: Material, index: number) => boolean {
  if (query === undefined || query.trim() === '') return () => true;
  const asked = terms(query, language);
  if (asked.length === 0) {
    const needle = query.trim().toLowerCase();
    return ({ title, text }) => `${title}\n${text}`.toLowerCase().includes(needle);
  }
  const scores = relevance(
    asked,
    items.map(({ title, text }) => terms(`${title}\n${text.slice(0, SEARCHED_CHARACTERS)}`, language)),
  );
  return (_, index) => (scores[index] ?? 0) > 0;
}

const oneOfOurs = (detected: DetectedLanguage, otherwise: Language): Language =>
  detected === undefined || detected === 'other' ? otherwise : detected;

const IS_REF = /^ref_\d+$/u;

/** Sources named in words. Those named by ref are in the scope of the request already, and then names add none. */
function fromNamedSources(
  items: readonly Material[],
  { understood, folders = [] }: Asked,
  refused: Map<string, Refusal>,
): readonly Material[] {
  const { only, excluded } = understood.sources;
  const allowed = refusing(items, ({ sourceTitle }) => !excluded.includes(sourceTitle), refused, {
    reason: 'no_query_match',
    rule: { kind: 'excluded_source', subjects: excluded },
  });
  const named = only.some((id) => IS_REF.test(id)) ? [] : only;
  // Where folders alone are named, they are the scope of the request.
  const beside = sourcesIn(folders, understood.folders?.only);
  const isNamed = ({ sourceTitle, sourceId }: Material): boolean => named.includes(sourceTitle) || beside.has(sourceId);
  return refusing(allowed, (item) => named.length === 0 || isNamed(item), refused, {
    reason: 'no_query_match',
    rule: { kind: 'only_source', subjects: named },
  });
}

/** What was in these folders when the request came. */
const sourcesIn = (folders: readonly NamedFolder[], names: readonly string[] = []): ReadonlySet<string> =>
  new Set(folders.flatMap(({ name, sourceIds }) => (names.includes(name) ? sourceIds : [])));

const TOUCHED = 0.6;
const LESS_WANTED = -0.6;

/** How much the listener wants each item, 0 being neither: by the query, and by what they said of subjects and sources. */
export function wantedness(
  readings: readonly Reading[],
  { query, language }: ComposeRequest,
  { understood, interests, folders = [] }: Asked,
  topicality: Topicality,
): number[] {
  const documents = readings.map((reading) => reading.terms);
  const wanted = [...understood.wanted, ...interests];
  const inWords = wanted.filter((topic) => !isBroad(topic)).flatMap(({ text }) => terms(text, language));
  const asked = [terms(query ?? '', language), inWords].filter((words) => words.length > 0);
  const scores = asked.map((words) => normalised(relevance(words, documents)));
  const { first, more, less: lessOf } = understood.folders ?? {};
  const [liked, disliked] = [sourcesIn(folders, [...(first ?? []), ...(more ?? [])]), sourcesIn(folders, lessOf)];
  const folderWorth = ({ sourceId }: Material): number =>
    disliked.has(sourceId) ? LESS_WANTED : liked.has(sourceId) ? TOUCHED : 0;
  const worth = (reading: Reading, topic: NamedTopic): number =>
    topicality.isAbout(reading, topic) ? 1 : topicality.touches(reading, topic) ? TOUCHED : 0;
  return readings.map((reading, index) => {
    const less = understood.less.some((topic) => topicality.touches(reading, topic)) ? LESS_WANTED : 0;
    const named = wanted.filter(isBroad).map((topic) => worth(reading, topic));
    const byTopic = Math.max(0, ...named, ...scores.map((one) => one[index] ?? 0));
    return (
      less +
      byTopic +
      sourceWorth(reading.item, understood.sources) +
      folderWorth(reading.item) +
      ruleWorth(reading.item)
    );
  });
}

/** As much as a source of which more is wanted. */
const ruleWorth = ({ preferred }: Material): number => (preferred === true ? TOUCHED : 0);

/** A source to be told first is to be told of. */
function sourceWorth({ sourceTitle }: Material, { first = [], more = [], less = [] }: NamedSources): number {
  if (less.includes(sourceTitle)) return LESS_WANTED;
  return first.includes(sourceTitle) || more.includes(sourceTitle) ? TOUCHED : 0;
}

const isBroad = ({ topic, narrowed }: NamedTopic): boolean => topic !== null && !narrowed;

function normalised(scores: readonly number[]): readonly number[] {
  const highest = scores.reduce((a, b) => Math.max(a, b), 0);
  return highest === 0 ? scores : scores.map((score) => score / highest);
}
