import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { ReadyMail, ReadyMailOutcome } from '../../domain/ready-mail.js';

export interface ReadyMailRow {
  readonly briefingId: ReadyMail['briefingId'];
  readonly callerId: ReadyMail['caller'];
  readonly decidedAt: EpochMs;
  /** null: it waits to be sent. */
  readonly outcome: ReadyMailOutcome | null;
  readonly reason: string | null;
  readonly settledAt: EpochMs | null;
}

export const readyMails = mapTable<ReadyMailRow>('shows.ready_mail', {
  briefingId: { name: 'briefing_id', type: 'text', collation: 'C', primary: true },
  callerId: { name: 'caller_id', type: 'text', collation: 'C' },
  decidedAt: { name: 'decided_at', type: 'bigint' },
  outcome: { type: 'text', nullable: true },
  reason: { type: 'text', nullable: true },
  settledAt: { name: 'settled_at', type: 'bigint', nullable: true },
});
