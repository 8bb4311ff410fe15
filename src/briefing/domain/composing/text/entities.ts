import type { Language } from '../../../../shared/kernel/language.js';
import { EVERYDAY_WORDS } from './everyday/words.js';
import { INSTITUTIONS } from './everyday/institutions.js';
import { cjkEntities, peopleIn } from './cjk-entities.js';
import { folded } from './folding.js';
import { latinNames, type Casing, type FoundName } from './names.js';
import { STOP_WORDS } from './stop-words.js';

/** Six letters keep people apart, and bring "Altenrode" and "Altenroder" together. */
const ENTITY = 6;

const listOf = (words: string): readonly string[] => words.trim().split(/\s+/);
const INSTITUTION = new Map(
  Object.entries(INSTITUTIONS).map(([language, list]) => [language, new Set(listOf(list).map((word) => folded(word)))]),
);

/** What is called after somebody or somewhere: "University of Dorn", "Hospital de São Telmo" are one name. */
const CALLED_AFTER =
  /^(?:hospita|clini|univers|institut|acade|escola|escuela|ecole|school|college|colegio|muse|bibliot|library|teatr|theat|igreja|iglesia|eglise|church|tribuna|court|camara|conse|council|ministe|ministr|depart|secret|banc|bank|banq|port|puert|aero|airport|estac|gare|ponte?|puente|bridge|avenid|rua|calle|rue|plaza|praca|place|parque|parc|park|club|feder|assoc|asoci|fund|fond)/u;
const AFTER = /^ (?:of|of the|de|de la|de los|del|da|do|das|dos|du|des|von|von der|van|van der) $/u;

/** "Me" begins what somebody said; "Oder" is a river. */
const SHORT = 2;

/** What a text names, and the words of these names: first names, titles, offices. */
export interface Naming {
  readonly entities: readonly string[];
  readonly words: readonly string[];
  /** Of the entities those right after a word of place. */
  readonly towns: readonly string[];
  /** Of the entities those with another name right before them, as people have first names. */
  readonly people: readonly string[];
  /** Of the entities those that are named as a part of what is called after them only: "Universität Bern". */
  readonly housed: readonly string[];
  /** The names right before each of these, offices and titles aside. */
  readonly given: Given;
}

export type Given = ReadonlyMap<string, ReadonlySet<string>>;

export function namingIn(text: string, language: Language, casing: Casing): Naming {
  if (language === 'zh' || language === 'ja') {
    const entities = cjkEntities(text, language);
    return { entities, words: entities, towns: [], people: peopleIn(text, language), housed: [], given: new Map() };
  }
  const names = latinNames(text, language, casing).filter(
    ({ key }) => key.length > SHORT || !STOP_WORDS[language].has(key),
  );
  const entities = entitiesOf(names, text, language);
  const namesOf = (some: readonly Entity[]): readonly string[] => some.map(({ name }) => name);
  return {
    entities: namesOf(entities),
    words: names.flatMap((name) => wordsOf(name, text)),
    towns: namesOf(entities.filter(({ start }) => isPlaced(start, text, language))),
    people: namesOf(entities.filter(({ isFull }) => isFull)),
    housed: namesOf(entities.filter(({ name }) => entities.every((one) => one.name !== name || one.isHoused))),
    given: givenOf(entities),
  };
}

interface Entity {
  readonly name: string;
  /** Where the first of its words begins. */
  readonly start: number;
  /** Two words or more, and no office or building among them. */
  readonly isFull: boolean;
  /** Where scholars are at home, who may speak of anything. */
  readonly isHoused: boolean;
  /** The words before the last. */
  readonly given: readonly string[];
}

function givenOf(entities: readonly Entity[]): Given {
  const given = new Map<string, Set<string>>();
  for (const { name, given: names } of entities.filter(({ isFull }) => isFull)) {
    const earlier = given.get(name) ?? new Set();
    for (const one of names) earlier.add(one);
    given.set(name, earlier);
  }
  return given;
}

/** Of words in a row the last that names anything: "President Maia Sandor" is "sandor". */
function entitiesOf(names: readonly FoundName[], text: string, language: Language): readonly Entity[] {
  const found: Entity[] = [];
  let row: FoundName[] = [];
  names.forEach((name, index) => {
    row.push(name);
    const next = names[index + 1];
    const between = next === undefined ? null : text.slice(name.end, next.start);
    if (between === ' ' || (between !== null && CALLED_AFTER.test(name.key) && AFTER.test(between))) return;
    const telling = row.filter(({ key }) => INSTITUTION.get(language)?.has(key) !== true);
    const last = telling.at(-1);
    const isFull = telling.length > 1 && !row.some(({ key }) => CALLED_AFTER.test(key));
    const given = telling.slice(0, -1).map(({ key }) => key);
    if (last !== undefined) {
      const isHoused = isAfterHouse(last.start, text);
      found.push({ name: last.key.slice(0, ENTITY), start: row[0]?.start ?? 0, isFull, isHoused, given });
    }
    row = [];
  });
  return found;
}

/** "der Universität Bern", "la Universidad de Vigo": written like a name or not. */
const HOUSE =
  /(?<!\p{L})(?:universi|institut|academi|akademie|fachhochschule|hochschule)\p{L}* (?:of (?:the )?|de (?:la )?|del |d[aou] |des |von )?$/iu;
const LONGEST_HOUSE = 32;
const isAfterHouse = (start: number, text: string): boolean =>
  HOUSE.test(text.slice(Math.max(0, start - LONGEST_HOUSE), start));

const PLACED: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?<!\p{L})(?:in|at|near|off) $/iu,
  de: /(?<!\p{L})(?:in|bei|nahe|aus) $/iu,
  fr: /(?<!\p{L})(?:à|en|près de) $/iu,
  es: /(?<!\p{L})(?:en|cerca de) $/iu,
  pt: /(?<!\p{L})(?:em|no|na|nos|nas) $/iu,
};
const LONGEST_PLACED = 12;
const isPlaced = (start: number, text: string, language: Language): boolean =>
  PLACED[language]?.test(text.slice(Math.max(0, start - LONGEST_PLACED), start)) === true;

const LONGEST_TITLE = 40;
const LAST_WORD = /[\p{L}\p{N}'’.-]+$/u;

/** With the word right before: "Finanzminister Lars Klingberg". */
function wordsOf({ key, start }: FoundName, text: string): readonly string[] {
  const earlier = text.slice(Math.max(0, start - LONGEST_TITLE), start);
  const from = earlier.lastIndexOf(' ', earlier.length - 2) + 1;
  const before = earlier.endsWith(' ') ? (LAST_WORD.exec(earlier.slice(from, -1))?.[0] ?? '') : '';
  return [key, folded(before)].flatMap((word) => word.split('-')).map((word) => word.slice(0, ENTITY));
}

/** Whether a word of a headline or a text names an office or a thing of every day: with its capital or without. */
export function isEverydayWord(word: string, language: Language): boolean {
  return EVERYDAY_STEMS.get(language)?.has(word) === true;
}

const EVERYDAY_STEMS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...INSTITUTION].map(([language, own]) => {
    const words = listOf((EVERYDAY_WORDS as Readonly<Record<string, string | undefined>>)[language] ?? '').map(folded);
    return [language, new Set([...own, ...words].map((word) => word.slice(0, ENTITY)))];
  }),
);
