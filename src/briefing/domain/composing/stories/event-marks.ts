import { isEverydayWord, namingIn, type Given } from '../text/entities.js';
import { casingOf, isTitleCase, namesIn, rootsOf, tellingAmounts, UNKNOWN_CASING, type Casing } from '../text/names.js';
import { folded } from '../text/folding.js';
import { townsIn, type Whereabouts } from '../text/places.js';
import type { Reading } from '../reading.js';
import { isCjk, terms } from '../text/words.js';
import { isPair } from '../text/cjk-entities.js';
import { scoreIn } from '../text/scores.js';
import { kindsOf, type Kinds } from '../text/kinds/kinds-of.js';
import { whereOf } from './where.js';

/** What tells one event from another besides its vocabulary. */
export interface EventMarks {
  /** Roots of the names in the headline; the rare pairs of characters of a Chinese or Japanese one that shows none. */
  readonly heading: ReadonlySet<string>;
  /** What a name of another headline is looked for in. */
  readonly known: ReadonlySet<string>;
  /** Roots of the names in the headline and the first sentences. */
  readonly leading: ReadonlySet<string>;
  /** The names of `leading` as they are. */
  readonly names: ReadonlySet<string>;
  /** Who and what the headline names, and the headline with the first sentences; names in a row are one. */
  readonly headEntities: ReadonlySet<string>;
  readonly entities: ReadonlySet<string>;
  /** Of these where something happens: "in Mannheim". */
  readonly towns: ReadonlySet<string>;
  /** Of these what is named only because something else is called after it, and in no headline: "University of Bern". */
  readonly housed: ReadonlySet<string>;
  /** Of these who has a first name. */
  readonly people: ReadonlySet<string>;
  /** And which. */
  readonly given: Given;
  /** What it begins with besides names, and besides what is in the news of every day. */
  readonly words: ReadonlySet<string>;
  readonly amounts: ReadonlySet<string>;
  /** What kinds of event it tells of. */
  readonly kinds: Kinds;
  /** A numbered column, or a headline that its source uses again and again: "Letters", "Weekly review 31". */
  readonly isSeries: boolean;
  readonly headlineTerms: ReadonlySet<string>;
  /** Terms of the headline and of the beginning of the text. */
  readonly beginningTerms: ReadonlySet<string>;
  /** What its source is called: a local paper has its town in its name. */
  readonly sourceName: string;
  /** Where it happened, or who opens its headline, where no capital tells it. */
  readonly where: Whereabouts;
  /** How a match ended, as a Chinese or Japanese headline says; names tell others apart. */
  readonly score: string | null;
}

const LEAD = { latin: { letters: 400, terms: 50 }, cjk: { letters: 200, terms: 120 } };
const AMOUNTS_WITHIN = { latin: 1500, cjk: 700 };
const ENTITIES_WITHIN = { latin: 600, cjk: 300 };
const KINDS_WITHIN = { latin: 500, cjk: 200 };
const CASE_WITHIN = 1500;

export function eventMarksOf(readings: readonly Reading[]): readonly EventMarks[] {
  const latin = readings.filter(({ language }) => !isCjk(language));
  const casing = casingOf(latin.map(caseLesson));
  const repeated = repeatedTitles(readings);
  return readings.map((reading) => {
    const isRepeated = repeated.has(titleKey(reading));
    return isCjk(reading.language) ? cjkMarks(reading, isRepeated) : latinMarks(reading, casing, isRepeated);
  });
}

/** Where there are only headlines, they show which words are names. */
const caseLesson = ({ title, item }: Reading): string =>
  `${isTitleCase(title) ? '' : title}\n${item.text.slice(0, CASE_WITHIN)}`;

function latinMarks(reading: Reading, casing: Casing, isRepeated: boolean): EventMarks {
  const { language, title, item } = reading;
  const heading = namesIn(title, language, casing);
  const names = [...heading, ...namesIn(item.text.slice(0, LEAD.latin.letters), language, casing)];
  const leading = new Set(rootsOf(names, language));
  const terms = termsOf(reading, LEAD.latin.terms);
  const { named, ofNames } = namingOf(reading, casing, ENTITIES_WITHIN.latin);
  const said = [...terms.headlineTerms, ...terms.beginningTerms];
  return {
    heading: new Set(rootsOf(heading, language)),
    known: leading,
    leading,
    names: new Set(names),
    ...named,
    words: new Set(said.filter((term) => !ofNames.has(term) && !isEverydayWord(term, language))),
    amounts: new Set(tellingAmounts(`${title}\n${item.text.slice(0, AMOUNTS_WITHIN.latin)}`, language)),
    isSeries: isRepeated || isNumbered(title) || saysLittle(terms.headlineTerms),
    kinds: kindsOf(title, item.text.slice(0, KINDS_WITHIN.latin), { language, names: named.entities }),
    ...terms,
    sourceName: ` ${folded(item.sourceTitle)}`,
    where: whereOf(reading, casing, named.entities),
    score: null,
  };
}

