import type { EpochMs } from './clock.js';
import type { CallerId } from './identifiers.js';

/** So many rows or files of one kind. */
export interface Kept {
  /** As operators say it: `requests for briefings`. */
  readonly what: string;
  readonly count: number;
  /** How a person who may claim it is told of it: `briefings`. Without it they are not told. */
  readonly claimedAs?: string;
}

export interface Erasure {
  readonly caller: CallerId;
  /** `operator`, or `usr_…`. */
  readonly askedBy: string;
  readonly askedAt: EpochMs;
}

/** What an anonymous agent has done becomes a member's. */
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
  /** All of it is `to`'s afterwards. A repetition finds what came in meanwhile. */
  abstract handOver(claim: WorkClaim): Promise<void>;
}
