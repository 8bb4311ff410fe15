import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { MadeLink } from '../../domain/link.js';
import { OneTimeLinks } from '../one-time-links.js';
import { Passwords } from '../passwords.js';
import { MemberLookup } from '../member-lookup.js';
import { AuditedTransaction } from '../../../security/security.js';

/** For an operator to hand over: whoever has it chooses a new password. An older one of an operator ends. Throws NoSuchMember, PasswordsAreOff. */
export class MakeResetLink extends Command<MadeLink> {
  constructor(
    readonly email: string,
    /** null: on the command line. */
    readonly operator: CallerId | null = null,
  ) {
    super();
  }
}

@CommandHandler(MakeResetLink)
export class MakeResetLinkHandler implements ICommandHandler<MakeResetLink> {
  constructor(
    private readonly members: MemberLookup,
    private readonly passwords: Passwords,
    private readonly links: OneTimeLinks,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute(command: MakeResetLink): Promise<MadeLink> {
    const callerId = await this.members.idOf(command.email);
    await this.passwords.assertSignsIn(callerId);
    return this.transaction.run(async ({ now, record }) => {
      await record('reset_link_made', { callerId, operatorId: command.operator });
      return this.links.make({ purpose: 'reset', callerId, email: null, mailed: false }, now);
    });
  }
}
