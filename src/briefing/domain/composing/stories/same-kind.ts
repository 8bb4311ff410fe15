import { DISASTERS, EVERY_DAY, TWICE_IN_A_TOWN, WITH_PARTNERS, type Kind } from '../text/kinds/kinds.js';
import type { Kinds } from '../text/kinds/kinds-of.js';
import { areApart, type Whereabouts } from '../text/places.js';
import { SORT_GROUPS, SORTS_OF_KIND, type Sort } from '../text/kinds/sorts.js';

interface Telling {
  readonly kinds: Kinds;
  readonly where: Whereabouts;
  readonly score: string | null;
  readonly amounts: ReadonlySet<string>;
}

/**
 * Whether two items that share a name tell of one event by its kind. `isTown`: all that they share is where it happened.
 * Victims are of whatever disaster it was, unless both say which.
 */
export function shareKind(one: Kinds, other: Kinds, isTown: boolean): boolean {
  if (tellsOf(one, other, isTown) || tellsOf(other, one, isTown)) return true;
  return !isTown && one.told.has('victims') && other.told.has('victims') && !(isSpecific(one) && isSpecific(other));
}

/** A word is enough for what comes once to a place, where the other tells of nothing else. */
function tellsOf(one: Kinds, other: Kinds, isTown: boolean): boolean {
  return [...one.told].some((kind) => {
    if (kind === 'victims' || EVERY_DAY.has(kind)) return false;
    if (TWICE_IN_A_TOWN.has(kind)) return !isTown && other.told.has(kind);
    return other.told.has(kind) || (other.mentioned.has(kind) && other.told.size === 0);
  });
}

const isSpecific = ({ told }: Kinds): boolean => DISASTERS.some((kind) => told.has(kind));

/** Whether there is a kind that both tell of, be it one of every day. */
export const tellOfOneKind = (one: Kinds, other: Kinds): boolean =>
  [...one.told].some((kind) => kind !== 'victims' && other.told.has(kind));

/** Whether both tell of one kind that takes two. */
export const tellOfPartners = (one: Kinds, other: Kinds): boolean =>
  WITH_PARTNERS.some((kind) => one.told.has(kind) && other.told.has(kind));

/** A stabbing and a shooting, a trial for bribery and one for libel are two events of one kind. */
const areOfTwoSorts = (one: Kinds, other: Kinds): boolean => SORT_GROUPS.some((group) => areApartIn(group, one, other));

/** Two recalls of one maker, two strikes of one day; of one strike, two accounts tell the same figure. */
const areOfTwoSortsOfKind = (one: Telling, other: Telling): boolean =>
  ![...one.amounts].some((amount) => other.amounts.has(amount)) &&
  (['poison', 'strike'] as const).some(
    (kind) =>
      one.kinds.told.has(kind) && other.kinds.told.has(kind) && areApartIn(SORTS_OF_KIND[kind], one.kinds, other.kinds),
  );

function areApartIn(group: readonly Sort[], one: Kinds, other: Kinds): boolean {
  const [sorts, others] = [one, other].map((kinds) => group.filter((sort) => kinds.sorts.has(sort)));
  return sorts?.length === 1 && others?.length === 1 && sorts[0] !== others[0];
}

/** Two matches of one club: each headline has a score, and not the same. */
const areOfTwoMatches = (one: Telling, other: Telling): boolean =>
  one.score !== null && other.score !== null && one.score !== other.score;

/** Whether two items that may share every name and word are two events: of two places, of two sorts, or two matches. */
export const areTwoEvents = (one: Telling, other: Telling): boolean =>
  areApart(one.where, other.where) ||
  areOfTwoSorts(one.kinds, other.kinds) ||
  areOfTwoSortsOfKind(one, other) ||
  areOfTwoMatches(one, other);

/** Whether both tell of something, and neither has a word of what the other tells. */
export const areOfTwoKinds = (one: Kinds, other: Kinds): boolean =>
  one.told.size > 0 && other.told.size > 0 && !hasWordOf(one, other.told) && !hasWordOf(other, one.told);

const hasWordOf = ({ mentioned }: Kinds, kinds: ReadonlySet<Kind>): boolean =>
  [...kinds].some((kind) => mentioned.has(kind));
