import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { requiredText } from '../../../../shared/delivery/cli/parameters.js';
import { RevokeToken } from '../../application/commands/revoke-token.js';

const PARAMETERS = { token: requiredText('TOKEN') };

@Injectable()
export class RevokeTokenCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'token:revoke';
  readonly summary = 'Revokes a token: the next request with it is refused.';
  readonly parameters = PARAMETERS;

  constructor(private readonly commands: CommandBus) {
    super();
  }

  async run({ token }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    await this.commands.execute(new RevokeToken(token));
    say('Revoked.');
  }
}
