import { DISASTERS, EVERY_DAY, TWICE_IN_A_TOWN, type Kind } from '../text/kinds/kinds.js';
import type { Kinds } from '../text/kinds/kinds-of.js';

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

/** Whether both tell of something, and neither has a word of what the other tells. */
export const areOfTwoKinds = (one: Kinds, other: Kinds): boolean =>
  one.told.size > 0 && other.told.size > 0 && !hasWordOf(one, other.told) && !hasWordOf(other, one.told);

const hasWordOf = ({ mentioned }: Kinds, kinds: ReadonlySet<Kind>): boolean =>
  [...kinds].some((kind) => mentioned.has(kind));
