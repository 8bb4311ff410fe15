import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Browser, SignedIn } from '../../../domain/browser.js';
import type { AuditContext } from '../../../security/security.js';
import { LinkUnusable, SignInExpired } from '../../domain/sign-in.js';
import { AccountSecuring } from '../account-securing.js';
import { OneTimeLinks } from '../one-time-links.js';
import { Passwords } from '../passwords.js';
import { HalfSignIn } from '../half-sign-in.js';
import { SecondFactors } from '../ports/second-factors.js';
import { SessionOpener } from '../session-opener.js';
import { CredentialRevocation } from '../credential-revocation.js';

export interface PasswordWasReset extends SignedIn {
  /** Until now somebody else may have had the account: podcast feeds got other addresses, webhooks are off. */
  readonly recovered: boolean;
}

/**
 * The link is used up, the member has a new password and is signed in. The old one may have been stolen: every other
 * session, every agent and every token of the member ends. A link that came by e-mail confirms the address. When it is the
 * first sign that the account belongs to who reads that address, somebody else may have made it: then nothing that they
 * may know of it goes on either. Throws LinkUnusable, InvalidFields; and, when all of that is done, SecondFactorNeeded: a link
 * does not go around the second factor.
 */
export class ResetPassword extends Command<PasswordWasReset> {
  constructor(
    readonly token: string,
    readonly password: string,
    readonly from: Browser,
  ) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly links: OneTimeLinks,
    private readonly passwords: Passwords,
    private readonly revocation: CredentialRevocation,
    private readonly securing: AccountSecuring,
    private readonly factors: SecondFactors,
    private readonly half: HalfSignIn,
    private readonly opener: SessionOpener,
  ) {}

  async execute({ token, password, from }: ResetPassword): Promise<PasswordWasReset> {
    const { callerId: caller = null, mailed = false } = (await this.links.find(token, 'reset')) ?? {};
    if (caller === null) throw new LinkUnusable();
    const hash = await this.passwords.hash(await this.passwords.chosen(caller, password));
    const isEnough = (await this.factors.demandOf(caller)) === 'none';
    const done = await this.links.redeem(token, 'reset', async (context) => {
      await this.passwords.set(caller, hash);
      await this.revocation.revokeAll(caller, context.now);
      await context.record('password_reset', { callerId: caller, address: from.visit.address });
      const recovered = mailed && (await this.recover(caller, from, context));
      if (isEnough) return { ...(await this.opener.open(caller, from, context.now)), recovered };
      await this.opener.assertActive(caller);
      return null;
    });
    if (done !== null) return done;
    await this.half.assertWhole(caller, hash);
    throw new SignInExpired();
  }

  /** Whether it was not known before that the account is theirs who read its mails. */
  private async recover(caller: CallerId, { visit }: Browser, context: AuditContext): Promise<boolean> {
    const isNews = await this.passwords.proveOwner(caller, context.now);
    if (!isNews) return false;
    await context.record('account_recovered', { callerId: caller, address: visit.address });
    await this.securing.secure(caller, { podcasts: true, webhooks: true }, visit, context);
    return true;
  }
}
