import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { type OwnProof, Passwords } from '../../../accounts/accounts.js';
import type { Browser } from '../../../domain/browser.js';
import { AuditedTransaction } from '../../../security/security.js';
import { SecondFactorDemanded } from '../../domain/second-factor.js';
import { FactorObligation } from '../factor-obligation.js';
import { FactorStore } from '../ports/factor-store.js';

/**
 * The password is enough from now on. Throws SecondFactorDemanded, InvalidFields (`current`, `code`), TooManyAttempts,
 * SignInRefused.
 */
export class RemoveSecondFactor extends Command<void> {
  constructor(
    readonly member: CallerId,
    readonly proof: OwnProof,
    readonly from: Browser,
  ) {
    super();
  }
}

@CommandHandler(RemoveSecondFactor)
export class RemoveSecondFactorHandler implements ICommandHandler<RemoveSecondFactor> {
  constructor(
    private readonly obligation: FactorObligation,
    private readonly passwords: Passwords,
    private readonly store: FactorStore,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ member, proof, from }: RemoveSecondFactor): Promise<void> {
    // Before the code, which would be used up.
    if (await this.obligation.binds(member)) throw new SecondFactorDemanded();
    const verified = await this.passwords.verifyOwn(member, proof, from, 'remove the second factor');
    await this.transaction.run(async ({ record }) => {
      await this.passwords.confirm({ ...verified, betterHash: null });
      if (!(await this.store.remove(member, 0))) return;
      await record('second_factor_removed', { callerId: member, address: from.visit.address });
    });
  }
}
