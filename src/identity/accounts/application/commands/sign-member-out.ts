import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { AuditedTransaction } from '../../../security/security.js';
import { SessionStore } from '../ports/session-store.js';

/** An operator signs a member out in every browser; returns in how many. Agents go on. */
export class SignMemberOut extends Command<number> {
  constructor(
    readonly member: CallerId,
    readonly operator: CallerId,
  ) {
    super();
  }
}

@CommandHandler(SignMemberOut)
export class SignMemberOutHandler implements ICommandHandler<SignMemberOut> {
  constructor(
    private readonly sessions: SessionStore,
    private readonly transaction: AuditedTransaction,
  ) {}

  execute({ member, operator }: SignMemberOut): Promise<number> {
    return this.transaction.run(async ({ record }) => {
      const ended = await this.sessions.endAll(member, null);
      const about = { callerId: member, operatorId: operator, detail: `everywhere: ${ended}` };
      if (ended > 0) await record('signed_out', about);
      return ended;
    });
  }
}
