import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { AccountNotices } from '../../../accounts/accounts.js';
import { AuditedTransaction } from '../../../security/security.js';
import { FactorStore } from '../ports/factor-store.js';

/**
 * An operator removes the second factor of a member who has lost it, codes and all; the member is told by mail. Returns
 * whether there was one.
 */
export class ResetSecondFactor extends Command<boolean> {
  constructor(
    readonly member: CallerId,
    /** null: on the command line. */
    readonly operator: CallerId | null,
  ) {
    super();
  }
}

@CommandHandler(ResetSecondFactor)
export class ResetSecondFactorHandler implements ICommandHandler<ResetSecondFactor> {
  constructor(
    private readonly store: FactorStore,
    private readonly notices: AccountNotices,
    private readonly transaction: AuditedTransaction,
  ) {}

  execute({ member, operator }: ResetSecondFactor): Promise<boolean> {
    return this.transaction.run(async ({ record }) => {
      if (!(await this.store.remove(member, 0))) return false;
      await record('second_factor_reset', { callerId: member, operatorId: operator });
      await this.notices.tell(member, 'factorReset');
      return true;
    });
  }
}
