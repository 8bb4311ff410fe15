import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../domain/member.js';
import { AuditedTransaction } from '../../../security/security.js';
import { OneTimeLinks } from '../one-time-links.js';
import type { InvitationLetter, Letter, MemberLetter } from '../ports/account-mail.js';
import { DeactivationStore } from '../ports/deactivation-store.js';
import { type AddressedLetter, LetterCarrier } from '../ports/letter-carrier.js';
import { MemberStore } from '../ports/member-store.js';
import { Profiles } from '../ports/profiles.js';

/** Throws when it is to be tried again. A letter that is of no use any more is not sent. */
export class SendLetter extends Command<void> {
  constructor(
    readonly letter: Letter,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@CommandHandler(SendLetter)
export class SendLetterHandler implements ICommandHandler<SendLetter> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly members: MemberStore,
    private readonly deactivations: DeactivationStore,
    private readonly profiles: Profiles,
    private readonly links: OneTimeLinks,
    private readonly carrier: LetterCarrier,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ letter, signal }: SendLetter): Promise<void> {
    const addressed = letter.purpose === 'invitation' ? await this.invitation(letter) : await this.toMember(letter);
    if (addressed === null) return;
    const delivery = await this.carrier.deliver(addressed, signal);
    if (delivery.outcome === 'taken') return;
    const callerId = letter.purpose === 'invitation' ? null : letter.callerId;
    const detail = `${letter.purpose}: ${delivery.reason}`;
    await this.transaction.run(({ record }) => record('mail_refused', { callerId, detail }));
  }

  /** null: it was taken back, or used. */
  private async invitation(letter: InvitationLetter): Promise<AddressedLetter | null> {
    return (await this.links.find(letter.token, 'invitation')) === null ? null : letter;
  }

  /** null: there is no such member, they are shut out, or it opens nothing any more. */
  private async toMember(letter: MemberLetter): Promise<AddressedLetter | null> {
    const member = await this.members.get(letter.callerId);
    if (member === null || (await this.deactivations.has(member.id))) return null;
    if (!(await this.isOfUse(letter, member))) return null;
    const profile = await this.profiles.of(member.id);
    const language = profile.languageChosen ? profile.language : letter.language;
    return { ...letter, to: letter.to ?? member.email, language };
  }

  private async isOfUse({ purpose, token }: MemberLetter, { confirmedAt }: Member): Promise<boolean> {
    if (purpose === 'factorReset') return confirmedAt !== null;
    return purpose === 'confirmation' ? confirmedAt === null : (await this.links.find(token, purpose)) !== null;
  }
}
