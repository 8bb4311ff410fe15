import type { Role } from '../../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';

export interface GrantRow {
  readonly email: string;
  readonly role: Role;
  readonly granted_at: EpochMs;
  readonly revoked_at: EpochMs | null;
}

export const GRANT = `
  insert into identity.role_grant (caller_id, role, granted_at) values ($1, $2, $3)
  on conflict (caller_id, role) where revoked_at is null do nothing`;

export const REVOKE = `
  update identity.role_grant set revoked_at = $3 where caller_id = $1 and role = $2 and revoked_at is null`;

export const HELD = `
  select from identity.role_grant where caller_id = $1 and role = $2 and revoked_at is null`;

/** Who is shut out holds nothing that anybody could rely on. */
export const HOLDERS = `
  select caller_id as "callerId" from identity.role_grant join identity.caller on caller.id = caller_id
  where role = $1 and revoked_at is null and deactivated_at is null limit 2`;

export const LIST = `
  select member.email, role_grant.role, role_grant.granted_at, role_grant.revoked_at
  from identity.role_grant join identity.member using (caller_id)
  order by role_grant.granted_at, role_grant.revoked_at nulls last, member.email_key`;
