import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { HubReliability } from '../../domain/hub-reliability.js';
import type { FeedItemId } from '../../../shared/kernel/identifiers.js';
import type { FetchOutcome, ParsedFeed } from '../ports/feed-fetcher.js';
import { HubStore } from '../ports/hub-store.js';
import { ItemStore, type Ingested } from '../ports/item-store.js';

/** What decides, beside the answer itself, what becomes of the feed and when it is asked again. */
export interface Intake {
  /** Items that were new. */
  readonly added: number;
  /** Kept items of which the words changed, or that were withdrawn. */
  readonly revised: readonly FeedItemId[];
  /** Times of the newest items, where the feed was read. */
  readonly itemTimes: readonly EpochMs[];
  /** As it was before this fetch; null: no hub is asked about this feed, or the feed was not read. */
  readonly hub: HubReliability | null;
}

/** What came from one feed. */
export interface Arrived {
  readonly feedId: number;
  readonly outcome: FetchOutcome;
  readonly at: EpochMs;
}

interface Read {
  readonly feedId: number;
  readonly at: EpochMs;
  readonly feed: ParsedFeed;
}

const NEWEST = 20;
const NOTHING: Ingested = { added: 0, revised: [] };

/** Stores the items of a fetch, and reads what the next check depends on. */
@Injectable()
export class FetchIntake {
  constructor(
    private readonly items: ItemStore,
    private readonly hubs: HubStore,
  ) {}

  /** In the unit of work of these fetches, under a lock on their feeds. By feed. */
  async take(fetches: readonly Arrived[]): Promise<ReadonlyMap<number, Intake>> {
    const stored = await this.store(
      fetches.flatMap(({ feedId, outcome, at }) =>
        outcome.outcome === 'fetched' ? { feedId, at, feed: outcome.feed } : [],
      ),
    );
    const read = fetches.filter(({ outcome: { outcome } }) => outcome === 'fetched' || outcome === 'unchanged');
    const times = read.length === 0 ? new Map<number, EpochMs[]>() : await this.newest(read);
    const hubs = read.length === 0 ? new Map<number, HubReliability>() : await this.hubs.reliabilityOf(read);
    const intakeOf = (feedId: number): Intake => ({
      ...(stored.get(feedId) ?? NOTHING),
      itemTimes: times.get(feedId) ?? [],
      hub: hubs.get(feedId) ?? null,
    });
    return new Map(fetches.map(({ feedId }) => [feedId, intakeOf(feedId)]));
  }

  private newest(read: readonly Arrived[]): Promise<ReadonlyMap<number, readonly EpochMs[]>> {
    const feedIds = read.map(({ feedId }) => feedId);
    return this.items.newestTimes(feedIds, NEWEST);
  }

  private async store(read: readonly Read[]): Promise<ReadonlyMap<number, Ingested>> {
    if (read.length === 0) return new Map();
    const documents = read.map(({ feedId, feed: { items }, at }) => ({ feedId, items, at }));
    const stored = new Map(await this.items.ingest(documents));
    for (const { feedId, feed, at } of read) {
      if (feed.withdrawn.length === 0) continue;
      const { added, revised } = stored.get(feedId) ?? NOTHING;
      stored.set(feedId, { added, revised: [...revised, ...(await this.items.withdraw(feedId, feed.withdrawn, at))] });
    }
    return stored;
  }
}
