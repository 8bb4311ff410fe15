import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Visit } from '../../../domain/visit.js';
import { SessionStore } from '../ports/session-store.js';
import { AuditedTransaction, TokenMint } from '../../../security/security.js';

/** Ends the session, here and now. One that has ended stays so. */
export class SignOut extends Command<void> {
  constructor(
    readonly sessionToken: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(
    private readonly sessions: SessionStore,
    private readonly mint: TokenMint,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ sessionToken, visit }: SignOut): Promise<void> {
    const digest = this.mint.digestOf(sessionToken);
    if (digest === null) return;
    await this.transaction.run(async ({ record }) => {
      const callerId = await this.sessions.end(digest);
      if (callerId !== null) await record('signed_out', { callerId, address: visit.address });
    });
  }
}
