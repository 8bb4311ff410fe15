import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { type Enrolment, Passwords, SecondFactors } from '../../../accounts/accounts.js';
import type { Browser } from '../../../domain/browser.js';
import { AuditedTransaction } from '../../../security/security.js';

export interface NewSecondFactor extends Enrolment {
  readonly member: CallerId;
  /** The password: whoever only has the browser must not shut its owner out. */
  readonly current: string;
}

/**
 * From the next sign-in on a code is asked for. Returns recovery codes, which are told this once. Throws InvalidFields
 * (`current`, `code`), TooManyAttempts, EnrolmentOver, SignInRefused when the password was changed meanwhile.
 */
export class AddSecondFactor extends Command<readonly string[]> {
  constructor(
    readonly wanted: NewSecondFactor,
    readonly from: Browser,
  ) {
    super();
  }
}

@CommandHandler(AddSecondFactor)
export class AddSecondFactorHandler implements ICommandHandler<AddSecondFactor> {
  constructor(
    private readonly passwords: Passwords,
    private readonly factors: SecondFactors,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ wanted: { member, current, ...enrolment }, from }: AddSecondFactor): Promise<readonly string[]> {
    const verified = await this.passwords.verifyPassword(member, current, from, 'add a second factor');
    return this.transaction.run(async (context) => {
      await this.passwords.confirm({ ...verified, betterHash: null });
      return this.factors.enrol(member, enrolment, from, context);
    });
  }
}
