import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Fact } from '../../../../shared/kernel/facts.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Claim } from '../../domain/pairing.js';

/** claimed_before: by the same member. gone: one of the two is not there, or is not what they should be. */
export type ClaimOutcome = 'claimed' | 'claimed_before' | 'claimed_by_another' | 'gone';

/** Whose anonymous work is whose. */
export abstract class ClaimStore {
  /** Whom a claim token was given to. null: unknown, expired, or used. */
  abstract holderOf(claimTokenDigest: string, now: EpochMs): Promise<CallerId | null>;
  /**
   * Of several claims at once one wins. With 'claimed' every token of the anonymous caller is refused from the next
   * request on, and the fact is published. Joins an open unit of work.
   */
  abstract take(claim: Claim, fact: Fact): Promise<ClaimOutcome>;
  /** Whether both are still there, and the claim is theirs. */
  abstract stands(claim: Claim): Promise<boolean>;
  /** Claims of before that time that are not complete, oldest first; a thousand at most. */
  abstract incomplete(claimedBefore: EpochMs): Promise<readonly Claim[]>;
  /** All of the work has arrived. False when the claim does not stand any more; repeating it changes nothing. */
  abstract complete(claim: Claim, now: EpochMs): Promise<boolean>;
  /** Those of the callers that were erased are told of again, so that what arrived since goes too. */
  abstract tellErased(
    callers: readonly CallerId[],
    factOf: (caller: CallerId, askedAt: EpochMs) => Fact,
  ): Promise<void>;
}
