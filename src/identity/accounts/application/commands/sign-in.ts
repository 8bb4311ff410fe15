import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Browser, SignedIn } from '../../../domain/browser.js';
import { Passwords } from '../passwords.js';
import { AuditedTransaction } from '../../../security/security.js';
import { HalfSignIn } from '../half-sign-in.js';
import { SessionOpener } from '../session-opener.js';

/**
 * Signs a member in, in a browser. Throws SignInRefused, TooManyAttempts, AccountDeactivated, and SecondFactorNeeded where the
 * password is right and not enough.
 */
export class SignIn extends Command<SignedIn> {
  constructor(
    readonly email: string,
    readonly password: string,
    readonly from: Browser,
  ) {
    super();
  }
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly passwords: Passwords,
    private readonly half: HalfSignIn,
    private readonly opener: SessionOpener,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ email, password, from }: SignIn): Promise<SignedIn> {
    const verified = await this.passwords.upgraded(await this.passwords.verify(email, password, from));
    await this.half.assertWhole(verified.callerId, verified.passwordHash);
    return this.transaction.run(async ({ now, record }) => {
      await this.passwords.confirm({ ...verified, betterHash: null });
      await record('signed_in', { callerId: verified.callerId, address: from.visit.address });
      return this.opener.open(verified.callerId, from, now);
    });
  }
}
