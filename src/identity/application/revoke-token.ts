import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../shared/kernel/clock.js';
import { NotFound } from '../../shared/kernel/domain-error.js';
import { TokenMint } from './ports/token-mint.js';
import { TokenStore } from './ports/token-store.js';

/** From the next request on the token is refused. Throws NotFound for one that we never issued. */
export class RevokeToken extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(RevokeToken)
export class RevokeTokenHandler implements ICommandHandler<RevokeToken> {
  constructor(
    private readonly tokens: TokenStore,
    private readonly mint: TokenMint,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: RevokeToken): Promise<void> {
    const digest = this.mint.digestOf(token);
    if (digest === null || !(await this.tokens.revoke(digest, this.clock.now()))) {
      throw new NotFound('There is no such token.');
    }
  }
}
