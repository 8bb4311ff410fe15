import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../kernel/clock.js';
import type { CallerId } from '../kernel/identifiers.js';

/** What an anonymous agent has done becomes a member's. */
export interface WorkClaim {
  readonly from: CallerId;
  readonly to: CallerId;
  readonly claimedAt: EpochMs;
}

/** What one context keeps of an anonymous caller that a member can claim. */
export interface ClaimableWork {
  /** first: what others are made from. A context that moves second may rely on the first ones being done. */
  readonly turn: 'first' | 'second';
  /** How much there is to claim, in the context's own unit. */
  countOf(caller: CallerId): Promise<number>;
  /**
   * All of it is the member's afterwards. May be interrupted anywhere, repeated, and done by two processes at once; a
   * repetition finds what came in meanwhile.
   */
  move(claim: WorkClaim): Promise<void>;
}

/** Contexts add theirs when they start. */
@Injectable()
export class ClaimRegistry {
  readonly #contexts = new Map<string, ClaimableWork>();

  register(context: string, work: ClaimableWork): void {
    this.#contexts.set(context, work);
  }

  /** In the order in which they move. */
  all(): readonly (readonly [context: string, work: ClaimableWork])[] {
    const contexts = [...this.#contexts];
    return (['first', 'second'] as const).flatMap((turn) => contexts.filter(([, work]) => work.turn === turn));
  }
}
