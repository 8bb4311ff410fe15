import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Visit } from '../../../domain/visit.js';
import { LinkUnusable } from '../../domain/sign-in.js';
import { OneTimeLinks } from '../one-time-links.js';
import { MemberStore } from '../ports/member-store.js';

/** Whoever has the link reads the mails of the new address: it is the member's from now on. Throws LinkUnusable. */
export class ConfirmNewEmail extends Command<void> {
  constructor(
    readonly token: string,
    /** null: nobody. */
    readonly signedIn: CallerId | null,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(ConfirmNewEmail)
export class ConfirmNewEmailHandler implements ICommandHandler<ConfirmNewEmail> {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly members: MemberStore,
  ) {}

  async execute({ token, signedIn, visit }: ConfirmNewEmail): Promise<void> {
    const { callerId: caller = null, email = null } = (await this.links.find(token, 'address')) ?? {};
    if (caller === null || email === null) throw new LinkUnusable();
    await this.links.redeem(token, 'address', async ({ now, record }) => {
      await this.members.hold(caller);
      const known = { confirmedAt: now, isOwner: signedIn === caller };
      // Somebody has signed up with it meanwhile.
      if (!(await this.members.setEmail(caller, email, known))) throw new LinkUnusable();
      await record('email_changed', { callerId: caller, address: visit.address });
    });
  }
}
