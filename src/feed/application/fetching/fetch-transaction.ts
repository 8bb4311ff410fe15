import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { isArchive, type Feed } from '../../domain/feed.js';
import { missedNews } from '../../domain/hub-reliability.js';
import { feedAfterFetch } from './feed-after-fetch.js';
import { FetchIntake } from './fetch-intake.js';
import { FetchRecordedListeners } from './fetch-recorded.js';
import { DueFeeds, type Lease } from '../ports/due-feeds.js';
import type { FetchOutcome } from '../ports/feed-fetcher.js';
import { FeedStore } from '../ports/feed-store.js';

export interface Fetch {
  readonly outcome: FetchOutcome;
  readonly at: EpochMs;
  /** null: nobody leased the feed for it. */
  readonly lease: Lease | null;
}

/** Keeps what a fetch brought: items, the feed's health and next check, and what listeners write, all or nothing. */
@Injectable()
export class FetchTransaction {
  constructor(
    private readonly feeds: FeedStore,
    private readonly due: DueFeeds,
    private readonly intake: FetchIntake,
    private readonly listeners: FetchRecordedListeners,
  ) {}

  /** The feed as it is now; null: there is none. */
  record(feedId: number, { outcome, at, lease }: Fetch): Promise<Feed | null> {
    return this.feeds.update(feedId, async (before) => {
      if (isArchive(before) || (lease !== null && !(await this.due.isHeld(lease)))) return before;
      const intake = await this.intake.take(before, outcome, at);
      const after = feedAfterFetch(before, outcome, { ...intake, at, chance: Math.random() });
      const { added, revised, hub } = intake;
      const hubMissedNews = missedNews(hub, { health: before.health, added, at });
      await this.listeners.tell({ at, outcome, before, after, added, revised, hubMissedNews });
      return after;
    });
  }
}
