import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

export interface EncryptionKeyRow {
  readonly owner: CallerId;
  /** null: destroyed. */
  readonly key: Buffer | null;
  /** The member who reads, and destroys, what an anonymous agent's key has sealed. */
  readonly claimedBy: CallerId | null;
}

export const encryptionKeys = mapTable<EncryptionKeyRow>('briefing.personal_key', {
  owner: { type: 'text', collation: 'C', primary: true },
  key: { type: 'bytea', nullable: true },
  claimedBy: { name: 'claimed_by', type: 'text', collation: 'C', nullable: true },
});
