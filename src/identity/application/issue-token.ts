import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../shared/kernel/clock.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { SKILL_SESSION_MS } from '../domain/lifetimes.js';
import { emailKey, emailOf, NoSuchMember } from '../domain/member.js';
import { CallerStore } from './ports/caller-store.js';
import { TokenMint } from './ports/token-mint.js';
import { TokenStore } from './ports/token-store.js';

export interface IssuedToken {
  readonly callerId: CallerId;
  /** The only time that it is seen. */
  readonly token: string;
  readonly expiresAt: EpochMs;
}

/** A Skill Session for a member, without signing in: for operators and automation. */
export class IssueToken extends Command<IssuedToken> {
  constructor(readonly email: string) {
    super();
  }
}

@CommandHandler(IssueToken)
export class IssueTokenHandler implements ICommandHandler<IssueToken> {
  constructor(
    private readonly callers: CallerStore,
    private readonly tokens: TokenStore,
    private readonly mint: TokenMint,
    private readonly clock: Clock,
  ) {}

  async execute(command: IssueToken): Promise<IssuedToken> {
    const email = emailOf(command.email);
    const callerId = await this.callers.memberByEmail(emailKey(email));
    if (callerId === null) throw new NoSuchMember(email);
    const { token, digest } = this.mint.mint();
    const issuedAt = this.clock.now();
    const expiresAt = issuedAt + SKILL_SESSION_MS;
    await this.tokens.add({ digest, callerId, issuedAt, expiresAt });
    return { callerId, token, expiresAt };
  }
}
