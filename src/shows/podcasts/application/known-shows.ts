import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId, ShowId } from '../../../shared/kernel/identifiers.js';
import type { Language } from '../../../shared/kernel/language.js';

/** What a feed says of the show that it is of. */
export interface PodcastShow {
  readonly name: string;
  /** null: that of the owner's profile. */
  readonly language: Language | null;
  readonly updatedAt: EpochMs;
}

/** null: there is no such show, or it is somebody else's. */
type FindShow = (owner: CallerId, show: ShowId) => Promise<PodcastShow | null>;

/** Which shows there are. Whoever keeps shows says so at start, so this room depends on nobody of the context. */
@Injectable()
export class KnownShows {
  private findShow: FindShow | null = null;

  register(find: FindShow): void {
    this.findShow = find;
  }

  async find(owner: CallerId, show: ShowId): Promise<PodcastShow | null> {
    return this.findShow === null ? null : this.findShow(owner, show);
  }
}
