import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Claim } from '../../domain/pairing.js';

export interface WorkCounts {
  readonly subscriptions: number;
  readonly briefings: number;
}

/** What the other contexts keep of an anonymous caller. */
export abstract class AnonymousWork {
  abstract countOf(anonymous: CallerId): Promise<WorkCounts>;
  /** All of it is the member's afterwards. May be interrupted anywhere, repeated, and done by two processes at once. */
  abstract move(claim: Claim): Promise<void>;
}
