import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Feed } from '../../domain/feed.js';
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

const NEWEST = 20;
const NOTHING: Ingested = { added: 0, revised: [] };

/** Stores the items of a fetch, and reads what the next check depends on. */
@Injectable()
export class FetchIntake {
  constructor(
    private readonly items: ItemStore,
    private readonly hubs: HubStore,
  ) {}

  /** In the unit of work of a fetch, under a lock on the feed. */
  async take({ id }: Feed, outcome: FetchOutcome, at: EpochMs): Promise<Intake> {
    const stored = outcome.outcome === 'fetched' ? await this.store(id, outcome.feed, at) : NOTHING;
    if (outcome.outcome !== 'fetched' && outcome.outcome !== 'unchanged')
      return { ...stored, itemTimes: [], hub: null };
    return {
      ...stored,
      itemTimes: await this.items.newestTimes(id, NEWEST),
      hub: await this.hubs.reliabilityOf(id, at),
    };
  }

  private async store(feedId: number, { items, withdrawn }: ParsedFeed, at: EpochMs): Promise<Ingested> {
    const { added, revised } = await this.items.ingest(feedId, items, at);
    if (withdrawn.length === 0) return { added, revised };
    return { added, revised: [...revised, ...(await this.items.withdraw(feedId, withdrawn, at))] };
  }
}
