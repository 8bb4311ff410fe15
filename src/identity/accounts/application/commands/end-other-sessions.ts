import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Visit } from '../../../domain/visit.js';
import { SessionStore } from '../ports/session-store.js';
import { AuditedTransaction, TokenMint } from '../../../security/security.js';

/** Signs out everywhere but in the session that asks; returns how many sessions ended. */
export class EndOtherSessions extends Command<number> {
  constructor(
    readonly caller: CallerId,
    readonly sessionToken: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(EndOtherSessions)
export class EndOtherSessionsHandler implements ICommandHandler<EndOtherSessions> {
  constructor(
    private readonly sessions: SessionStore,
    private readonly mint: TokenMint,
    private readonly transaction: AuditedTransaction,
  ) {}

  execute({ caller, sessionToken, visit }: EndOtherSessions): Promise<number> {
    return this.transaction.run(async ({ record }) => {
      const ended = await this.sessions.endAll(caller, this.mint.digestOf(sessionToken));
      const about = { callerId: caller, address: visit.address, detail: `everywhere else: ${ended}` };
      if (ended > 0) await record('signed_out', about);
      return ended;
    });
  }
}