/** Pairs that a sentence happens to put side by side are no words, and name nobody unless the text has them again. */
function cjkMarks(reading: Reading, isRepeated: boolean): EventMarks {
  const { language, title, item } = reading;
  const names = new Set(namesIn(`${title}\n${item.text.slice(0, LEAD.cjk.letters)}`, language, UNKNOWN_CASING));
  const terms = termsOf(reading, LEAD.cjk.terms);
  const { named } = namingOf(reading, UNKNOWN_CASING, ENTITIES_WITHIN.cjk);
  const said = [...terms.headlineTerms, ...terms.beginningTerms].filter((term) => !isPair(term));
  return {
    heading: new Set([...named.headEntities].filter((name) => !isPair(name) || item.text.includes(name))),
    known: new Set([...terms.beginningTerms, ...names]),
    leading: named.entities,
    names,
    ...named,
    words: new Set([...named.entities, ...said].filter((pair) => !named.headEntities.has(pair))),
    amounts: new Set(tellingAmounts(`${title}\n${item.text.slice(0, AMOUNTS_WITHIN.cjk)}`, language)),
    isSeries: isRepeated || isNumbered(title),
    kinds: kindsOf(title, item.text.slice(0, KINDS_WITHIN.cjk), { language, names: named.entities }),
    ...terms,
    sourceName: item.sourceTitle,
    where: whereOf(reading),
    score: scoreIn(title),
    towns: new Set(language === 'zh' || language === 'ja' ? townsIn(title, item.text, language) : []),
  };
}

type Named = Pick<EventMarks, 'headEntities' | 'entities' | 'towns' | 'people' | 'housed' | 'given'>;

function namingOf({ title, item, language }: Reading, casing: Casing, within: number) {
  const { entities, words, towns, people, housed, given } = namingIn(
    `${title}\n${item.text.slice(0, within)}`,
    language,
    casing,
  );
  const headEntities = new Set(namingIn(title, language, casing).entities);
  const named = {
    headEntities,
    entities: new Set(entities),
    towns: new Set(towns),
    people: new Set(people),
    housed: new Set(housed.filter((name) => !headEntities.has(name))),
    given,
  };
  return { named: named satisfies Named, ofNames: new Set(words) };
}

/** The subject of a reading has the headline twice, then the text. */
function termsOf(reading: Reading, within: number): Pick<EventMarks, 'headlineTerms' | 'beginningTerms'> {
  const headline = terms(reading.title, reading.language);
  const beginning = reading.terms.slice(headline.length, 2 * headline.length + within);
  return { headlineTerms: new Set(headline), beginningTerms: new Set(beginning) };
}

const NUMBERED =
  /第\s*\d+\s*[期回号]|(?:#|\bNo\.?|\bIssue|\bFolge|\bEpisode|\bAusgabe|\bÉpisode|\bEpisodio|\bEpisódio) ?\d+/iu;
const isNumbered = (title: string): boolean => NUMBERED.test(title);

/** "Monday, 3 May", "Briefs": too little to tell two of them apart. */
const saysLittle = (headline: ReadonlySet<string>): boolean =>
  [...headline].filter((term) => !/\d/u.test(term)).length < 2;

const titleKey = ({ item, title }: Reading): string => `${item.sourceId}\n${title}`;

function repeatedTitles(readings: readonly Reading[]): ReadonlySet<string> {
  const [once, again] = [new Set<string>(), new Set<string>()];
  for (const key of readings.map(titleKey)) (once.has(key) ? again : once).add(key);
  return again;
}

/** Names that a tenth of all items have tell no events apart. */
export function commonNames(
  marks: readonly EventMarks[],
  of: (one: EventMarks) => ReadonlySet<string>,
): ReadonlySet<string> {
  const most = Math.max(4, 0.1 * marks.length);
  return new Set([...counted(marks.map(of))].flatMap(([name, times]) => (times > most ? [name] : [])));
}

export function counted(sets: readonly Iterable<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const mark of set) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
}
