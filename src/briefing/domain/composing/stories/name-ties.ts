import type { Language } from '../../../../shared/kernel/language.js';
import { folded } from '../text/names.js';
import type { EventMarks } from './event-marks.js';

/** How much the names of two items tell that they are of one event. */
export const [NO_TIE, LIKELY, CERTAIN] = [0, 1, 2] as const;
export type Tie = typeof NO_TIE | typeof LIKELY | typeof CERTAIN;

export interface NameTies {
  between(a: number, b: number): Tie;
}

/** Where whoever is in the news comes again on another day, names are no evidence. */
export const UNTIED: NameTies = { between: () => NO_TIE };

/** Whom more items than this name is in the news, not in one event. */
const RARE = { atLeast: 8, share: 0.03 };
/** What so many items of one source name is where it is at home: the town of a local paper. */
const AT_HOME = 3;
/** With one name in common a headline must have it, and so many other rare words must be common. */
const OTHER_WORDS = 3;
const RARITY = 1.5;
/** Countries are in many stories of a day: two of them are no evidence. */
const COUNTRY_ROOT = 4;

interface Shared {
  names: number;
  countries: number;
  inHeadline: boolean;
}

/**
 * Two rare names, which are not of one person, make it one event: of 150 pairs in five languages that were read, 139.
 * One does with three other rare words.
 */
export function nameTies(
  marks: readonly EventMarks[],
  {
    languages,
    sources,
    terms,
    rarity,
  }: {
    readonly sources: readonly string[];
    readonly languages: readonly Language[];
    readonly terms: readonly (readonly string[])[];
    readonly rarity: (term: string) => number;
  },
): NameTies {
  const ties = new Map<number, Tie>();
  const rare = terms.map((own) => new Set(own.filter((term) => rarity(term) > RARITY)));
  for (const [place, shared] of sharedNames(marks, { languages, sources })) {
    const [a, b] = [Math.floor(place / marks.length), place % marks.length];
    const all = shared.names + shared.countries;
    if (all > 1 && shared.names > 0) ties.set(place, CERTAIN);
    else if (shared.names > 0 && shared.inHeadline && commonWords(rare[a], rare[b]) > OTHER_WORDS)
      ties.set(place, LIKELY);
  }
  return { between: (a, b) => ties.get(Math.min(a, b) * marks.length + Math.max(a, b)) ?? NO_TIE };
}

/** Only pairs that share a rare name cost anything. */
function sharedNames(
  marks: readonly EventMarks[],
  { languages, sources }: { readonly languages: readonly Language[]; readonly sources: readonly string[] },
): ReadonlyMap<number, Shared> {
  const found = new Map<number, Shared>();
  const most = Math.max(RARE.atLeast, RARE.share * marks.length);
  for (const [name, items] of itemsByName(marks)) {
    if (items.length > most || isAtHome(items, sources)) continue;
    const isCountry = countriesIn(languages[items[0] ?? 0] ?? 'en').has(name.slice(0, COUNTRY_ROOT));
    for (const [index, a] of items.entries()) {
      for (const b of items.slice(index + 1)) {
        const shared = found.get(a * marks.length + b) ?? { names: 0, countries: 0, inHeadline: false };
        if (isCountry) shared.countries++;
        else shared.names++;
        shared.inHeadline ||= marks[a]?.headEntities.has(name) === true || marks[b]?.headEntities.has(name) === true;
        found.set(a * marks.length + b, shared);
      }
    }
  }
  return found;
}

/** Whether one source names it again and again. */
function isAtHome(items: readonly number[], sources: readonly string[]): boolean {
  const counts = new Map<string | undefined, number>();
  for (const item of items) counts.set(sources[item], (counts.get(sources[item]) ?? 0) + 1);
  return Math.max(...counts.values()) >= AT_HOME;
}

function itemsByName(marks: readonly EventMarks[]): ReadonlyMap<string, readonly number[]> {
  const items = new Map<string, number[]>();
  marks.forEach(({ entities }, item) => {
    for (const name of entities) {
      const earlier = items.get(name);
      if (earlier === undefined) items.set(name, [item]);
      else earlier.push(item);
    }
  });
  return items;
}

/** The shared name is one of the words. */
function commonWords(a: ReadonlySet<string> | undefined, b: ReadonlySet<string> | undefined): number {
  let count = 0;
  for (const term of a ?? []) if (b?.has(term) === true) count++;
  return count;
}

const COUNTRIES = new Map<Language, ReadonlySet<string>>();
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that are no country. */
const UNIONS = /^(?:EU|EZ|UN|XA|XB|ZZ|QO)$/u;

/** Roots of the names of all countries: "japan" and "japanisch" begin alike. */
function countriesIn(language: Language): ReadonlySet<string> {
  const known = COUNTRIES.get(language) ?? countryRoots(language);
  COUNTRIES.set(language, known);
  return known;
}

function countryRoots(language: Language): ReadonlySet<string> {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => !UNIONS.test(code),
  );
  const roots = codes.flatMap((code) => names.of(code)?.split(/[ -]/u).at(-1) ?? []).map((name) => folded(name));
  return new Set(roots.filter((root) => root.length >= COUNTRY_ROOT).map((root) => root.slice(0, COUNTRY_ROOT)));
}
