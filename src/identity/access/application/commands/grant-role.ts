import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { roleOf } from '../../domain/role.js';
import { MemberLookup } from '../../../accounts/accounts.js';
import { RoleStore } from '../ports/role-store.js';
import { AuditedTransaction } from '../../../security/security.js';

/** From the next request on the member may do what the role allows. Members only: an anonymous caller has no e-mail. */
export class GrantRole extends Command<void> {
  constructor(
    readonly email: string,
    readonly role: string,
    /** null: on the command line. */
    readonly operator: CallerId | null = null,
  ) {
    super();
  }
}

@CommandHandler(GrantRole)
export class GrantRoleHandler implements ICommandHandler<GrantRole> {
  constructor(
    private readonly members: MemberLookup,
    private readonly roles: RoleStore,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute(command: GrantRole): Promise<void> {
    const role = roleOf(command.role);
    const callerId = await this.members.idOf(command.email);
    await this.transaction.run(async ({ now, record }) => {
      const changed = await this.roles.grant(callerId, role, now);
      if (changed) await record('role_granted', { callerId, operatorId: command.operator, detail: role });
    });
  }
}
