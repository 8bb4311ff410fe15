import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { NewMember } from '../../application/ports/caller-store.js';

/** A member with the credentials: what a reader has no use for stays in the store. */
export interface MemberRow extends NewMember {
  readonly confirmedAt: EpochMs | null;
  readonly ownerProvenAt: EpochMs | null;
}

export const members = mapTable<MemberRow>('identity.member', {
  id: { name: 'caller_id', type: 'text', collation: 'C', primary: true },
  email: { type: 'text' },
  emailKey: { name: 'email_key', type: 'text' },
  name: { type: 'text' },
  passwordHash: { name: 'password_hash', type: 'text' },
  confirmedAt: { name: 'confirmed_at', type: 'bigint', nullable: true },
  ownerProvenAt: { name: 'owner_proven_at', type: 'bigint', nullable: true },
  createdAt: { name: 'created_at', type: 'bigint' },
});
