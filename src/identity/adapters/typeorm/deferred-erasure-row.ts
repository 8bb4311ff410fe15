import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';

/** Somebody asked to be erased while on legal hold. */
export interface DeferredErasureRow {
  readonly callerId: CallerId;
  /** Who they were, of members: the account itself is gone. */
  readonly name: string | null;
  readonly email: string | null;
  readonly askedBy: string;
  readonly operatorId: CallerId | null;
  readonly askedAt: EpochMs;
}

export const deferredErasures = mapTable<DeferredErasureRow>('identity.deferred_erasure', {
  callerId: { name: 'caller_id', type: 'text', collation: 'C', primary: true },
  name: { type: 'text', nullable: true },
  email: { type: 'text', nullable: true },
  askedBy: { name: 'asked_by', type: 'text', collation: 'C' },
  operatorId: { name: 'operator_id', type: 'text', collation: 'C', nullable: true },
  askedAt: { name: 'asked_at', type: 'bigint' },
});
