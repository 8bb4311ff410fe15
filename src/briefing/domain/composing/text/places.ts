import { inOneScript } from '../../request/chinese-characters.js';
import { countryNames } from './country-names.js';
import { isEverydayPair, mayBeName, pairsOf } from './cjk-entities.js';
import { TOWNS } from './everyday/towns.js';
import { soundedNames } from './sounded-names.js';

/** Where an item says that its news happened, and what a place of another item is looked for in. */
export interface Whereabouts {
  readonly places: ReadonlySet<string>;
  readonly said: ReadonlySet<string>;
}

type Asian = 'zh' | 'ja';

const SAID_WITHIN = 300;
const FIRST_SENTENCE = /^[^。！？!?\n]{0,120}/u;
/** A headline and a sentence open with where the news is from; Japanese headlines may end with it. */
const OPENING = /^[「『【《“"\s]{0,3}(\p{sc=Han}{2}|[\p{sc=Katakana}ー]{2,})/u;
const CLOSING = /[ 　＝／]([\p{sc=Han}]{2,4})$/u;
const DISTRICT = /(?=(\p{sc=Han}{2})([市县省区镇州村町県郡]))/gu;
const LONG_DISTRICT = /(?=(\p{sc=Han}{3})[市县区镇州村町県郡])/gu;
/** What belongs to a place, and to no person. */
const SUFFIXES = [
  '市',
  '县',
  '省',
  '州',
  '区',
  '镇',
  '港',
  '岛',
  '机场',
  '法院',
  '议会',
  '政府',
  '警方',
  '当局',
  '居民',
];
const FOREIGN_DISTRICT =
  /([\p{sc=Katakana}ー]{2,})(?=市|町|村|県|州|島|港|湾|空港|議会|地裁|裁判所|政府|警察|当局|市場)/gu;
const KATAKANA = /[\p{sc=Katakana}ー]{2,}/gu;
const HAN = /\p{sc=Han}{2,}/gu;

/** Of words in katakana, which are names by their letters, only countries are places. */
const STARTS_WITH_HAN = /^\p{sc=Han}/u;

/** Two characters tell one place from another, whatever follows them: 成都, 成都市. */
const keyOf = (place: string): string => (STARTS_WITH_HAN.test(place) ? place.slice(0, 2) : place);

const keysOf = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(keyOf));
const listOf = (words: string): readonly string[] => words.trim().split(/\s+/);
const KNOWN = { zh: keysOf(listOf(TOWNS.zh)), ja: keysOf(listOf(TOWNS.ja)) };
const COUNTRIES = { zh: keysOf(countryNames('zh')), ja: keysOf(countryNames('ja')) };

/** Where Chinese and Japanese, which have no capitals, name places: at certain ends of sentences, and by suffixes. */
export function whereabouts(title: string, text: string, language: Asian): Whereabouts {
  const heading = inOneScript(title.slice(0, SAID_WITHIN), language);
  const body = inOneScript(text.slice(0, SAID_WITHIN), language);
  const first = FIRST_SENTENCE.exec(body)?.[0] ?? '';
  const ends = [OPENING.exec(heading), OPENING.exec(first), CLOSING.exec(heading)].flatMap((found) => found?.[1] ?? []);
  const [headed, told] = [saidIn(heading), saidIn(body)];
  const isTold = (place: string): boolean => told.length === 0 || (told.includes(place) && headed.includes(place));
  const places = [
    ...ends.map(keyOf).filter((place) => isPlace(place, language) && isTold(place)),
    ...[heading, first].flatMap((one) => districtsIn(one, language)),
    ...[...headed, ...saidIn(first)].filter((pair) => KNOWN[language].has(pair)),
    ...headed.filter((pair) => COUNTRIES[language].has(pair)),
  ];
  return { places: new Set(places), said: new Set([...headed, ...told]) };
}

/** Where something happens, by what follows its name or because it is a large town. */
export function townsIn(title: string, text: string, language: Asian): readonly string[] {
  const both = inOneScript(`${title}\n${text}`.slice(0, SAID_WITHIN), language);
  return [
    ...districtsIn(both, language),
    ...[...both.matchAll(LONG_DISTRICT)].flatMap(([, name = '']) => pairsOf(name)),
    ...[...both.matchAll(FOREIGN_DISTRICT)].map(([, name = '']) => name),
    ...soundedIn(both).filter((name) => SUFFIXES.some((suffix) => both.includes(name + suffix))),
    ...saidIn(both).filter((pair) => KNOWN[language].has(pair)),
  ];
}

const soundedIn = (text: string): readonly string[] =>
  (text.match(HAN) ?? []).flatMap((run) => soundedNames(run).names);

function isPlace(place: string, language: Asian): boolean {
  if (KNOWN[language].has(place) || COUNTRIES[language].has(place)) return true;
  return STARTS_WITH_HAN.test(place) && mayBeName(place, language);
}

const districtsIn = (text: string, language: Asian): readonly string[] =>
  [...text.matchAll(DISTRICT)].flatMap(([, name = '', suffix = '']) =>
    isPlace(name, language) && !isEverydayPair(`${name.slice(1)}${suffix}`, language) ? [name] : [],
  );

/** Every pair of characters, and every word in katakana. */
const saidIn = (text: string): readonly string[] => [
  ...(text.match(KATAKANA) ?? []),
  ...(text.match(HAN) ?? []).flatMap(pairsOf),
];

/** Both say where, and neither speaks of where the other is from. */
export const areApart = (one: Whereabouts, other: Whereabouts): boolean =>
  one.places.size > 0 &&
  other.places.size > 0 &&
  [...one.places].every((place) => !other.said.has(place)) &&
  [...other.places].every((place) => !one.said.has(place));
