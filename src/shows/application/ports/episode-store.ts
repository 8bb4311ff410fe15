import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { BriefingId, CallerId, ShowId } from '../../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';
import type { Episode, EpisodeState } from '../../domain/episode.js';
import type { LeaseTerms } from './due-shows.js';

export interface EpisodeFilter {
  readonly owner: CallerId;
  readonly showId: ShowId;
  readonly after: Cursor | null;
  readonly limit: number;
}

export type EpisodeKey = Pick<Episode, 'showId' | 'moment'>;

/** An episode that somebody asked for, and whether they did so before. */
export interface RunEpisode {
  readonly episode: Episode;
  readonly fresh: boolean;
}

/** The episodes of shows: one for each moment of each, whoever makes it and however often. */
export abstract class EpisodeStore {
  /** Newest moment first. */
  abstract page(filter: EpisodeFilter): Promise<Page<Episode>>;
  /** Unfinished ones that are due, those that wait longest. Nobody else gets them until the lease ends. */
  abstract lease(terms: LeaseTerms): Promise<readonly Episode[]>;
  abstract byBriefing(briefingId: BriefingId): Promise<Episode | null>;
  /** Its briefing, if it is one of an episode, is behind another link. */
  abstract relink(briefingId: BriefingId, slug: string): Promise<void>;
  /**
   * In a unit of work in which nobody else changes it. `change` returns the state that it had when there is nothing new, and
   * may have more written with it. Whoever leased it does so no more; domain/episode.ts says who looks at it next. null: it
   * is gone.
   */
  abstract update(
    key: EpisodeKey,
    now: EpochMs,
    change: (episode: Episode) => Promise<EpisodeState>,
  ): Promise<EpisodeState | null>;
  /**
   * One that is made now because somebody asked, leased by whoever calls; else the one that the key stands for within a day
   * or the one of this show that is unfinished, for which the key stands from then on.
   */
  abstract run(
    show: { readonly id: ShowId; readonly owner: CallerId },
    key: string | null,
    terms: Omit<LeaseTerms, 'limit'>,
  ): Promise<RunEpisode>;
  /** It was refused: as if nobody had asked. */
  abstract remove(key: EpisodeKey): Promise<void>;
  /** When the last one that is ready was made, of those up to `now`: a clock may have been ahead. null: there is none. */
  abstract lastReadyAt(showId: ShowId, now: EpochMs): Promise<EpochMs | null>;
  abstract count(owner: CallerId): Promise<number>;
}
