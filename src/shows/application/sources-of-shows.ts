import { Injectable } from '@nestjs/common';
import type { Followed } from '../domain/order.js';
import type { Show } from '../domain/show.js';
import { Following } from './ports/following.js';

const NOTHING_NAMED: Followed = { sources: new Map(), folders: new Map() };

/** What of that which a show names its owner follows today. */
@Injectable()
export class SourcesOfShows {
  constructor(private readonly following: Following) {}

  async of({ owner, scope: { sourceIds, folderIds, excludedSourceIds } }: Show): Promise<Followed> {
    const named = [...(sourceIds ?? []), ...(excludedSourceIds ?? [])];
    if (named.length === 0 && folderIds === null) return NOTHING_NAMED;
    return this.following.of(owner, named);
  }
}
