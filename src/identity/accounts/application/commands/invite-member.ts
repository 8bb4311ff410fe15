import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { MadeLink } from '../../domain/link.js';
import { emailKey, emailOf, EmailTaken } from '../../domain/member.js';
import { InvitationsClosed } from '../../domain/sign-in.js';
import { OneTimeLinks } from '../one-time-links.js';
import { CallerStore } from '../ports/caller-store.js';
import { SignUpPolicy } from '../ports/sign-up-policy.js';
import { AuditedTransaction } from '../../../security/security.js';

/**
 * For an operator to hand over. Good for that e-mail only, and then instead of an older one, or for any (null). Throws InvitationsClosed, EmailTaken, InvalidFields.
 */
export class InviteMember extends Command<MadeLink> {
  constructor(
    readonly email: string | null,
    /** null: on the command line. */
    readonly operator: CallerId | null = null,
  ) {
    super();
  }
}

@CommandHandler(InviteMember)
export class InviteMemberHandler implements ICommandHandler<InviteMember> {
  constructor(
    private readonly policy: SignUpPolicy,
    private readonly callers: CallerStore,
    private readonly links: OneTimeLinks,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute(command: InviteMember): Promise<MadeLink> {
    if (this.policy.signUp === 'closed') throw new InvitationsClosed();
    const email = command.email === null ? null : emailOf(command.email);
    if (email !== null && (await this.callers.memberByEmail(emailKey(email))) !== null) throw new EmailTaken(email);
    return this.transaction.run(async ({ now, record }) => {
      await record('invitation_made', { operatorId: command.operator });
      if (email !== null && command.operator !== null) await this.links.withdrawInvitationOf(email);
      return this.links.make({ purpose: 'invitation', callerId: null, email, mailed: false }, now);
    });
  }
}
