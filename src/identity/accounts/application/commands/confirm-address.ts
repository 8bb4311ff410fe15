import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Visit } from '../../../domain/visit.js';
import { LinkUnusable } from '../../domain/sign-in.js';
import { AuditedTransaction } from '../../../security/security.js';
import { AddressConfirmation } from '../address-confirmation.js';
import { MemberStore } from '../ports/member-store.js';

/**
 * Whoever has the token reads the mails of its address: it is the member's. Where that member is signed in with the same
 * browser, who reads the mails is also who knows the password. Throws LinkUnusable.
 */
export class ConfirmAddress extends Command<void> {
  constructor(
    readonly token: string,
    /** null: nobody. */
    readonly signedIn: CallerId | null,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(ConfirmAddress)
export class ConfirmAddressHandler implements ICommandHandler<ConfirmAddress> {
  constructor(
    private readonly confirmation: AddressConfirmation,
    private readonly members: MemberStore,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ token, signedIn, visit }: ConfirmAddress): Promise<void> {
    const member = await this.confirmation.memberOf(token);
    if (member === null) throw new LinkUnusable();
    await this.transaction.run(async ({ now, record }) => {
      const isNews = await this.members.confirmAddress(member.id, now);
      if (signedIn === member.id) await this.members.proveOwner(member.id, now);
      if (isNews) await record('address_confirmed', { callerId: member.id, address: visit.address });
    });
  }
}
