import type { BriefingId, CallerId } from '../../../shared/kernel/identifiers.js';

/** How much there is of somebody. Erased briefings are counted no more. */
export interface OwnerCounts {
  readonly briefings: number;
  readonly reservations: number;
  readonly idempotencyKeys: number;
  readonly changes: number;
  readonly playbacks: number;
  readonly historyPasses: number;
  readonly encryptionKeys: number;
}

/** Rows of one owner beside the histories. */
export abstract class OwnerRecords {
  abstract countOf(owner: CallerId): Promise<OwnerCounts>;
  /** All that they ever asked for: recorded or not yet, erased ones included. */
  abstract briefingsOf(owner: CallerId): Promise<readonly BriefingId[]>;
  /**
   * What `from` has reserved is `to`'s from now on; where both used one key for a request, `to`'s stays.
   * Passes to histories end, and so do live streams: whoever holds one came in as `from`. May be repeated.
   */
  abstract handOver(from: CallerId, to: CallerId): Promise<void>;
  /** Removes what they have reserved, their keys of requests, their passes, changes and playback. May be repeated. */
  abstract remove(owner: CallerId): Promise<void>;
}
