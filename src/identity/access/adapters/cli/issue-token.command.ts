import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { flag, requiredText } from '../../../../shared/delivery/cli/parameters.js';
import { IssueToken } from '../../application/commands/issue-token.js';

const PARAMETERS = { email: requiredText('E-MAIL'), admin: flag() };

@Injectable()
export class IssueTokenCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'token:create';
  readonly summary =
    'Prints a new Skill Session token of a member, valid for 30 days: for their own things; --admin: for admin/… too, while they are an operator.';
  readonly parameters = PARAMETERS;

  constructor(private readonly commands: CommandBus) {
    super();
  }

  /** Nothing but the token, so that a script can take it as it is. */
  async run({ email, admin }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const { token } = await this.commands.execute(new IssueToken(email, admin));
    say(token);
  }
}
