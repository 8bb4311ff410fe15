import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { everyRow } from '../../shared/kernel/page.js';
import { PersonalData, type Erasure, type Kept, type WorkClaim } from '../../shared/kernel/compliance/personal-data.js';
import { EpisodeStore } from './ports/episode-store.js';
import { ShowStore } from './ports/show-store.js';

/** Shows, and which briefings are their episodes. */
@Injectable()
export class ShowsPersonalData extends PersonalData {
  readonly context = 'shows';

  constructor(
    private readonly shows: ShowStore,
    private readonly episodes: EpisodeStore,
  ) {
    super();
  }

  override async count(caller: CallerId): Promise<readonly Kept[]> {
    return [
      { what: 'shows', count: await this.shows.count(caller) },
      { what: 'episodes of shows', count: await this.episodes.count(caller) },
    ];
  }

  override async export(caller: CallerId): Promise<object> {
    return { shows: await everyRow((after) => this.shows.page({ owner: caller, after, limit: 100 })) };
  }

  override async erase({ caller }: Erasure): Promise<void> {
    await this.shows.erase(caller);
  }

  /** Those who claim are members: what their agents had is theirs, however many they have themselves. */
  override async handOver({ from, to }: WorkClaim): Promise<void> {
    await this.shows.handOver(from, to);
  }
}
