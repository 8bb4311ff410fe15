import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Browser, SignedIn } from '../../../domain/browser.js';
import { type OwnProof, Passwords } from '../passwords.js';
import { AuditedTransaction } from '../../../security/security.js';
import { SessionOpener } from '../session-opener.js';
import { CredentialRevocation } from '../credential-revocation.js';

export interface PasswordChange {
  readonly caller: CallerId;
  readonly proof: OwnProof;
  readonly next: string;
}

/**
 * A new password and a new session; every other session of the member ends, agents stay signed in. Throws
 * InvalidFields (`current` or `code` is wrong, `password` is no good), TooManyAttempts, SignInRefused when the password was
 * changed meanwhile.
 */
export class ChangePassword extends Command<SignedIn> {
  constructor(
    readonly change: PasswordChange,
    readonly from: Browser,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly passwords: Passwords,
    private readonly revocation: CredentialRevocation,
    private readonly opener: SessionOpener,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ change: { caller, proof, next }, from }: ChangePassword): Promise<SignedIn> {
    const chosen = await this.passwords.chosen(caller, next);
    const verified = await this.passwords.verifyOwn(caller, proof, from, 'change the password');
    const betterHash = await this.passwords.hash(chosen);
    return this.transaction.run(async ({ now, record }) => {
      await this.passwords.confirm({ ...verified, betterHash });
      await this.revocation.endBrowserSessions(caller);
      await record('password_changed', { callerId: caller, address: from.visit.address });
      return this.opener.open(caller, from, now);
    });
  }
}
