import type { EpochMs } from '../../shared/kernel/clock.js';
import type { ItemRetention, OldItems, Retention } from './ports/item-retention.js';

/** Of what: items of so many feeds. */
export interface ItemsOfFeeds {
  readonly items: number;
  readonly feeds: number;
}

/** As many of each feed stay as its document may well show. */
const NEWEST_STAY = 50;
const DAY_MS = 86_400_000;

export const olderThan = (days: number, now: EpochMs): Retention => ({
  before: now - days * DAY_MS,
  atLeast: NEWEST_STAY,
});

export async function* oldItems(items: ItemRetention, retention: Retention): AsyncGenerator<OldItems> {
  let next: number | null = 0;
  while (next !== null) {
    const page = await items.old(retention, next);
    yield* page.feeds;
    next = page.next;
  }
}
