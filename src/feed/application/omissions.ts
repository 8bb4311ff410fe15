import type { Cursor } from '../../shared/kernel/page.js';
import type { MaterialQuery, PassedOverReason } from '../api.js';
import type { ItemFilter } from './ports/item-reader.js';
import type { Visible } from './ports/visible-feeds.js';

/** Items that a material query does not answer with, for one reason. No item is in two. */
export interface Omission {
  readonly reason: PassedOverReason;
  readonly filter: ItemFilter;
  /** Only what comes after this place in the list. */
  readonly below: Cursor | null;
  /** Without these items. */
  readonly but: readonly string[];
}

interface Sides {
  readonly asked: number[];
  readonly excluded: number[];
  readonly other: number[];
}

/** The feeds that the caller sees, by what a query says of their subscriptions. */
export function sideOf(visible: Visible, { only, except }: MaterialQuery): Sides {
  const chosen = only === undefined ? null : new Set(only);
  const excluded = new Set(except);
  const sides: Sides = { asked: [], excluded: [], other: [] };
  for (const [feedId, id] of visible) {
    if (excluded.has(id)) sides.excluded.push(feedId);
    else (chosen === null || chosen.has(id) ? sides.asked : sides.other).push(feedId);
  }
  return sides;
}

/** What lies around the answer to a query whose list ends, by its limit, at `last`. */
export function omissionsOf(visible: Visible, query: MaterialQuery, last: Cursor | null): readonly Omission[] {
  const { asked, excluded, other } = sideOf(visible, query);
  const { itemIds, after = null, before = null } = query;
  const all = (feedIds: readonly number[]): ItemFilter => ({ feedIds, ids: null, after: null, before: null });
  const among: ItemFilter = { ...all(asked), ids: itemIds ?? null };
  const remainders: (Omission | null)[] = [
    omission('excluded_source', all(excluded)),
    omission('other_source', all(other)),
    itemIds === undefined ? null : { ...omission('not_chosen', all(asked)), but: itemIds },
    after === null ? null : omission('older_than_window', { ...among, before: after }),
    before === null ? null : omission('newer_than_window', { ...among, after: before }),
    last === null ? null : { ...omission('beyond_limit', { ...among, after, before }), below: last },
  ];
  return remainders.filter((one) => one !== null && one.filter.feedIds.length > 0) as Omission[];
}

const omission = (reason: PassedOverReason, filter: ItemFilter): Omission => ({
  reason,
  filter,
  below: null,
  but: [],
});
