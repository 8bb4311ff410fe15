import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Visit } from '../../../domain/visit.js';
import { LINK_MS, type MadeLink } from '../../domain/link.js';
import { LinkUnusable } from '../../domain/sign-in.js';
import { CredentialRevocation } from '../credential-revocation.js';
import { OneTimeLinks } from '../one-time-links.js';
import { Passwords } from '../passwords.js';
import { SecondFactors } from '../ports/second-factors.js';
import { MemberStore } from '../ports/member-store.js';

/**
 * Whoever reads the mails of the address of before has not changed it: the account has it again, nobody and nothing is
 * signed in, no password opens it, a second factor that was set up since then is gone, and the link that comes back is for choosing one. Links to addresses of later end;
 * those of earlier ones stay, for whoever had the account before. Throws LinkUnusable, also where somebody else has made
 * an account with that address.
 */
export class TakeAccountBack extends Command<MadeLink> {
  constructor(
    readonly token: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(TakeAccountBack)
export class TakeAccountBackHandler implements ICommandHandler<TakeAccountBack> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly links: OneTimeLinks,
    private readonly members: MemberStore,
    private readonly passwords: Passwords,
    private readonly revocation: CredentialRevocation,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ token, visit }: TakeAccountBack): Promise<MadeLink> {
    const link = await this.links.find(token, 'return');
    const { callerId: caller = null, email = null } = link ?? {};
    if (link === null || caller === null || email === null) throw new LinkUnusable();
    const unknown = await this.passwords.hashOfNone();
    return this.links.redeem(token, 'return', async (context) => {
      const { now, record } = context;
      await this.passwords.set(caller, unknown);
      // Whose they are shows when they choose a password: then podcast addresses and webhooks of before end, too.
      const known = { confirmedAt: now, isOwner: false };
      if (!(await this.members.setEmail(caller, email, known))) throw new LinkUnusable();
      await this.links.withdrawReturnsSince(caller, link.expiresAt);
      await this.revocation.revokeAll(caller, now);
      // What was set up after the address had been changed is theirs who changed it.
      await this.factors.removeSince(caller, link.expiresAt - LINK_MS.return, context);
      await record('email_changed', { callerId: caller, address: visit.address, detail: 'taken back' });
      return this.links.make({ purpose: 'reset', callerId: caller, email: null, mailed: true }, now);
    });
  }
}
