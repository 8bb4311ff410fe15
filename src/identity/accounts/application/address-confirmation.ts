import { Injectable } from '@nestjs/common';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import type { Language } from '../../../shared/kernel/language.js';
import { CONFIRMATION_MS } from '../domain/link.js';
import type { Member } from '../domain/member.js';
import { AccountMail } from './ports/account-mail.js';
import { ConfirmationTokens } from './ports/confirmation-tokens.js';
import { MemberStore } from './ports/member-store.js';

/** How members show that the address of their account is theirs: by a link that is sent there. */
@Injectable()
export class AddressConfirmation {
  constructor(
    private readonly tokens: ConfirmationTokens,
    private readonly mail: AccountMail,
    private readonly members: MemberStore,
    private readonly clock: Clock,
  ) {}

  /** Nothing where there is no mail server. Joins an open unit of work. */
  async ask({ id, email }: Pick<Member, 'id' | 'email'>, language: Language, now: EpochMs): Promise<void> {
    if (!this.mail.isOn) return;
    const token = await this.tokens.make(id, email, now + CONFIRMATION_MS);
    await this.mail.send({ purpose: 'confirmation', callerId: id, token, language });
  }

  /** Whose address the token was sent to; null: it is too old, or they have another address by now, or are gone. */
  async memberOf(token: string): Promise<Member | null> {
    const confirmation = await this.tokens.read(token);
    if (confirmation === null || confirmation.expiresAt <= this.clock.now()) return null;
    const member = await this.members.get(confirmation.callerId);
    return member !== null && confirmation.isFor(member.email) ? member : null;
  }
}
