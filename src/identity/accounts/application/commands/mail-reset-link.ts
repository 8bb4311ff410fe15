import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountKey } from '../../domain/member.js';
import { AuditedTransaction } from '../../../security/security.js';
import { OneTimeLinks } from '../one-time-links.js';
import { Passwords } from '../passwords.js';
import { AccountMail, type ResetRequest } from '../ports/account-mail.js';
import { CallerStore } from '../ports/caller-store.js';

/** The member with that address is sent a link to a new password; older ones go on, for anybody can ask. Nobody else is sent anything. */
export class MailResetLink extends Command<void> {
  constructor(readonly request: ResetRequest) {
    super();
  }
}

@CommandHandler(MailResetLink)
export class MailResetLinkHandler implements ICommandHandler<MailResetLink> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly callers: CallerStore,
    private readonly passwords: Passwords,
    private readonly links: OneTimeLinks,
    private readonly mail: AccountMail,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ request: { email, visit, language } }: MailResetLink): Promise<void> {
    const callerId = await this.callers.memberByEmail(accountKey(email));
    if (callerId === null || !this.passwords.opens(accountKey(email))) return;
    await this.transaction.run(async ({ now, record }) => {
      const { token } = await this.links.make({ purpose: 'reset', callerId, email: null, mailed: true }, now);
      await record('reset_link_made', { callerId, address: visit.address, detail: 'by e-mail' });
      await this.mail.send({ purpose: 'reset', callerId, token, language });
    });
  }
}
