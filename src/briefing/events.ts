import type { EpochMs } from '../shared/kernel/clock.js';
import type { Fact } from '../shared/kernel/facts.js';
import type { BriefingId, CallerId, FeedItemId } from '../shared/kernel/identifiers.js';

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

/** There will be no briefing: told once, to whoever asked for it. The allowance is given back. */
export interface BriefingFailed extends Fact {
  readonly type: 'briefing.BriefingFailed';
  readonly data: {
    readonly briefingId: BriefingId;
    readonly owner: CallerId;
    /** Of the last event of its history. */
    readonly revision: number;
    /** The `error.code` of the artifact: a stable word, nothing of its content. */
    readonly code: string;
    readonly at: EpochMs;
  };
}

/** Its owner stopped sharing it: it has another public link from now on, and the old one leads nowhere. */
export interface BriefingLinkRenewed extends Fact {
  readonly type: 'briefing.BriefingLinkRenewed';
  readonly data: {
    readonly briefingId: BriefingId;
    readonly owner: CallerId;
    /** The last part of its public link, `<BASE_URL>/b/<slug>`. */
    readonly slug: string;
    readonly revision: number;
    readonly at: EpochMs;
  };
}

/** Its content is gone: who keeps anything of it removes that. No fact of a higher revision follows. */
export interface BriefingErased extends Fact {
  readonly type: 'briefing.BriefingErased';
  readonly data: { readonly briefingId: BriefingId; readonly revision: number; readonly at: EpochMs };
}

/**
 * A source has changed what a ready briefing cites of it, in substance, or has withdrawn it. Told once for each such
 * change that is recorded in the history of the briefing.
 */
export interface BriefingCorrected extends Fact {
  readonly type: 'briefing.BriefingCorrected';
  readonly data: {
    readonly briefingId: BriefingId;
    /** Whose it was when the change was noticed. */
    readonly owner: CallerId;
    readonly itemId: FeedItemId;
    /** When the change was noticed. */
    readonly at: EpochMs;
  };
}
