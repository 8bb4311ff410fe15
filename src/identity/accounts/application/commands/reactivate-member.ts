import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { AuditedTransaction } from '../../../security/security.js';
import { DeactivationStore } from '../ports/deactivation-store.js';
import type { Decision } from './deactivate-member.js';

/**
 * The member may sign in again, and finds everything as it was: podcast feeds at their addresses, shows that go on. Sessions
 * and agents ended; they are let in anew. Returns whether they were out until now.
 */
export class ReactivateMember extends Command<boolean> {
  constructor(
    readonly member: CallerId,
    readonly by: Decision,
  ) {
    super();
  }
}

@CommandHandler(ReactivateMember)
export class ReactivateMemberHandler implements ICommandHandler<ReactivateMember> {
  constructor(
    private readonly deactivations: DeactivationStore,
    private readonly transaction: AuditedTransaction,
  ) {}

  execute({ member, by: { operator, why = null } }: ReactivateMember): Promise<boolean> {
    return this.transaction.run(async ({ record }) => {
      if (!(await this.deactivations.reactivate(member))) return false;
      await record('member_reactivated', { callerId: member, operatorId: operator, detail: why });
      return true;
    });
  }
}
