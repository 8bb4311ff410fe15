import { Injectable } from '@nestjs/common';
import { ROLES, type Role } from '../../../shared/kernel/caller.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { AuditContext } from '../../security/security.js';
import { RoleStore } from './ports/role-store.js';

/** Roles that somebody else decides about: by groups that people are in there. */
@Injectable()
export class GroupRoles {
  constructor(private readonly roles: RoleStore) {}

  /**
   * Grants what is true and takes what is false; the last operator stays one. `client` is who decides. Joins the audited
   * transaction of `context`, before anything of the member is held in it: whoever leaves holds the role first.
   */
  async apply(
    callerId: CallerId,
    decided: Partial<Record<Role, boolean>>,
    client: string,
    { now, record }: AuditContext,
  ): Promise<void> {
    for (const role of ROLES) {
      const about = { callerId, client, detail: role };
      const has = decided[role];
      if (has === true && (await this.roles.grant(callerId, role, now))) await record('role_granted', about);
      if (has !== false || (role === 'operator' && (await this.roles.isLast(callerId, role)))) continue;
      if (await this.roles.revoke(callerId, role, now)) await record('role_revoked', about);
    }
  }
}
