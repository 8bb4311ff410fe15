import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Language } from '../../../../shared/kernel/language.js';
import type { Browser } from '../../../domain/browser.js';
import { AuditedTransaction, MailThrottle } from '../../../security/security.js';
import { emailKey, emailOf, InvalidFields } from '../../domain/member.js';
import { OneTimeLinks } from '../one-time-links.js';
import { type OwnProof, Passwords, type VerifiedCredentials } from '../passwords.js';
import { AccountMail } from '../ports/account-mail.js';
import { CallerStore } from '../ports/caller-store.js';
import { MemberStore } from '../ports/member-store.js';

export interface EmailChange {
  readonly caller: CallerId;
  readonly email: string;
  readonly proof: OwnProof;
  /** For those who never chose one. */
  readonly language: Language;
}

/**
 * sent: the address changes when the link that went to the new one is opened. It says so too when the address is another
 * member's, who is sent nothing: nobody learns who has an account. changed: there is no mail server.
 */
export type EmailChanged = 'sent' | 'changed';

/**
 * Throws InvalidFields (`email`, `current`, `code`), TooManyAttempts, SignInRefused when the password was changed meanwhile: whoever
 * took the account back keeps its address.
 */
export class ChangeEmail extends Command<EmailChanged> {
  constructor(
    readonly change: EmailChange,
    readonly from: Browser,
  ) {
    super();
  }
}

@CommandHandler(ChangeEmail)
export class ChangeEmailHandler implements ICommandHandler<ChangeEmail> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly callers: CallerStore,
    private readonly members: MemberStore,
    private readonly passwords: Passwords,
    private readonly links: OneTimeLinks,
    private readonly mail: AccountMail,
    private readonly throttle: MailThrottle,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ change, from }: ChangeEmail): Promise<EmailChanged> {
    const email = emailOf(change.email);
    const credentials = await this.passwords.verifyOwn(change.caller, change.proof, from, 'change the e-mail address');
    const verified = { ...credentials, betterHash: null };
    if (!this.mail.isOn) return this.changeNow({ ...change, email }, verified, from);
    await this.throttle.countAddressChange(change.caller, emailKey(email));
    const owner = await this.callers.memberByEmail(emailKey(email));
    if (owner === null || owner === change.caller) await this.sendLink({ ...change, email }, verified);
    return 'sent';
  }

  private async changeNow(
    { caller, email }: EmailChange,
    verified: VerifiedCredentials,
    { visit }: Browser,
  ): Promise<EmailChanged> {
    await this.transaction.run(async ({ record }) => {
      await this.passwords.confirm(verified);
      if (!(await this.members.setEmail(caller, email, null))) throw taken();
      await record('email_changed', { callerId: caller, address: visit.address });
    });
    return 'changed';
  }

  private sendLink({ caller, email, language }: EmailChange, verified: VerifiedCredentials): Promise<void> {
    return this.transaction.run(async ({ now }) => {
      await this.passwords.confirm(verified);
      const { token } = await this.links.make({ purpose: 'address', callerId: caller, email, mailed: true }, now);
      await this.mail.send({ purpose: 'address', callerId: caller, token, language, to: email });
    });
  }
}

const taken = (): InvalidFields =>
  new InvalidFields([{ field: 'email', problem: 'taken', message: 'email must be one that no other member has.' }]);
