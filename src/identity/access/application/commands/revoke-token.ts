import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { AccessRegister } from '../ports/access-register.js';
import { TokenMint } from '../../../security/security.js';
import { RevokeAccess } from './revoke-access.js';

/**
 * From the next request on the token is refused; of an OAuth client it is all that the consent gave, or the client would
 * take a new one. For operators. Throws NotFound for a token that we never issued.
 */
export class RevokeToken extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(RevokeToken)
export class RevokeTokenHandler implements ICommandHandler<RevokeToken> {
  constructor(
    private readonly register: AccessRegister,
    private readonly mint: TokenMint,
    private readonly commands: CommandBus,
  ) {}

  async execute({ token }: RevokeToken): Promise<void> {
    const digest = this.mint.digestOf(token);
    const holder = digest === null ? null : await this.register.holderOf(digest);
    if (holder === null) throw new NotFound('There is no such token.');
    await this.commands.execute(new RevokeAccess(holder.caller, holder.ref, null));
  }
}
