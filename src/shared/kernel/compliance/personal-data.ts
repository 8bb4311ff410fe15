import type { EpochMs } from '../clock.js';
import type { CallerId } from '../identifiers.js';

/** The number of rows or files of one kind. */
export interface Kept {
  /** The kind as operators read it: `requests for briefings`. */
  readonly what: string;
  readonly count: number;
  /** The kind as a person who may claim the data reads it: `briefings`. Without it the kind is not shown to them. */
  readonly claimedAs?: string;
}

export interface Erasure {
  readonly caller: CallerId;
  /** `operator`, `expiry` (of an anonymous caller of whom nothing is used any more), or `usr_…`. */
  readonly askedBy: string;
  readonly askedAt: EpochMs;
}

/** The data of an anonymous agent is handed over to a member. */
export interface WorkClaim {
  readonly from: CallerId;
  readonly to: CallerId;
  readonly claimedAt: EpochMs;
}

/**
 * What one context keeps of callers. A context that keeps something provides one implementation in its module, where the
 * platform finds it: then it is counted, erased and handed over with the rest.
 *
 * Erasing and handing over may be interrupted anywhere, repeated, and done by two processes at once.
 */
export abstract class PersonalData {
  /** The name of the context. Also names its queue of erasures, so it never changes. */
  abstract readonly context: string;
  /** Contexts that hand over before this one, which may rely on it. */
  readonly handsOverAfter: readonly string[] = [];
  /** Every kind, also those of which there is nothing. */
  abstract count(caller: CallerId): Promise<readonly Kept[]>;
  abstract erase(erasure: Erasure): Promise<void>;
  /**
   * What a person takes along: plain data, of which JSON can be made. No secret is in it, and no file. Extensions that keep
   * something of callers say what; until then there is only how much.
   */
  async export(caller: CallerId): Promise<object> {
    const kept = await this.count(caller);
    return Object.fromEntries(kept.map(({ what, count }) => [what, count]));
  }
  /** Hands everything over to `to`. Repeating it hands over what was written meanwhile. */
  abstract handOver(claim: WorkClaim): Promise<void>;
}
