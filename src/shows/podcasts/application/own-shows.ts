import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/kernel/caller.js';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import type { ShowId } from '../../../shared/kernel/identifiers.js';
import { PodcastsAreForMembers } from '../domain/podcast-feed.js';
import { KnownShows } from './known-shows.js';

/** Who may have a feed of what. */
@Injectable()
export class OwnShows {
  constructor(private readonly shows: KnownShows) {}

  /** Throws PodcastsAreForMembers, and NotFound where the show is not the caller's. */
  async check(caller: Caller, show: ShowId | null): Promise<void> {
    if (caller.kind !== 'member') throw new PodcastsAreForMembers();
    if (show === null) return;
    if ((await this.shows.find(caller.id, show)) === null) throw new NotFound('There is no such show.');
  }
}
