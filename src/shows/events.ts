import type { EpochMs } from '../shared/kernel/clock.js';
import type { Fact } from '../shared/kernel/facts.js';
import type { CallerId, ShowId } from '../shared/kernel/identifiers.js';

/** A moment of a show passes without an episode to hear, and nothing went wrong: there was nothing to tell, say. */
export interface ShowSkipped extends Fact {
  readonly type: 'shows.ShowSkipped';
  readonly data: {
    readonly showId: ShowId;
    readonly owner: CallerId;
    /** When the episode was to be ready. With the show it says which one: told once for each. */
    readonly moment: EpochMs;
    /** A stable word, e.g. `no_matching_items`, `allowance_exhausted`, `no_active_subscriptions`, `no_sources`. */
    readonly reason: string;
  };
}
