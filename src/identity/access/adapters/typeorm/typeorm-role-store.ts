import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import type { Role } from '../../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { RoleStore, type RoleGrant } from '../../application/ports/role-store.js';
import { GRANT, HELD, HOLDERS, LIST, REVOKE, type GrantRow } from './role-grants.sql.js';

/** In SQL: grants that ended stay, so its table has no primary key, and rows without one cannot be mapped. */
@Injectable()
export class TypeormRoleStore extends RoleStore {
  constructor(private readonly database: Database) {
    super();
  }

  override async grant(callerId: CallerId, role: Role, now: EpochMs): Promise<boolean> {
    return (await this.database.execute(GRANT, [callerId, role, now])) > 0;
  }

  override async revoke(callerId: CallerId, role: Role, now: EpochMs): Promise<boolean> {
    return (await this.database.execute(REVOKE, [callerId, role, now])) > 0;
  }

  override async isHeldBy(callerId: CallerId, role: Role): Promise<boolean> {
    return (await this.database.query(HELD, [callerId, role])).length > 0;
  }

  override async isLast(callerId: CallerId, role: Role): Promise<boolean> {
    await this.database.lock(`identity.role ${role}`);
    const holders = await this.database.query<{ readonly callerId: CallerId }>(HOLDERS, [role]);
    return holders.length === 1 && holders[0]?.callerId === callerId;
  }

  override async list(): Promise<readonly RoleGrant[]> {
    const rows = await this.database.query<GrantRow>(LIST);
    return rows.map((row) => ({
      email: row.email,
      role: row.role,
      grantedAt: row.granted_at,
      revokedAt: row.revoked_at,
    }));
  }
}
