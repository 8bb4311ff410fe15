import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { requiredText } from '../../../../shared/delivery/cli/parameters.js';
import { MemberLookup } from '../../../accounts/accounts.js';
import { ResetSecondFactor } from '../../application/commands/reset-second-factor.js';

const PARAMETERS = { email: requiredText('E-MAIL') };

@Injectable()
export class ResetSecondFactorCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'second-factor:reset';
  readonly summary = 'Removes the second factor of a member who has lost it, with the recovery codes.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly commands: CommandBus,
    private readonly members: MemberLookup,
  ) {
    super();
  }

  async run({ email }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const had = await this.commands.execute(new ResetSecondFactor(await this.members.idOf(email), null));
    say(had ? 'The password is enough from now on.' : 'There was no second factor.');
  }
}
