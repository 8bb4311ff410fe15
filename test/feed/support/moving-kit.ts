import { brand } from '../../../src/shared/kernel/brand.js';
import type { CallerId, FeedItemId, SubscriptionId } from '../../../src/shared/kernel/identifiers.js';
import { TypeIdIds } from '../../../src/shared/storage/database/type-id-ids.js';
import type { FetchOutcome, ParsedItem } from '../../../src/feed/application/ports/feed-fetcher.js';
import { subscribe, unsubscribe } from '../../../src/subscriptions/domain/subscription.js';
import { fetched, parsed, type FeedTestBed } from './feed-test-bed.js';

export const HOUR = 3_600_000;

const ids = new TypeIdIds();

export const newCaller = (): CallerId => brand<CallerId>(ids.next('usr'));

/** An entry with a guid and a link of its own. */
export const entry = (name: string): ParsedItem =>
  parsed({ guid: name, title: name, url: `https://articles.example/${name}`, publishedAt: 1_000 });

/** A feed of these entries to which every redirect on the way was permanent. */
export const movedTo = (url: string, ...names: readonly string[]): FetchOutcome => ({
  ...fetchedFeed(...names),
  permanentUrl: url,
});

export const fetchedFeed = (...names: readonly string[]): Extract<FetchOutcome, { outcome: 'fetched' }> => {
  const outcome = fetched(names.map(entry));
  if (outcome.outcome !== 'fetched') throw new Error('a feed was fetched');
  return outcome;
};

/** Callers of a feed test bed, who follow and read. */
export function readersOf(testBed: FeedTestBed) {
  const itemsOf = async (feedIds: readonly number[]) => {
    const filter = { feedIds, ids: null, after: null, before: null };
    return (await testBed.reader.page(filter, { cursor: null, limit: 1_000 })).rows;
  };
  return {
    /** The subscription, active until it is deleted. */
    async follow(owner: CallerId, feedId: number): Promise<SubscriptionId> {
      const at = testBed.clock.now();
      const known = { id: feedId, url: 'https://told.example/', title: 'Told', titled: true, siteUrl: null };
      await testBed.subscriptions.rememberFeed({ ...known, lastSuccessAt: null, lastError: null, heardAt: 0 });
      const id = brand<SubscriptionId>(ids.next('src'));
      const change = { id, owner, feedId, at, quota: { kind: 'member', most: 2_000 } as const };
      const followed = await testBed.subscriptions.update(owner, feedId, (current, active) => ({
        subscription: subscribe(current, { ...change, active }),
        facts: [],
      }));
      return followed.id;
    },

    async leave(owner: CallerId, feedId: number): Promise<void> {
      await testBed.subscriptions.update(owner, feedId, (current) => ({
        subscription: unsubscribe(current, '', testBed.clock.now()),
        facts: [],
      }));
    },

    /** What the caller sees: titles, sorted. */
    async read(owner: CallerId): Promise<readonly string[]> {
      const feedIds = [...(await testBed.subscribed.feeds(owner)).keys()];
      return (await itemsOf(feedIds)).map(({ title }) => title).toSorted();
    },

    /** What lists show of these feeds. */
    shown: itemsOf,

    async idsOf(feedId: number): Promise<ReadonlyMap<string, FeedItemId>> {
      return new Map((await itemsOf([feedId])).map(({ title, id }) => [title, id]));
    },
  };
}
