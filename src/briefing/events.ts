import type { EpochMs } from '../shared/kernel/clock.js';
import type { Fact } from '../shared/kernel/facts.js';
import type { BriefingId, CallerId } from '../shared/kernel/identifiers.js';

/**
 * A briefing can be heard. Told again when somebody has taken it over: of two facts of one briefing the one with the
 * higher revision is the newer one, whichever arrives first.
 */
export interface BriefingReady extends Fact {
  readonly type: 'briefing.BriefingReady';
  readonly data: {
    readonly briefingId: BriefingId;
    /** Whose it is now. */
    readonly owner: CallerId;
    /** Of the last event of its history. */
    readonly revision: number;
    readonly at: EpochMs;
  };
}

/** Its content is gone: who keeps anything of it removes that. No fact of a higher revision follows. */
export interface BriefingErased extends Fact {
  readonly type: 'briefing.BriefingErased';
  readonly data: { readonly briefingId: BriefingId; readonly revision: number; readonly at: EpochMs };
}
