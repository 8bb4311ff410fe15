import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { LegalHold } from '../../domain/legal-hold.js';

/** Released ones stay: what was held, and when, is a question of auditors. */
export interface LegalHoldRow extends LegalHold {
  readonly releasedBy: CallerId | null;
  readonly releasedAt: EpochMs | null;
}

export const legalHolds = mapTable<LegalHoldRow>('identity.legal_hold', {
  id: { type: 'text', collation: 'C', primary: true },
  caller: { name: 'caller_id', type: 'text', collation: 'C' },
  reason: { type: 'text' },
  placedBy: { name: 'placed_by', type: 'text', collation: 'C', nullable: true },
  placedAt: { name: 'placed_at', type: 'bigint' },
  releasedBy: { name: 'released_by', type: 'text', collation: 'C', nullable: true },
  releasedAt: { name: 'released_at', type: 'bigint', nullable: true },
});
