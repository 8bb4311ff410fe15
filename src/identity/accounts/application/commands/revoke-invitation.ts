import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { AuditedTransaction } from '../../../security/security.js';
import { LinkStore } from '../ports/link-store.js';

/** Its link opens nothing any more. Throws NotFound for one that was used, is over or never was. */
export class RevokeInvitation extends Command<void> {
  constructor(
    /** Of `OpenInvitation`. */
    readonly ref: string,
    readonly operator: CallerId,
  ) {
    super();
  }
}

@CommandHandler(RevokeInvitation)
export class RevokeInvitationHandler implements ICommandHandler<RevokeInvitation> {
  constructor(
    private readonly links: LinkStore,
    private readonly transaction: AuditedTransaction,
  ) {}

  execute({ ref, operator }: RevokeInvitation): Promise<void> {
    return this.transaction.run(async ({ record }) => {
      if (!(await this.links.removeInvitation(ref))) throw new NotFound('There is no such invitation any more.');
      await record('invitation_revoked', { operatorId: operator });
    });
  }
}
