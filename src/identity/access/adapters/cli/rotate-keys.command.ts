import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { RotateKeys } from '../../application/commands/rotate-keys.js';

@Injectable()
export class RotateKeysCommand extends CliCommand {
  readonly name = 'keys:rotate';
  readonly summary = 'Makes a new signing key of the authorization server; all nodes change over within minutes.';
  readonly parameters = {};

  constructor(private readonly commands: CommandBus) {
    super();
  }

  async run(_: object, say: Say): Promise<void> {
    say(`Key ${await this.commands.execute(new RotateKeys())} is published now, signs in two minutes, and`);
    say('the one before it stays published for a day, for what it has signed.');
  }
}
