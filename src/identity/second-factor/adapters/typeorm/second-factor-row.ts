import { hexDigest, mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

export interface SecondFactorRow {
  readonly member: CallerId;
  /** Sealed. */
  readonly key: Buffer;
  readonly since: EpochMs;
  readonly step: number;
}

export const secondFactors = mapTable<SecondFactorRow>('identity.second_factor', {
  member: { name: 'caller_id', type: 'text', collation: 'C', primary: true },
  key: { name: 'sealed_key', type: 'bytea' },
  since: { type: 'bigint' },
  step: { name: 'last_step', type: 'bigint' },
});

export interface RecoveryCodeRow {
  readonly member: CallerId;
  readonly digest: string;
}

export const recoveryCodes = mapTable<RecoveryCodeRow>('identity.recovery_code', {
  member: { name: 'caller_id', type: 'text', collation: 'C', primary: true },
  digest: { ...hexDigest, primary: true },
});
