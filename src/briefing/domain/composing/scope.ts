import type { Language } from '../../../shared/kernel/language.js';
import type { LeftOutReason } from '../script.js';
import type { ComposeRequest, Material } from './material.js';
import type { Reading } from './reading.js';
import { askedTerms, relevance } from './relevance.js';
import { detectLanguages, type DetectedLanguage } from './spoken-language.js';
import { terms } from './words.js';

/** More items than this are not compared with each other: the newest are, the others rank too low. */
const MOST_COMPARED = 1500;
const SEARCHED_CHARACTERS = 6000;

/** The items that may be told, and why others may not. */
export interface Usable {
  readonly items: readonly Material[];
  readonly refused: ReadonlyMap<string, LeftOutReason>;
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
export function usable(scope: readonly Material[], request: ComposeRequest, anyLanguage: boolean): Usable {
  const refused = new Map<string, LeftOutReason>();
  const matching = refusing(scope, matchesQuery(scope, request), refused, 'no_query_match');
  const detected = detectLanguages(matching);
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
  const items = refusing(spoken, (item) => newest.has(item), refused, 'rank_too_low');
  return { items, refused, foreign, languageOf: ({ id }) => oneOfOurs(known.get(id), request.language) };
}

function refusing(
  items: readonly Material[],
  keep: (item: Material, index: number) => boolean,
  refused: Map<string, LeftOutReason>,
  reason: LeftOutReason,
): readonly Material[] {
  return items.filter((item, index) => {
    const kept = keep(item, index);
    if (!kept) refused.set(item.id, reason);
    return kept;
  });
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

/** How much the listener wants each item, 0 to 1: by the query, and by what they said. */
export function wantedness(readings: readonly Reading[], { query, userRequest, language }: ComposeRequest): number[] {
  const documents = readings.map((reading) => reading.terms);
  const asked = [terms(query ?? '', language), askedTerms(userRequest, language)].filter((words) => words.length > 0);
  const scores = asked.map((words) => normalised(relevance(words, documents)));
  return readings.map((_, index) => Math.max(0, ...scores.map((one) => one[index] ?? 0)));
}

function normalised(scores: readonly number[]): readonly number[] {
  const highest = scores.reduce((a, b) => Math.max(a, b), 0);
  return highest === 0 ? scores : scores.map((score) => score / highest);
}
