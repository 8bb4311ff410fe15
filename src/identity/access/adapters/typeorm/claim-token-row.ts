import { hexDigest, mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

/** Whoever shows the token may claim the work of the anonymous caller that it was given to. */
export interface ClaimTokenRow {
  readonly digest: string;
  readonly callerId: CallerId;
  readonly expiresAt: EpochMs;
}

export const claimTokens = mapTable<ClaimTokenRow>('identity.claim', {
  digest: { ...hexDigest, primary: true },
  callerId: { name: 'caller_id', type: 'text', collation: 'C' },
  expiresAt: { name: 'expires_at', type: 'bigint' },
});
