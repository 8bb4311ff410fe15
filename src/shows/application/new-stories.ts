import { Injectable, Logger } from '@nestjs/common';
import type { EpochMs } from '../../shared/kernel/clock.js';
import { FailureLog } from '../../shared/kernel/failure-log.js';
import { NothingFollowed, orderOf } from '../domain/order.js';
import type { Show } from '../domain/show.js';
import { Briefings } from './ports/briefings.js';
import { ShowStore } from './ports/show-store.js';
import { SourcesOfShows } from './sources-of-shows.js';

/** How many stories the sources of a show have brought. */
@Injectable()
export class NewStories {
  private readonly failures = new FailureLog(new Logger(NewStories.name));

  constructor(
    private readonly shows: ShowStore,
    private readonly sources: SourcesOfShows,
    private readonly briefings: Briefings,
  ) {}

  /** 0 where they cannot be counted just now: there is another count soon. */
  async of(
    { id, owner }: Pick<Show, 'id' | 'owner'>,
    count: { readonly since: EpochMs; readonly enough: number },
  ): Promise<number> {
    try {
      const show = await this.shows.find(owner, id);
      if (show === null) return 0;
      return await this.briefings.newStories(owner, orderOf(show, await this.sources.of(show)), count);
    } catch (error) {
      if (error instanceof NothingFollowed) return 0;
      this.failures.tell(error, { msg: 'could not count the new stories of a show', show: id });
      return 0;
    }
  }
}
