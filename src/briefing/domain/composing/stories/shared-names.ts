import type { Language } from '../../../../shared/kernel/language.js';
import { isPair } from '../text/cjk-entities.js';
import { countryNames } from '../text/country-names.js';
import { folded } from '../text/folding.js';
import type { EventMarks } from './event-marks.js';

/** What is compared, by the items of a day. */
export interface Tieable {
  readonly marks: readonly EventMarks[];
  readonly languages: readonly Language[];
  readonly sources: readonly string[];
  readonly rarity: (term: string) => number;
}

/** What two items name in common. */
export interface Shared {
  names: number;
  countries: number;
  /** Where one of the sources is at home. */
  homes: number;
  /** Of three characters or more, where names are written in pairs of characters, and no town. */
  isLong: boolean;
  inHeadline: boolean;
  /** A headline has the name of such a home. */
  isHomeInHeadline: boolean;
  /** Somebody or something that is no town. */
  isOther: boolean;
  /** A name by more than that its characters are rare. */
  isCertain: boolean;
  last: string;
}

const NOTHING: Shared = {
  names: 0,
  countries: 0,
  homes: 0,
  isLong: false,
  inHeadline: false,
  isHomeInHeadline: false,
  isOther: false,
  isCertain: false,
  last: '',
};

/** Whom more items than this name is in the news, not in one event. */
const RARE_NAME = { atLeast: 8, share: 0.03 };
/** What two items of one source name that share no more words than this is where it is at home: a local paper's town. */
const AT_HOME = 1;
/** What more items than this speak of says little about one of them. */
const RARE_WORD = { atLeast: 10, share: 0.05 };
/** Two characters that so many items have are no accident. */
const CERTAIN = 3;
const MOST_WORDS = 2;
/** "japan" and "japanisch" begin alike, Brunei and Brunaud do not. */
const COUNTRY_ROOT = { shortest: 4, longest: 5 };

/** The rare words of each item. */
export type Words = readonly ReadonlySet<string>[];

/** Of what each item begins with what few others speak of. */
export function rareWords({ marks, rarity }: Tieable): Words {
  const most = Math.max(RARE_WORD.atLeast, RARE_WORD.share * marks.length);
  const least = Math.log(1 + marks.length / (most + 0.5));
  return marks.map(({ words }) => new Set([...words].filter((word) => rarity(word) >= least)));
}

/** A rare name, and the items that have it. */
interface Named {
  readonly name: string;
  readonly items: readonly number[];
  readonly isHome: boolean;
  readonly isCountry: boolean;
}

/** What pairs of items share, and the items that name each rare somebody who is no place. */
export interface SharedNames {
  readonly pairs: ReadonlyMap<number, Shared>;
  readonly people: readonly (readonly number[])[];
}

/** Only pairs that share a rare name cost anything. */
export function sharedNames({ marks, languages, sources }: Tieable, words: Words): SharedNames {
  const pairs = new Map<number, Shared>();
  const most = Math.max(RARE_NAME.atLeast, RARE_NAME.share * marks.length);
  const rare = [...itemsByName(marks)].filter(([, items]) => items.length <= most);
  const named = rare.map(([name, items]) => ({
    name,
    items,
    isHome: isAtHome(items, sources, words) || items.some((item) => isInSourceName(name, marks[item])),
    isCountry: namesCountry(name, languages[items[0] ?? 0] ?? 'en'),
  }));
  for (const one of named) {
    for (const [a, b] of pairsOf(one.items)) addName(pairs, one, { marks, a, b });
  }
  return { pairs, people: named.filter((one) => isPerson(one, marks)).map(({ items }) => items) };
}

function isPerson({ name, items, isHome, isCountry }: Named, marks: readonly EventMarks[]): boolean {
  if (isHome || isCountry || items.some((item) => marks[item]?.towns.has(name) === true)) return false;
  return items.some((item) => marks[item]?.people.has(name) === true);
}

interface Pair {
  readonly marks: readonly EventMarks[];
  readonly a: number;
  readonly b: number;
}

function addName(pairs: Map<number, Shared>, named: Named, { marks, a, b }: Pair): void {
  const both = [a, b].flatMap((item) => marks[item] ?? []);
  const has = (mark: 'headEntities' | 'towns'): boolean => both.some((one) => one[mark].has(named.name));
  const inHeadline = has('headEntities');
  if ((isPair(named.name) && !inHeadline) || areNamesakes(both, named.name) || isHousedInOne(both, named.name)) return;
  const place = a * marks.length + b;
  const shared = pairs.get(place) ?? { ...NOTHING };
  const isTown = has('towns');
  if (named.isHome) countHome(shared, inHeadline);
  else countName(shared, named, { isTown, inHeadline });
  shared.isCertain ||= isCertain(named, both) || shared.isLong;
  shared.isOther ||= !isTown;
  pairs.set(place, shared);
}

/** Two people of one family name: both items have first names for it, and none in common. */
function areNamesakes([one, other]: readonly EventMarks[], name: string): boolean {
  const [given, others] = [one?.given.get(name), other?.given.get(name)];
  return given !== undefined && others !== undefined && [...given].every((first) => !others.has(first));
}

/** A university that is called after a town is no event of that town. */
const isHousedInOne = (both: readonly EventMarks[], name: string): boolean =>
  both.filter(({ housed }) => housed.has(name)).length === 1;

function countHome(shared: Shared, inHeadline: boolean): void {
  shared.homes++;
  shared.isHomeInHeadline ||= inHeadline;
}

interface Found {
  readonly isTown: boolean;
  readonly inHeadline: boolean;
}

function countName(shared: Shared, { name, isCountry }: Named, { isTown, inHeadline }: Found): void {
  if (isCountry) shared.countries++;
  else if (goesOn(shared.last, name)) shared.isLong ||= !isTown;
  else shared.names++;
  if (isAccused(name) || (LONG_NAME.test(name) && !isTown)) shared.isLong = true;
  shared.inHeadline ||= inHeadline || isAccused(name);
  shared.last = name;
}

/** Two rare characters may be any word, but where a place or a title stands with them, or several items have them. */
const isCertain = ({ name, items }: Named, both: readonly EventMarks[]): boolean =>
  !isPair(name) ||
  items.length >= CERTAIN ||
  both.some(({ people, where }) => people.has(name) || where.places.has(name));

export function* pairsOf(items: readonly number[]): Generator<readonly [number, number]> {
  for (const [index, a] of items.entries()) for (const b of items.slice(index + 1)) yield [a, b];
}

/** Who stands before a court does so in one case, wherever he is named. */
const isAccused = (name: string): boolean => /(?:被告|容疑者)$/u.test(name);

const LONG_NAME = /^\p{sc=Han}{3,}$/u;

/** Pairs of characters that overlap are of one name: 黎正, 正明. */
const goesOn = (last: string, name: string): boolean => isPair(name) && isPair(last) && last[1] === name[0];

/** Names in Latin letters are roots: they begin a word. */
const isInSourceName = (name: string, one: EventMarks | undefined): boolean =>
  one?.sourceName.includes(STARTS_WITH_LATIN.test(name) ? ` ${name}` : name) === true;

const STARTS_WITH_LATIN = /^\p{sc=Latin}/u;

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

/** How many words they share; from a few on it makes no difference. */
export function commonWords(a: ReadonlySet<string> | undefined, b: ReadonlySet<string> | undefined): number {
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
