import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import type { Role } from '../../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { RoleStore, type RoleGrant } from '../../application/ports/role-store.js';

interface GrantRow {
  readonly email: string;
  readonly role: Role;
  readonly granted_at: EpochMs;
  readonly revoked_at: EpochMs | null;
}

@Injectable()
export class TypeormRoleStore extends RoleStore {
  constructor(private readonly database: Database) {
    super();
  }

  override async grant(callerId: CallerId, role: Role, now: EpochMs): Promise<boolean> {
    const changed = await this.database.execute(
      `insert into identity.role_grant (caller_id, role, granted_at) values ($1, $2, $3)
       on conflict (caller_id, role) where revoked_at is null do nothing`,
      [callerId, role, now],
    );
    return changed > 0;
  }

  override async revoke(callerId: CallerId, role: Role, now: EpochMs): Promise<boolean> {
    const changed = await this.database.execute(
      `update identity.role_grant set revoked_at = $3 where caller_id = $1 and role = $2 and revoked_at is null`,
      [callerId, role, now],
    );
    return changed > 0;
  }

  override async list(): Promise<readonly RoleGrant[]> {
    const rows = await this.database.query<GrantRow>(
      `select member.email, role_grant.role, role_grant.granted_at, role_grant.revoked_at
       from identity.role_grant join identity.member using (caller_id)
       order by role_grant.granted_at, role_grant.revoked_at nulls last, member.email_key`,
    );
    return rows.map((row) => ({
      email: row.email,
      role: row.role,
      grantedAt: row.granted_at,
      revokedAt: row.revoked_at,
    }));
  }
}
