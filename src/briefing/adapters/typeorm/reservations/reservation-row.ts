import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Reservation } from '../../../application/ports/briefing-reservations.js';

export type Kept = Omit<Reservation, 'fresh'>;

export interface ReservationRow extends Kept {
  readonly owner: CallerId;
  /** Of the request. */
  readonly digest: string;
}

export const reservations = mapTable<ReservationRow>('briefing.ticket', {
  briefingId: { name: 'briefing_id', type: 'text', collation: 'C', primary: true },
  quickReadId: { name: 'quick_read_id', type: 'text', collation: 'C' },
  owner: { type: 'text', collation: 'C' },
  digest: { type: 'text' },
  slug: { type: 'text' },
  seed: { type: 'text' },
  sealedWords: { name: 'sealed_words', type: 'text' },
  reservedAt: { name: 'taken_at', type: 'bigint' },
  lastReadyAt: { name: 'last_ready_at', type: 'bigint', nullable: true },
  status: { name: 'standing', type: 'text' },
});

export const toKept = ({ owner: _owner, digest: _digest, ...kept }: ReservationRow): Kept => kept;
