import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';

export interface CallerRow {
  readonly id: Caller['id'];
  readonly kind: Caller['kind'];
  /** What an anonymous agent calls itself. */
  readonly clientName: string | null;
  readonly createdAt: EpochMs;
  /** null: nobody has shut them out. */
  readonly deactivatedAt: EpochMs | null;
  /** null: not on legal hold. */
  readonly heldSince?: EpochMs | null;
  /** When they, or whoever has a link of theirs, last asked for anything, to the hour. Of anonymous callers only. */
  readonly seenAt?: EpochMs | null;
}

export const callers = mapTable<CallerRow>('identity.caller', {
  id: { type: 'text', collation: 'C', primary: true },
  kind: { type: 'text' },
  clientName: { name: 'client_name', type: 'text', nullable: true },
  createdAt: { name: 'created_at', type: 'bigint' },
  deactivatedAt: { name: 'deactivated_at', type: 'bigint', nullable: true },
  heldSince: { name: 'held_since', type: 'bigint', nullable: true },
  seenAt: { name: 'seen_at', type: 'bigint', nullable: true },
});
