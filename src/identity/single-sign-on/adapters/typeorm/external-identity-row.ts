import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { ExternalIdentity } from '../../application/ports/external-identities.js';

export interface ExternalIdentityRow extends ExternalIdentity {
  /** Sealed; null: there is none. */
  readonly refreshToken: Buffer | null;
  readonly checkAt: EpochMs | null;
}

export const externalIdentities = mapTable<ExternalIdentityRow>('identity.external_identity', {
  issuer: { type: 'text', collation: 'C', primary: true },
  subject: { type: 'text', collation: 'C', primary: true },
  callerId: { name: 'caller_id', type: 'text', collation: 'C' },
  linkedAt: { name: 'linked_at', type: 'bigint' },
  seenAt: { name: 'seen_at', type: 'bigint' },
  disownedAt: { name: 'disowned_at', type: 'bigint', nullable: true },
  refreshToken: { name: 'refresh_token', type: 'bytea', nullable: true },
  checkAt: { name: 'check_at', type: 'bigint', nullable: true },
});
