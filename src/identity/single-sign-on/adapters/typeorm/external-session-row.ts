import { hexDigest, mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { ExternalSession } from '../../application/ports/external-sessions.js';

export interface ExternalSessionRow extends Omit<ExternalSession, 'idToken'> {
  /** Sealed. */
  readonly idToken: Buffer;
}

export const externalSessions = mapTable<ExternalSessionRow>('identity.external_session', {
  digest: { ...hexDigest, primary: true },
  issuer: { type: 'text', collation: 'C' },
  subject: { type: 'text', collation: 'C' },
  sid: { type: 'text', collation: 'C', nullable: true },
  idToken: { name: 'id_token', type: 'bytea' },
});
