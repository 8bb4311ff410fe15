import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, required, type CliArguments } from '../../../../shared/delivery/cli/cli-command.js';
import { RevokeToken } from '../../application/commands/revoke-token.js';

@Injectable()
export class RevokeTokenCommand extends CliCommand {
  readonly name = 'token:revoke';
  readonly usage = '--token TOKEN';
  readonly summary = 'Revokes a token: the next request with it is refused.';
  readonly options = ['token'];

  constructor(private readonly commands: CommandBus) {
    super();
  }

  async run(args: CliArguments, say: (line: string) => void): Promise<void> {
    await this.commands.execute(new RevokeToken(required(args, 'token')));
    say('Revoked.');
  }
}
