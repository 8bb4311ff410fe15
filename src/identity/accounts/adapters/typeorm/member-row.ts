import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { NewMember } from '../../application/ports/caller-store.js';

/** A member with the credentials: what a reader has no use for stays in the store. */
export type MemberRow = NewMember;

export const members = mapTable<MemberRow>('identity.member', {
  id: { name: 'caller_id', type: 'text', collation: 'C', primary: true },
  email: { type: 'text' },
  emailKey: { name: 'email_key', type: 'text' },
  name: { type: 'text' },
  passwordHash: { name: 'password_hash', type: 'text' },
  createdAt: { name: 'created_at', type: 'bigint' },
});
