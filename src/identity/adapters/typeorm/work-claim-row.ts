import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';

export interface WorkClaimRow {
  readonly anonymous: CallerId;
  readonly member: CallerId;
  readonly claimedAt: EpochMs;
  /** null: not all of the work has arrived. */
  readonly completedAt: EpochMs | null;
}

export const workClaims = mapTable<WorkClaimRow>('identity.work_claim', {
  anonymous: { name: 'anonymous_id', type: 'text', collation: 'C', primary: true },
  member: { name: 'member_id', type: 'text', collation: 'C' },
  claimedAt: { name: 'claimed_at', type: 'bigint' },
  completedAt: { name: 'completed_at', type: 'bigint', nullable: true },
});
