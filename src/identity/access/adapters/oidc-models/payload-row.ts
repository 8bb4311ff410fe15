import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';

export interface PayloadRow {
  readonly kind: string;
  /** Of its id. */
  readonly digest: Buffer;
  /** As the library gave it. */
  readonly payload: object;
  readonly callerId: string | null;
  readonly clientId: string | null;
  readonly grantId: string | null;
  /** Of a pairing: the keyed digest of its user code. */
  readonly userCode: Buffer | null;
  readonly createdAt: EpochMs;
  /** null: it stays until it is removed. */
  readonly expiresAt: EpochMs | null;
  readonly consumedAt: EpochMs | null;
}

export const payloads = mapTable<PayloadRow>('identity.oidc_payload', {
  kind: { type: 'text', primary: true },
  digest: { type: 'bytea', primary: true },
  payload: { type: 'jsonb' },
  callerId: { name: 'caller_id', type: 'text', collation: 'C', nullable: true },
  clientId: { name: 'client_id', type: 'text', nullable: true },
  grantId: { name: 'grant_id', type: 'text', nullable: true },
  userCode: { name: 'user_code', type: 'bytea', nullable: true },
  createdAt: { name: 'created_at', type: 'bigint' },
  expiresAt: { name: 'expires_at', type: 'bigint', nullable: true },
  consumedAt: { name: 'consumed_at', type: 'bigint', nullable: true },
});
