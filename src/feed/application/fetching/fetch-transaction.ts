import { Injectable } from '@nestjs/common';
import { isArchive, type Feed } from '../../domain/feed.js';
import { missedNews } from '../../domain/hub-reliability.js';
import { feedAfterFetch } from './feed-after-fetch.js';
import { FetchIntake, type Arrived, type Intake } from './fetch-intake.js';
import { FetchRecordedListeners, type FetchRecorded } from './fetch-recorded.js';
import { DueFeeds, type Lease } from '../ports/due-feeds.js';
import { FeedStore } from '../ports/feed-store.js';

export interface Fetch extends Arrived {
  /** null: nobody leased the feed for it. */
  readonly lease: Lease | null;
}

interface Accepted extends Fetch {
  readonly before: Feed;
}

/** Keeps what fetches brought: items, the feeds' health and next check, and what listeners write, all or nothing. */
@Injectable()
export class FetchTransaction {
  constructor(
    private readonly feeds: FeedStore,
    private readonly due: DueFeeds,
    private readonly intake: FetchIntake,
    private readonly listeners: FetchRecordedListeners,
  ) {}

  /** Those of the feeds that are there, as they are now, by id. */
  async record(fetches: readonly Fetch[]): Promise<ReadonlyMap<number, Feed>> {
    const feedIds = fetches.map(({ feedId }) => feedId);
    const kept = await this.feeds.updateAll(feedIds, async (feeds) => {
      const after = await this.afterAll(await this.accepted(fetches, feeds));
      return feeds.map((feed) => after.get(feed.id) ?? feed);
    });
    return new Map(kept.map((feed) => [feed.id, feed]));
  }

  /** Those that count: of feeds that are fetched, and under leases that were not lost. */
  private async accepted(fetches: readonly Fetch[], feeds: readonly Feed[]): Promise<readonly Accepted[]> {
    const fetched = new Map(feeds.filter((feed) => !isArchive(feed)).map((feed) => [feed.id, feed]));
    const held = await this.due.held(fetches.flatMap(({ lease }) => lease ?? []));
    return fetches.flatMap((fetch) => {
      const before = fetched.get(fetch.feedId);
      const isLost = fetch.lease !== null && !held.has(fetch.lease);
      return before === undefined || isLost ? [] : [{ ...fetch, before }];
    });
  }

  private async afterAll(fetches: readonly Accepted[]): Promise<ReadonlyMap<number, Feed>> {
    if (fetches.length === 0) return new Map();
    const intakes = await this.intake.take(fetches);
    const recorded = fetches.flatMap((fetch) => {
      const intake = intakes.get(fetch.feedId);
      return intake === undefined ? [] : [recordedOf(fetch, intake)];
    });
    await this.listeners.tell(recorded);
    return new Map(recorded.map(({ after }) => [after.id, after]));
  }
}

function recordedOf({ before, outcome, at }: Accepted, intake: Intake): FetchRecorded {
  const after = feedAfterFetch(before, outcome, { ...intake, at, chance: Math.random() });
  const { added, revised, hub } = intake;
  const hubMissedNews = missedNews(hub, { health: before.health, added, at });
  return { at, outcome, before, after, added, revised, hubMissedNews };
}
