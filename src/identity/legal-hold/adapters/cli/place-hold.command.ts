import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { Members } from '../../../../shared/delivery/cli/members.js';
import { either, requiredText, text } from '../../../../shared/delivery/cli/parameters.js';
import { PlaceHold } from '../../application/commands/place-hold.js';

const PARAMETERS = {
  person: either({ email: text('E-MAIL'), caller: text('usr_…') }, 'Who? Give either --email or --caller.'),
  reason: requiredText('TEXT'),
};

@Injectable()
export class PlaceHoldCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'hold:place';
  readonly summary = 'Puts the records of somebody on legal hold: nothing of them is destroyed until it is released.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly commands: CommandBus,
    private readonly members: Members,
  ) {
    super();
  }

  async run({ person, reason }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const caller = 'email' in person ? (await this.members.byEmail(person.email)).id : person.caller;
    const { id } = await this.commands.execute(new PlaceHold(caller, reason, null));
    say(`Placed on ${caller}: ${id}`);
  }
}
