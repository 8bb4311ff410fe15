import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { BriefingId, CallerId } from '../../../../shared/kernel/identifiers.js';
import type { KeyUse } from '../../../../shared/kernel/idempotency.js';

/** What a caller used a key for last: one briefing may be asked for with several. */
export interface IdempotencyKeyRow extends KeyUse {
  readonly owner: CallerId;
  readonly key: string;
  readonly briefingId: BriefingId;
}

export const idempotencyKeys = mapTable<IdempotencyKeyRow>('briefing.request_key', {
  owner: { type: 'text', collation: 'C', primary: true },
  key: { type: 'text', primary: true },
  digest: { type: 'text' },
  briefingId: { name: 'briefing_id', type: 'text', collation: 'C' },
  usedAt: { name: 'used_at', type: 'bigint' },
});
