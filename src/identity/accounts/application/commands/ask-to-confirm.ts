import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { AuditedTransaction, MailThrottle } from '../../../security/security.js';
import { AddressConfirmation } from '../address-confirmation.js';
import { MemberStore } from '../ports/member-store.js';

/** A member is sent a link by which they show that their address is theirs; nobody who has. Throws TooManyAttempts. */
export class AskToConfirm extends Command<void> {
  constructor(
    readonly caller: CallerId,
    /** For those who never chose one. */
    readonly language: Language,
  ) {
    super();
  }
}

@CommandHandler(AskToConfirm)
export class AskToConfirmHandler implements ICommandHandler<AskToConfirm> {
  constructor(
    private readonly members: MemberStore,
    private readonly throttle: MailThrottle,
    private readonly confirmation: AddressConfirmation,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ caller, language }: AskToConfirm): Promise<void> {
    const member = await this.members.get(caller);
    if (member === null || member.confirmedAt !== null) return;
    await this.throttle.countConfirmation(caller);
    await this.transaction.run(({ now }) => this.confirmation.ask(member, language, now));
  }
}
