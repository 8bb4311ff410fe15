import { hexDigest, mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

export interface SignOnAttemptRow {
  /** Of the state. */
  readonly digest: string;
  /** What only the browser's secret and the state together give. */
  readonly browser: string;
  readonly issuerKey: string;
  readonly linkTo: CallerId | null;
  readonly confirms: boolean;
  readonly returnTo: string | null;
  readonly expiresAt: EpochMs;
}

export const signOnAttempts = mapTable<SignOnAttemptRow>('identity.sign_on_attempt', {
  digest: { ...hexDigest, primary: true },
  browser: { ...hexDigest },
  issuerKey: { name: 'issuer_key', type: 'text' },
  linkTo: { name: 'link_to', type: 'text', collation: 'C', nullable: true },
  confirms: { type: 'boolean', default: false },
  returnTo: { name: 'return_to', type: 'text', nullable: true },
  expiresAt: { name: 'expires_at', type: 'bigint' },
});
