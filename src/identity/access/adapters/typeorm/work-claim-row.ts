import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Claim } from '../../domain/pairing.js';

export interface WorkClaimRow extends Claim {
  /** null: not all of the work has arrived. */
  readonly completedAt: EpochMs | null;
}

export const workClaims = mapTable<WorkClaimRow>('identity.work_claim', {
  anonymous: { name: 'anonymous_id', type: 'text', collation: 'C', primary: true },
  member: { name: 'member_id', type: 'text', collation: 'C' },
  claimedAt: { name: 'claimed_at', type: 'bigint' },
  completedAt: { name: 'completed_at', type: 'bigint', nullable: true },
});
