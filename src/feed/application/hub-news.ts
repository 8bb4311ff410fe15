import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../shared/kernel/clock.js';
import { lastSuccessOf, type Feed } from '../domain/feed.js';
import type { FetchOutcome } from './ports/feed-fetcher.js';
import { HubStore } from './ports/hub-store.js';

type Success = Extract<FetchOutcome, { outcome: 'fetched' | 'unchanged' }>;

/** What a hub has to do with the next check of a feed. */
export interface HubWish {
  /** The feed need not be asked sooner than in so long, as its hub tells us; null: no hub to rely on. */
  readonly restMs: number | null;
  /** The feed is to be asked then at the latest, because its hub rang while it was fetched. */
  readonly rungFor: EpochMs | null;
}

/** Hubs die silently: with the best of them a feed is still asked some times a day. */
const REST_MS = 4 * 3_600_000;
const NO_WISH: HubWish = { restMs: null, rungFor: null };

/** Hears, after each fetch of a feed, which hub it names, and whether that hub tells us of its news. */
@Injectable()
export class HubNews {
  constructor(private readonly hubs: HubStore) {}

  /** In the unit of work of a fetch. `news`: how many items were new. */
  async hear(feed: Feed, outcome: Success, { news, at }: { news: number; at: EpochMs }): Promise<HubWish> {
    if (outcome.outcome === 'fetched') await this.hubs.advertised(feed.id, outcome.feed.hub);
    const state = await this.hubs.stateOf(feed.id, at);
    if (state === null) return NO_WISH;
    const { trusted, rungFor } = state;
    if (trusted && news > 0 && (rungFor ?? 0) < (lastSuccessOf(feed.health) ?? 0)) {
      await this.hubs.distrust(feed.id);
      return NO_WISH;
    }
    return { restMs: trusted ? REST_MS : null, rungFor: rungFor !== null && rungFor > at ? rungFor : null };
  }
}
