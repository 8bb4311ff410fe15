import type { Language } from '../../../../shared/kernel/language.js';
import { countryNames } from '../text/country-names.js';
import { folded } from '../text/folding.js';
import type { EventMarks } from './event-marks.js';

/** Whether the names of two items, with the words that they share, tell that they are of one event. */
export interface NameTies {
  areTied(a: number, b: number): boolean;
}

/** Where whoever is in the news comes again on another day, names are no evidence. */
export const UNTIED: NameTies = { areTied: () => false };

/** What is tied, by the items of a day. */
export interface Tieable {
  readonly marks: readonly EventMarks[];
  readonly languages: readonly Language[];
  readonly sources: readonly string[];
  readonly rarity: (term: string) => number;
}

/**
 * Two rare names make one event, or one name in a headline with a rare word, unless each headline names somebody whom the
 * other item does not, or one source has both: then more is needed. Of 474 pairs that were tied in sets of accounts in
 * seven languages, 2 were of two events.
 */
const POINTS = { name: 2, longName: 1, country: 0.5, word: 1, strangers: -1, oneSource: -2, inNoHeadline: -1 };
const MOST_WORDS = 2;
const TIED_FROM = 3;
/** Whom more items than this name is in the news, not in one event. */
const RARE_NAME = { atLeast: 8, share: 0.03 };
/** What two items of one source name that share no more words than this is where it is at home: a local paper's town. */
const AT_HOME = 1;
/** What more items than this speak of says little about one of them. */
const RARE_WORD = { atLeast: 10, share: 0.05 };
/** "japan" and "japanisch" begin alike, Brunei and Brunaud do not. */
const COUNTRY_ROOT = { shortest: 4, longest: 5 };

/** The rare words of each item. */
type Words = readonly ReadonlySet<string>[];

interface Shared {
  names: number;
  countries: number;
  /** Of three characters or more, where names are written in pairs of characters. */
  isLong: boolean;
  inHeadline: boolean;
  last: string;
}

export function nameTies(items: Tieable): NameTies {
  const size = items.marks.length;
  const words = rareWords(items);
  const tied = new Set<number>();
  for (const [place, shared] of sharedNames(items, words)) {
    if (shared.names === 0) continue;
    const [a, b] = [Math.floor(place / size), place % size];
    const points = pointsOf(shared) + POINTS.word * commonWords(words[a], words[b]) + pointsApart(items, a, b);
    if (points >= TIED_FROM) tied.add(place);
  }
  return { areTied: (a, b) => tied.has(Math.min(a, b) * size + Math.max(a, b)) };
}

const pointsOf = ({ names, countries, isLong, inHeadline }: Shared): number =>
  POINTS.name * names +
  POINTS.country * countries +
  (isLong ? POINTS.longName : 0) +
  (inHeadline ? 0 : POINTS.inNoHeadline);

function pointsApart({ marks, sources }: Tieable, a: number, b: number): number {
  const oneSource = sources[a] === sources[b] ? POINTS.oneSource : 0;
  const [one, other] = [marks[a], marks[b]];
  if (one === undefined || other === undefined) return oneSource;
  return oneSource + POINTS.strangers * Math.min(strangeness(one, other), strangeness(other, one));
}

/**
 * Whether a headline names somebody whom the other item does not: 1, or 2 when most are. Pairs of characters do not
 * count, because a headline has others beside those of names.
 */
function strangeness({ headEntities }: EventMarks, { entities }: EventMarks): 0 | 1 | 2 {
  const named = [...headEntities].filter((name) => !isPair(name));
  const unknown = named.filter((name) => !entities.has(name)).length;
  if (unknown === 0) return 0;
  return unknown > named.length / 2 ? 2 : 1;
}

/** Of what each item begins with what few others speak of. */
function rareWords({ marks, rarity }: Tieable): Words {
  const most = Math.max(RARE_WORD.atLeast, RARE_WORD.share * marks.length);
  const least = Math.log(1 + marks.length / (most + 0.5));
  return marks.map(({ words }) => new Set([...words].filter((word) => rarity(word) >= least)));
}

/** Only pairs that share a rare name cost anything. */
function sharedNames({ marks, languages, sources }: Tieable, words: Words): ReadonlyMap<number, Shared> {
  const found = new Map<number, Shared>();
  const most = Math.max(RARE_NAME.atLeast, RARE_NAME.share * marks.length);
  for (const [name, items] of itemsByName(marks)) {
    if (items.length > most || isAtHome(items, sources, words)) continue;
    const isCountry = namesCountry(name, languages[items[0] ?? 0] ?? 'en');
    for (const [a, b] of pairsOf(items)) {
      const inHeadline = [a, b].some((item) => marks[item]?.headEntities.has(name) === true);
      if (isPair(name) && !inHeadline) continue;
      const place = a * marks.length + b;
      const shared = found.get(place) ?? { names: 0, countries: 0, isLong: false, inHeadline: false, last: '' };
      countName(shared, name, isCountry);
      shared.inHeadline ||= inHeadline || isAccused(name);
      found.set(place, shared);
    }
  }
  return found;
}

function* pairsOf(items: readonly number[]): Generator<readonly [number, number]> {
  for (const [index, a] of items.entries()) for (const b of items.slice(index + 1)) yield [a, b];
}

function countName(shared: Shared, name: string, isCountry: boolean): void {
  if (isCountry) shared.countries++;
  else if (goesOn(shared.last, name)) shared.isLong = true;
  else shared.names++;
  if (isAccused(name)) shared.isLong = true;
  shared.last = name;
}

/** Who stands before a court does so in one case, wherever he is named. */
const isAccused = (name: string): boolean => /(?:被告|容疑者)$/u.test(name);

/** Pairs of characters that overlap are of one name: 莫拉, 拉莱, 莱斯. */
const goesOn = (last: string, name: string): boolean => isPair(name) && isPair(last) && last[1] === name[0];

/** Of two characters; in a text they may be any rare word, in a headline it is what the news is about. */
const isPair = (name: string): boolean => CHARACTERS.test(name);
const CHARACTERS = /^[\p{sc=Han}々]{2}$/u;

function isAtHome(items: readonly number[], sources: readonly string[], words: Words): boolean {
  for (const [a, b] of pairsOf(items)) {
    if (sources[a] === sources[b] && commonWords(words[a], words[b]) <= AT_HOME) return true;
  }
  return false;
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

function commonWords(a: ReadonlySet<string> | undefined, b: ReadonlySet<string> | undefined): number {
  let count = 0;
  for (const term of a ?? []) {
    if (b?.has(term) === true && ++count === MOST_WORDS) return count;
  }
  return count;
}

const COUNTRIES = new Map<Language, ReadonlySet<string>>();

function namesCountry(name: string, language: Language): boolean {
  const known = COUNTRIES.get(language) ?? countryRoots(language);
  COUNTRIES.set(language, known);
  return known.has(name.slice(0, COUNTRY_ROOT.shortest)) || known.has(name.slice(0, COUNTRY_ROOT.longest));
}

function countryRoots(language: Language): ReadonlySet<string> {
  const names = countryNames(language).map((name) => folded(name.split(/[ -]/u).at(-1) ?? ''));
  const long = names.filter((name) => name.length >= COUNTRY_ROOT.shortest);
  return new Set(
    long.map((name) => name.slice(0, Math.max(COUNTRY_ROOT.shortest, Math.min(COUNTRY_ROOT.longest, name.length - 1)))),
  );
}
