import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { roleOf } from '../../domain/role.js';
import { MemberLookup } from '../../../accounts/accounts.js';
import { LastOperator } from '../../../domain/last-operator.js';
import { RoleStore } from '../ports/role-store.js';
import { AuditedTransaction } from '../../../security/security.js';

/** From the next request on the member may do no more than before it was granted. Throws LastOperator. */
export class RevokeRole extends Command<void> {
  constructor(
    readonly email: string,
    readonly role: string,
    /** null: on the command line. */
    readonly operator: CallerId | null = null,
  ) {
    super();
  }
}

@CommandHandler(RevokeRole)
export class RevokeRoleHandler implements ICommandHandler<RevokeRole> {
  constructor(
    private readonly members: MemberLookup,
    private readonly roles: RoleStore,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute(command: RevokeRole): Promise<void> {
    const role = roleOf(command.role);
    const callerId = await this.members.idOf(command.email);
    await this.transaction.run(async ({ now, record }) => {
      if (role === 'operator' && (await this.roles.isLast(callerId, role))) throw new LastOperator();
      const changed = await this.roles.revoke(callerId, role, now);
      if (changed) await record('role_revoked', { callerId, operatorId: command.operator, detail: role });
    });
  }
}
