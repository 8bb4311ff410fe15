import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { brand } from '../../shared/kernel/brand.js';
import { Clock, type EpochMs } from '../../shared/kernel/clock.js';
import { Ids, type CallerId } from '../../shared/kernel/identifiers.js';
import { ANONYMOUS_SESSION_MS } from '../domain/lifetimes.js';
import { CallerStore } from './ports/caller-store.js';
import { TokenMint } from './ports/token-mint.js';

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
  constructor(readonly clientName: string | null) {
    super();
  }
}

@CommandHandler(RegisterAnonymousCaller)
export class RegisterAnonymousCallerHandler implements ICommandHandler<RegisterAnonymousCaller> {
  constructor(
    private readonly callers: CallerStore,
    private readonly mint: TokenMint,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ clientName }: RegisterAnonymousCaller): Promise<AnonymousRegistration> {
    const id = brand<CallerId>(this.ids.next('usr'));
    const now = this.clock.now();
    const expiresAt = now + ANONYMOUS_SESSION_MS;
    const session = this.mint.mint();
    const claim = this.mint.mint();
    await this.callers.addAnonymous({
      id,
      clientName,
      createdAt: now,
      token: { digest: session.digest, callerId: id, issuedAt: now, expiresAt },
      claim: { digest: claim.digest, expiresAt },
    });
    return {
      callerId: id,
      token: session.token,
      claimToken: claim.token,
      expiresAt,
      lifetimeMs: ANONYMOUS_SESSION_MS,
    };
  }
}
