import { isPair } from '../text/cjk-entities.js';
import type { Kind } from '../text/kinds/kinds.js';
import type { EventMarks } from './event-marks.js';
import { areOfTwoKinds, areTwoEvents, shareKind, tellOfOneKind, tellOfPartners } from './same-kind.js';
import { commonWords, pairsOf, rareWords, sharedNames, type Shared, type Tieable } from './shared-names.js';

/** Whether the names of two items, with the words that they share, tell that they are of one event. */
export interface NameTies {
  areTied(a: number, b: number): boolean;
  /** Whether they are of one kind of event besides. */
  areTiedByKind(a: number, b: number): boolean;
}

/** Where whoever is in the news comes again on another day, names are no evidence. */
export const UNTIED: NameTies = { areTied: () => false, areTiedByKind: () => false };

/**
 * Two rare names make one event, or one name in a headline with a rare word or with a kind of event that both tell of,
 * unless each headline names somebody whom the other item does not, or one source has both: then more is needed.
 */
const POINTS = {
  name: 2,
  longName: 1,
  country: 0.5,
  home: 1,
  word: 1,
  kind: 1,
  telling: 1,
  strangers: -1,
  oneSource: -2,
  otherKind: -1,
  inNoHeadline: -1,
};
const TIED_FROM = 3;
/** A name that so many sources have, and so large a share of whose items are tied, is the name of an event. */
const TELLING = { sources: 3, share: 0.6 };

export function nameTies(items: Tieable): NameTies {
  const size = items.marks.length;
  const words = rareWords(items);
  const { pairs, people } = sharedNames(items, words);
  const points = new Map<number, number>();
  const alike = new Set<number>();
  for (const [place, shared] of pairs) {
    const [a, b] = [Math.floor(place / size), place % size];
    const [one, other] = [items.marks[a], items.marks[b]];
    if (one === undefined || other === undefined || areTwoEvents(one, other)) continue;
    const kind = kindPoints(one, other, shared);
    if (shared.names === 0 && kind <= 0) continue;
    if (kind > 0 || tellOfOneKind(one.kinds, other.kinds)) alike.add(place);
    const oneSource = items.sources[a] === items.sources[b] ? POINTS.oneSource : 0;
    const common = POINTS.word * commonWords(words[a], words[b]);
    points.set(place, namePoints(shared, kind > 0) + kind + common + strangerPoints(one, other, shared) + oneSource);
  }
  const tied = new Set([...points].flatMap(([place, sum]) => (sum >= TIED_FROM ? [place] : [])));
  for (const place of tiedByPeople(people, items, { points, tied })) {
    tied.add(place);
    alike.add(place);
  }
  const placeOf = (a: number, b: number): number => Math.min(a, b) * size + Math.max(a, b);
  return {
    areTied: (a, b) => tied.has(placeOf(a, b)),
    areTiedByKind: (a, b) => tied.has(placeOf(a, b)) && alike.has(placeOf(a, b)),
  };
}

/** Where a source is at home much happens: its town is a name only with a kind of event. */
const namePoints = (
  { names, countries, homes, isLong, inHeadline, isHomeInHeadline }: Shared,
  isAlike: boolean,
): number =>
  POINTS.name * names +
  POINTS.country * countries +
  (isAlike ? POINTS.home * homes : 0) +
  (isLong ? POINTS.longName : 0) +
  (inHeadline || (isAlike && isHomeInHeadline) ? 0 : POINTS.inNoHeadline);

/** Most of whom each headline names is unknown to the other: whatever its kind, it has another cast. */
const areStrange = (one: EventMarks, other: EventMarks): boolean =>
  strangeness(one, other) === 2 && strangeness(other, one) === 2;

/** Each headline names somebody whom the other item does not, where it takes two: a union and whom it strikes. */
const areOfTwoCasts = (one: EventMarks, other: EventMarks): boolean =>
  tellOfPartners(one.kinds, other.kinds) && strangeness(one, other) > 0 && strangeness(other, one) > 0;

function kindPoints(one: EventMarks, other: EventMarks, { names, isCertain, isOther }: Shared): number {
  if (names < 2 && areOfTwoCasts(one, other)) return POINTS.otherKind;
  if (isCertain && shareKind(one.kinds, other.kinds, !isOther) && !areStrange(one, other)) return POINTS.kind;
  return areOfTwoKinds(one.kinds, other.kinds) ? POINTS.otherKind : 0;
}

/** One that knows all of the other is enough where they share somebody; a country alone is named by many. */
function strangerPoints(one: EventMarks, other: EventMarks, { names }: Shared): number {
  const strangers = [strangeness(one, other), strangeness(other, one)];
  return POINTS.strangers * (names > 0 ? Math.min(...strangers) : Math.max(...strangers));
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

interface Tied {
  readonly points: ReadonlyMap<number, number>;
  readonly tied: ReadonlySet<number>;
}

/** Who is in the news of a day for one event is so in the accounts that say little else. */
function tiedByPeople(
  people: readonly (readonly number[])[],
  { marks, sources }: Tieable,
  { points, tied }: Tied,
): readonly number[] {
  return people.flatMap((items) => {
    if (new Set(items.map((item) => sources[item])).size < TELLING.sources) return [];
    const inTies = new Set([...pairsOf(items)].flatMap(([a, b]) => (tied.has(a * marks.length + b) ? [a, b] : [])));
    if (inTies.size < TELLING.share * items.length) return [];
    const kinds = new Set([...inTies].flatMap((item) => [...(marks[item]?.kinds.told ?? [])]));
    const ofTheEvent = items.filter((item) => inTies.has(item) || tellsOfNoOther(marks[item], kinds));
    return [...pairsOf(ofTheEvent)]
      .map(([a, b]) => a * marks.length + b)
      .filter((place) => (points.get(place) ?? 0) + POINTS.telling >= TIED_FROM);
  });
}

/** Whether it tells of one of these kinds, or of none by its words. */
function tellsOfNoOther(one: EventMarks | undefined, kinds: ReadonlySet<Kind>): boolean {
  const told = [...(one?.kinds.told ?? [])];
  return told.length === 0 || told.some((kind) => kinds.has(kind));
}
