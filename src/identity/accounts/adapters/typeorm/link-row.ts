import { hexDigest, mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { NewLink } from '../../application/ports/link-store.js';

export interface LinkRow extends Omit<NewLink, 'requestKey'> {
  readonly requestKey: string | null;
  /** Of an invitation that is good for one e-mail. */
  readonly emailKey: string | null;
}

export const links = mapTable<LinkRow>('identity.link', {
  digest: { ...hexDigest, primary: true },
  purpose: { type: 'text' },
  callerId: { name: 'caller_id', type: 'text', collation: 'C', nullable: true },
  email: { type: 'text', nullable: true },
  emailKey: { name: 'email_key', type: 'text', nullable: true },
  mailed: { type: 'boolean', default: false },
  requestKey: { name: 'request_key', type: 'text', nullable: true },
  expiresAt: { name: 'expires_at', type: 'bigint' },
});
