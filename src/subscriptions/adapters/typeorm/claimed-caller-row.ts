import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';

/** Requests of the claimed agent `from` are answered as those of the member `to`. */
export interface ClaimedCallerRow {
  readonly from: CallerId;
  readonly to: CallerId;
  readonly claimedAt: EpochMs;
}

export const claimedCallers = mapTable<ClaimedCallerRow>('subscriptions.claimed_caller', {
  from: { name: 'from_id', type: 'text', primary: true },
  to: { name: 'to_id', type: 'text' },
  claimedAt: { name: 'claimed_at', type: 'bigint' },
});
