import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';

/** Somebody who was erased: the id says nothing about the person any more. */
export interface ErasedCallerRow {
  readonly callerId: CallerId;
  readonly askedAt: EpochMs;
}

export const erasedCallers = mapTable<ErasedCallerRow>('identity.erased_caller', {
  callerId: { name: 'caller_id', type: 'text', collation: 'C', primary: true },
  askedAt: { name: 'asked_at', type: 'bigint' },
});
