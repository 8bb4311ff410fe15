import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Visit } from '../../../domain/visit.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Language } from '../../../../shared/kernel/language.js';
import type { Member } from '../../domain/member.js';
import { LinkUnusable } from '../../domain/sign-in.js';
import { OneTimeLinks } from '../one-time-links.js';
import { AccountMail } from '../ports/account-mail.js';
import { MemberStore } from '../ports/member-store.js';

/**
 * Whoever has the link reads the mails of the new address: it is the member's from now on, and the old one is told. Throws
 * LinkUnusable.
 */
export class ConfirmNewEmail extends Command<void> {
  constructor(
    readonly token: string,
    /** null: nobody. */
    readonly signedIn: CallerId | null,
    readonly visit: Visit,
    /** Of the page, for a member who never chose one. */
    readonly language: Language,
  ) {
    super();
  }
}

@CommandHandler(ConfirmNewEmail)
export class ConfirmNewEmailHandler implements ICommandHandler<ConfirmNewEmail> {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly members: MemberStore,
    private readonly mail: AccountMail,
  ) {}

  async execute({ token, signedIn, visit, language }: ConfirmNewEmail): Promise<void> {
    const { callerId: caller = null, email = null } = (await this.links.find(token, 'address')) ?? {};
    if (caller === null || email === null) throw new LinkUnusable();
    await this.links.redeem(token, 'address', async ({ now, record }) => {
      await this.members.hold(caller);
      const before = await this.members.get(caller);
      const known = { confirmedAt: now, isOwner: signedIn === caller };
      // Somebody has signed up with it meanwhile.
      if (!(await this.members.setEmail(caller, email, known))) throw new LinkUnusable();
      await record('email_changed', { callerId: caller, address: visit.address });
      if (before !== null) await this.tell(before, language, now);
    });
  }

  /** The address of before, with a way back. Not one that nobody has shown to be theirs: we write to nobody of that. */
  private async tell({ id, email, confirmedAt }: Member, language: Language, now: EpochMs): Promise<void> {
    if (confirmedAt === null) return;
    const { token } = await this.links.make({ purpose: 'return', callerId: id, email, mailed: true }, now);
    await this.mail.send({ purpose: 'return', callerId: id, token, language, to: email });
  }
}
