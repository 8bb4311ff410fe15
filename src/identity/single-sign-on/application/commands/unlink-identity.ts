import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Browser } from '../../../domain/browser.js';
import { type OwnProof, Passwords } from '../../../accounts/accounts.js';
import { AuditedTransaction } from '../../../security/security.js';
import { NoSuchIssuer, OnlyWayIn } from '../../domain/sign-on.js';
import { ExternalIdentities } from '../ports/external-identities.js';
import { Issuers } from '../ports/issuers.js';

export interface Unlinking {
  readonly caller: CallerId;
  /** The password: with it they come in afterwards, too. Or a fresh sign-in at an issuer, where another one stays. */
  readonly proof: OwnProof;
  /** The address of the issuer. */
  readonly issuer: string;
}

/**
 * The issuer opens the account no more. Throws InvalidFields (`current`, `code`), TooManyAttempts, NoSuchIssuer, SignInRefused when
 * the password was changed meanwhile, OnlyWayIn, PasswordsAreOff.
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
    private readonly issuers: Issuers,
    private readonly identities: ExternalIdentities,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ unlinking: { caller, proof, issuer }, from }: UnlinkIdentity): Promise<void> {
    const verified = await this.passwords.verifyOwn(caller, proof, from, 'disconnect an issuer');
    await this.transaction.run(async ({ record }) => {
      await this.passwords.confirm({ ...verified, betterHash: null });
      await this.assertComesInWithout(issuer, caller, verified.byPassword);
      if (!(await this.identities.remove(caller, issuer))) throw new NoSuchIssuer();
      await record('identity_unlinked', { callerId: caller, client: issuer, address: from.visit.address });
    });
  }

  /** In the transaction that holds the member: of two issuers that are disconnected at once, the second stays. */
  private async assertComesInWithout(issuer: string, caller: CallerId, byPassword: boolean): Promise<void> {
    const others = (await this.identities.of(caller)).filter((identity) => identity.issuer !== issuer);
    if (others.some((other) => this.issuers.all.some(({ address }) => address === other.issuer))) return;
    if (!byPassword) throw new OnlyWayIn();
    await this.passwords.assertSignsIn(caller);
  }
}
