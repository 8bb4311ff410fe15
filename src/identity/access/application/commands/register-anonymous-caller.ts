import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { brand } from '../../../../shared/kernel/brand.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { Ids, type CallerId } from '../../../../shared/kernel/identifiers.js';
import { ANONYMOUS_SESSION_MS } from '../../domain/lifetimes.js';
import { SKILL_CLIENT, SKILL_SCOPE } from '../../domain/token.js';
import type { Visit } from '../../../domain/visit.js';
import { AnonymousCallers } from '../ports/anonymous-callers.js';
import { AuditedTransaction, TokenMint } from '../../../security/security.js';

const OF_ANONYMOUS = { client: SKILL_CLIENT, audience: 'api', scopes: [SKILL_SCOPE], grantId: null } as const;

/** The only time that the two secrets are seen. */
export interface AnonymousRegistration {
  readonly callerId: CallerId;
  readonly token: string;
  readonly claimToken: string;
  /** Of both. */
  readonly expiresAt: EpochMs;
  readonly lifetimeMs: number;
}

export class RegisterAnonymousCaller extends Command<AnonymousRegistration> {
  constructor(
    readonly clientName: string | null,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(RegisterAnonymousCaller)
export class RegisterAnonymousCallerHandler implements ICommandHandler<RegisterAnonymousCaller> {
  constructor(
    private readonly callers: AnonymousCallers,
    private readonly mint: TokenMint,
    private readonly ids: Ids,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ clientName, visit }: RegisterAnonymousCaller): Promise<AnonymousRegistration> {
    const callerId = brand<CallerId>(this.ids.next('usr'));
    const session = this.mint.mint();
    const claim = this.mint.mint();
    const lifetimeMs = ANONYMOUS_SESSION_MS;
    return this.transaction.run(async ({ now, record }) => {
      const expiresAt = now + lifetimeMs;
      const lifetime = { issuedAt: now, expiresAt };
      await this.callers.add({
        id: callerId,
        clientName,
        createdAt: now,
        token: { digest: session.digest, callerId, clientName, ...OF_ANONYMOUS, ...lifetime },
        claim: { digest: claim.digest, expiresAt },
      });
      await record('anonymous_registered', { callerId, client: SKILL_CLIENT, address: visit.address });
      return { callerId, token: session.token, claimToken: claim.token, expiresAt, lifetimeMs };
    });
  }
}
