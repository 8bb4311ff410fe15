import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { ActiveSubscription, DeletedSubscription } from '../../domain/subscription.js';
import type { Takeover } from '../../domain/takeover.js';

type Existing = ActiveSubscription | DeletedSubscription;

/** Subscriptions that change hands. */
export abstract class ClaimedSubscriptions {
  /**
   * Does what `decide` says of all subscriptions of both, deleted ones included, while neither changes theirs. From then
   * on whoever asks what `from` follows is told what `to` follows.
   */
  abstract takeOver(
    claim: { readonly from: CallerId; readonly to: CallerId; readonly claimedAt: EpochMs },
    decide: (claimed: readonly Existing[], own: readonly Existing[]) => Takeover,
  ): Promise<void>;
}
