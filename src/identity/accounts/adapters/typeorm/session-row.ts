import { hexDigest, mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { NewSession } from '../../application/ports/session-store.js';

export interface SessionRow extends NewSession {
  readonly confirmedAt: EpochMs | null;
}

export const sessions = mapTable<SessionRow>('identity.session', {
  digest: { ...hexDigest, primary: true },
  callerId: { name: 'caller_id', type: 'text', collation: 'C' },
  startedAt: { name: 'started_at', type: 'bigint' },
  expiresAt: { name: 'expires_at', type: 'bigint' },
  confirmedAt: { name: 'confirmed_at', type: 'bigint', nullable: true },
});
