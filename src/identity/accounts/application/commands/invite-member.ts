import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Language } from '../../../../shared/kernel/language.js';
import type { MadeInvitation, MadeLink } from '../../domain/link.js';
import { emailKey, emailOf, EmailTaken } from '../../domain/member.js';
import { InvitationsClosed } from '../../domain/sign-in.js';
import { OneTimeLinks } from '../one-time-links.js';
import { AccountMail } from '../ports/account-mail.js';
import { CallerStore } from '../ports/caller-store.js';
import { Profiles } from '../ports/profiles.js';
import { SignUpPolicy } from '../ports/sign-up-policy.js';
import { AuditedTransaction } from '../../../security/security.js';

/** Rate limit: each may send a mail. */
export const INVITATIONS = { requests: 60, seconds: 3600, per: 'caller', of: 'admin/invitations/create' } as const;

/** Who invites, by which page. */
export interface Inviting {
  readonly operator: CallerId;
  /** Of the page, for an operator who never chose one. */
  readonly language?: Language;
  /** Of a form: sent twice it makes one invitation. */
  readonly key?: string;
}

/**
 * For an operator to hand over. Good for that e-mail only, and then instead of an older one, or for any (null). Where there
 * is a mail server it goes to that e-mail as well, in the language of the operator. Throws InvitationsClosed, EmailTaken,
 * InvalidFields.
 */
export class InviteMember extends Command<MadeInvitation> {
  constructor(
    readonly email: string | null,
    /** null: on the command line, which hands the link over. */
    readonly by: Inviting | null = null,
  ) {
    super();
  }
}

@CommandHandler(InviteMember)
export class InviteMemberHandler implements ICommandHandler<InviteMember> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly policy: SignUpPolicy,
    private readonly callers: CallerStore,
    private readonly profiles: Profiles,
    private readonly links: OneTimeLinks,
    private readonly mail: AccountMail,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ email: typed, by }: InviteMember): Promise<MadeInvitation> {
    if (this.policy.signUp === 'closed') throw new InvitationsClosed();
    const email = typed === null ? null : emailOf(typed);
    if (email !== null && (await this.callers.memberByEmail(emailKey(email))) !== null) throw new EmailTaken(email);
    const language = by === null ? null : await this.languageOf(by);
    return this.transaction.run(async ({ now, record }) => {
      await record('invitation_made', { operatorId: by?.operator ?? null });
      const link = await this.make(email, by, now);
      const mailed = email !== null && language !== null && this.mail.isOn;
      if (mailed) await this.mail.send({ purpose: 'invitation', token: link.token, language, to: email });
      return { ...link, mailed };
    });
  }

  private async make(email: string | null, by: Inviting | null, now: EpochMs): Promise<MadeLink> {
    const requestKey = by?.key === undefined ? null : `${by.operator} ${by.key}`;
    if (requestKey !== null) await this.links.withdrawInvitationBy(requestKey);
    if (email !== null && by !== null) await this.links.withdrawInvitationOf(email);
    return this.links.make({ purpose: 'invitation', callerId: null, email, mailed: false, requestKey }, now);
  }

  private async languageOf({ operator, language }: Inviting): Promise<Language> {
    const profile = await this.profiles.of(operator);
    return profile.languageChosen || language === undefined ? profile.language : language;
  }
}
