import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

export interface PairingRow {
  readonly deviceCodeDigest: Buffer;
  /** Whose work it is to claim. */
  readonly anonymous: CallerId | null;
  readonly intervalMs: number;
  readonly expiresAt: EpochMs;
  /** When the agent last asked and was not too soon. */
  readonly askedAt: EpochMs | null;
}

export const pairings = mapTable<PairingRow>('identity.pairing', {
  deviceCodeDigest: { name: 'device_code_digest', type: 'bytea', primary: true },
  anonymous: { name: 'anonymous_id', type: 'text', collation: 'C', nullable: true },
  intervalMs: { name: 'interval_ms', type: 'int' },
  expiresAt: { name: 'expires_at', type: 'bigint' },
  askedAt: { name: 'asked_at', type: 'bigint', nullable: true },
});
