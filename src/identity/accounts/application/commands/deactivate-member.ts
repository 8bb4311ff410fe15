import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { AuditedTransaction } from '../../../security/security.js';
import { CredentialRevocation } from '../credential-revocation.js';
import { DeactivationStore } from '../ports/deactivation-store.js';
import { OperatorRole } from '../ports/operator-role.js';

/** Who shut somebody out, or lets them in again. */
export interface Decision {
  /** null: the directory of their company, or the command line. */
  readonly operator: CallerId | null;
  /** A few words for the trail, never a secret or an e-mail. */
  readonly why?: string | null;
}

/**
 * The member is out at once, on every node: no session, agent, token or podcast feed of theirs opens anything, and nothing
 * is made or sent in their name. All that they have stays. Repeating it changes nothing; returns whether they were in until
 * now. Throws LastOperator.
 */
export class DeactivateMember extends Command<boolean> {
  constructor(
    readonly member: CallerId,
    readonly by: Decision,
  ) {
    super();
  }
}

@CommandHandler(DeactivateMember)
export class DeactivateMemberHandler implements ICommandHandler<DeactivateMember> {
  constructor(
    private readonly role: OperatorRole,
    private readonly deactivations: DeactivationStore,
    private readonly revocation: CredentialRevocation,
    private readonly transaction: AuditedTransaction,
  ) {}

  execute({ member, by: { operator, why = null } }: DeactivateMember): Promise<boolean> {
    return this.transaction.run(async ({ now, record }) => {
      // Of two operators who shut each other out at once, one stays.
      await this.role.letGo(member);
      if (!(await this.deactivations.deactivate(member, now))) return false;
      await this.revocation.revokeAll(member, now);
      await record('member_deactivated', { callerId: member, operatorId: operator, detail: why });
      return true;
    });
  }
}
