import { Injectable } from '@nestjs/common';
import type { FetchRecorded, FetchRecordedListener } from './fetch-recorded.js';
import { HubStore } from '../ports/hub-store.js';

/** Remembers which hub a feed names, and trusts no hub that was silent about news. */
@Injectable()
export class HubTracking implements FetchRecordedListener {
  constructor(private readonly hubs: HubStore) {}

  async onFetchesRecorded(fetches: readonly FetchRecorded[]): Promise<void> {
    await this.hubs.advertised(
      fetches.flatMap(({ before: { id: feedId }, outcome }) =>
        outcome.outcome === 'fetched' ? { feedId, hub: outcome.feed.hub } : [],
      ),
    );
    for (const { before, hubMissedNews } of fetches) if (hubMissedNews) await this.hubs.distrust(before.id);
  }
}
