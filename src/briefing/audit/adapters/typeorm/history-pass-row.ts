import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { PassHolder } from '../../application/ports/history-passes.js';

/** A key that was not used, or a pass that is: the row of the key becomes that of the pass. */
export interface HistoryPassRow extends PassHolder {
  /** Whoever reads the table must not get in. */
  readonly digest: string;
  readonly kind: 'key' | 'pass';
  readonly expiresAt: EpochMs;
}

export const historyPasses = mapTable<HistoryPassRow>('briefing.history_pass', {
  digest: { type: 'text', collation: 'C', primary: true },
  kind: { type: 'text' },
  briefingId: { name: 'briefing_id', type: 'text', collation: 'C' },
  owner: { type: 'text', collation: 'C' },
  expiresAt: { name: 'expires_at', type: 'bigint' },
});
