import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { BriefingId, CallerId } from '../../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';
import type { Playback } from '../../domain/playback.js';

export interface KeptPlayback extends Playback {
  readonly briefingId: BriefingId;
  readonly durationMs: number;
}

export interface PlaybackPageQuery {
  readonly after: Cursor | null;
  readonly limit: number;
}

/** How far the owners of briefings have listened. */
export abstract class PlaybackStore {
  /** What `change` makes of what is known, undisturbed by other devices. Forgets those beyond `most`, longest unplayed first. */
  abstract update(
    owner: CallerId,
    briefing: Pick<KeptPlayback, 'briefingId' | 'durationMs'>,
    change: (known: Playback | null) => Playback,
    most: number,
  ): Promise<KeptPlayback>;
  /** Played last comes first. */
  abstract list(owner: CallerId, query: PlaybackPageQuery): Promise<Page<KeptPlayback>>;
  /** Of these briefings, by their ids. */
  abstract of(owner: CallerId, briefings: readonly BriefingId[]): Promise<ReadonlyMap<BriefingId, KeptPlayback>>;
  abstract find(owner: CallerId, briefing: BriefingId): Promise<KeptPlayback | null>;
}

export const playedAt = ({ at, briefingId }: KeptPlayback): { at: EpochMs; id: string } => ({ at, id: briefingId });
