import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';

export interface SigningKeyRow {
  readonly id: string;
  /** With the secret key, which is not in the database. */
  readonly sealed: Buffer;
  readonly createdAt: EpochMs;
}

export const signingKeys = mapTable<SigningKeyRow>('identity.signing_key', {
  id: { type: 'text', primary: true },
  sealed: { type: 'bytea' },
  createdAt: { name: 'created_at', type: 'bigint' },
});
