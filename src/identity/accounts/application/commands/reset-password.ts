import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Browser, SignedIn } from '../../../domain/browser.js';
import { LinkUnusable } from '../../domain/sign-in.js';
import { OneTimeLinks } from '../one-time-links.js';
import { Passwords } from '../passwords.js';
import { SessionOpener } from '../session-opener.js';
import { CredentialRevocation } from '../credential-revocation.js';

/**
 * The link is used up, the member has a new password and is signed in. The old one may have been stolen: every other
 * session, every agent and every token of the member ends. Throws LinkUnusable, InvalidFields.
 */
export class ResetPassword extends Command<SignedIn> {
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
  constructor(
    private readonly links: OneTimeLinks,
    private readonly passwords: Passwords,
    private readonly revocation: CredentialRevocation,
    private readonly opener: SessionOpener,
  ) {}

  async execute({ token, password, from }: ResetPassword): Promise<SignedIn> {
    const caller = (await this.links.find(token, 'reset'))?.callerId ?? null;
    if (caller === null) throw new LinkUnusable();
    const hash = await this.passwords.hash(await this.passwords.chosen(caller, password));
    return this.links.redeem(token, 'reset', async ({ now, record }) => {
      await this.passwords.set(caller, hash);
      await this.revocation.revokeAll(caller, now);
      await record('password_reset', { callerId: caller, address: from.visit.address });
      return this.opener.open(caller, from, now);
    });
  }
}
