import { hexDigest, mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { NewToken } from '../../application/ports/token-store.js';

export interface TokenRow extends NewToken {
  readonly revokedAt: EpochMs | null;
  readonly lastUsedAt: EpochMs | null;
}

export const tokens = mapTable<TokenRow>('identity.token', {
  digest: { ...hexDigest, primary: true },
  callerId: { name: 'caller_id', type: 'text', collation: 'C' },
  issuedAt: { name: 'issued_at', type: 'bigint' },
  expiresAt: { name: 'expires_at', type: 'bigint' },
  revokedAt: { name: 'revoked_at', type: 'bigint', nullable: true },
  lastUsedAt: { name: 'last_used_at', type: 'bigint', nullable: true },
  client: { type: 'text', default: 'skill' },
  clientName: { name: 'client_name', type: 'text', nullable: true },
  audience: { type: 'text', default: 'api' },
  scopes: { type: 'text', array: true, default: ['skill'] },
  grantId: { name: 'grant_id', type: 'text', nullable: true },
});
