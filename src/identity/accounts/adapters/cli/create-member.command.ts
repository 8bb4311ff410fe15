import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { requiredText } from '../../../../shared/delivery/cli/parameters.js';
import { CreateMember } from '../../application/commands/create-member.js';

const PARAMETERS = { email: requiredText('E-MAIL'), name: requiredText('NAME'), password: requiredText('PASSWORD') };

@Injectable()
export class CreateMemberCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'user:create';
  readonly summary = 'Creates a member.';
  readonly parameters = PARAMETERS;

  constructor(private readonly commands: CommandBus) {
    super();
  }

  async run({ email, name, password }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    say(await this.commands.execute(new CreateMember(email, name, password)));
  }
}
