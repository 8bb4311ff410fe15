import type { BriefingId, CallerId } from '../../../../shared/kernel/identifiers.js';

/** A briefing as it stands in a feed. */
export interface RenderedEpisode {
  readonly briefingId: BriefingId;
  /** Of the briefing that it was made from. */
  readonly revision: number;
  readonly xml: string;
}

/**
 * Episodes as feeds show them, kept so that a feed of hundreds is not written anew for one more. They follow from the
 * briefings: what is lost is made again. `madeFor` names what else they follow from; others are not found.
 */
export abstract class RenderedEpisodeStore {
  abstract of(owner: CallerId, briefings: readonly BriefingId[], madeFor: string): Promise<readonly RenderedEpisode[]>;
  /** Keeps nothing of an owner who has no feed: who is erased meanwhile stays erased. */
  abstract keep(owner: CallerId, madeFor: string, episodes: readonly RenderedEpisode[]): Promise<void>;
  /** May be repeated. */
  abstract forget(owner: CallerId): Promise<void>;
}
