import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Browser } from '../../../domain/browser.js';
import { type OwnProof, Passwords } from '../../../accounts/accounts.js';
import { AuditedTransaction } from '../../../security/security.js';
import { NoSuchIssuer } from '../../domain/sign-on.js';
import { ExternalIdentities } from '../ports/external-identities.js';

export interface Unlinking {
  readonly caller: CallerId;
  /** The password: with it they come in afterwards, too. */
  readonly proof: OwnProof;
  /** The address of the issuer. */
  readonly issuer: string;
}

/**
 * The issuer opens the account no more. Throws InvalidFields (`current`, `code`), TooManyAttempts, NoSuchIssuer, SignInRefused when
 * the password was changed meanwhile, PasswordsAreOff when nobody could come in by it.
 */
export class UnlinkIdentity extends Command<void> {
  constructor(
    readonly unlinking: Unlinking,
    readonly from: Browser,
  ) {
    super();
  }
}

@CommandHandler(UnlinkIdentity)
export class UnlinkIdentityHandler implements ICommandHandler<UnlinkIdentity> {
  constructor(
    private readonly passwords: Passwords,
    private readonly identities: ExternalIdentities,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ unlinking: { caller, proof, issuer }, from }: UnlinkIdentity): Promise<void> {
    await this.passwords.assertSignsIn(caller);
    const verified = await this.passwords.verifyOwn(caller, proof, from, 'disconnect an issuer');
    await this.transaction.run(async ({ record }) => {
      await this.passwords.confirm({ ...verified, betterHash: null });
      if (!(await this.identities.remove(caller, issuer))) throw new NoSuchIssuer();
      await record('identity_unlinked', { callerId: caller, client: issuer, address: from.visit.address });
    });
  }
}
