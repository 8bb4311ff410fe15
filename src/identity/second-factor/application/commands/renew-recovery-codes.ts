import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { type OwnProof, Passwords } from '../../../accounts/accounts.js';
import type { Browser } from '../../../domain/browser.js';
import { AuditedTransaction } from '../../../security/security.js';
import { FactorStore } from '../ports/factor-store.js';
import { RecoveryCodes } from '../recovery-codes.js';

/**
 * New ones, told this once; those of before end. Throws InvalidFields (`current`, `code`), TooManyAttempts, SignInRefused,
 * NotFound where there is no second factor.
 */
export class RenewRecoveryCodes extends Command<readonly string[]> {
  constructor(
    readonly member: CallerId,
    readonly proof: OwnProof,
    readonly from: Browser,
  ) {
    super();
  }
}

@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(
    private readonly passwords: Passwords,
    private readonly store: FactorStore,
    private readonly recovery: RecoveryCodes,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ member, proof, from }: RenewRecoveryCodes): Promise<readonly string[]> {
    const verified = await this.passwords.verifyOwn(member, proof, from, 'make new recovery codes');
    return this.transaction.run(async ({ record }) => {
      await this.passwords.confirm({ ...verified, betterHash: null });
      if ((await this.store.find(member)) === null) throw new NotFound('There is no second factor.');
      await record('recovery_codes_made', { callerId: member, address: from.visit.address });
      return this.recovery.renew(member);
    });
  }
}
