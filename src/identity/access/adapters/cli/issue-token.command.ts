import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, required, type CliArguments } from '../../../../shared/delivery/cli/cli-command.js';
import { IssueToken } from '../../application/commands/issue-token.js';

@Injectable()
export class IssueTokenCommand extends CliCommand {
  readonly name = 'token:create';
  readonly usage = '--email E-MAIL';
  readonly summary = 'Prints a new Skill Session token of a member, valid for 30 days.';
  readonly options = ['email'];

  constructor(private readonly commands: CommandBus) {
    super();
  }

  /** Nothing but the token, so that a script can take it as it is. */
  async run(args: CliArguments, say: (line: string) => void): Promise<void> {
    const { token } = await this.commands.execute(new IssueToken(required(args, 'email')));
    say(token);
  }
}
