import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { requiredText } from '../../../../shared/delivery/cli/parameters.js';
import { ReleaseHold } from '../../application/commands/release-hold.js';

const PARAMETERS = { id: requiredText('hld_…') };

@Injectable()
export class ReleaseHoldCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'hold:release';
  readonly summary = 'Releases a legal hold; with the last one of somebody the erasure follows that waited for it.';
  readonly parameters = PARAMETERS;

  constructor(private readonly commands: CommandBus) {
    super();
  }

  async run({ id }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    await this.commands.execute(new ReleaseHold(id, null));
    say('Released.');
  }
}
