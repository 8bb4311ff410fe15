import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, required, type CliArguments } from '../../../../shared/delivery/cli/cli-command.js';
import { GrantRole } from '../../application/commands/grant-role.js';

@Injectable()
export class GrantRoleCommand extends CliCommand {
  readonly name = 'role:grant';
  readonly usage = '--email E-MAIL --role auditor';
  readonly summary = 'Gives a member a role, from the next request on. Auditors see every history.';
  readonly options = ['email', 'role'];

  constructor(private readonly commands: CommandBus) {
    super();
  }

  async run(args: CliArguments, say: (line: string) => void): Promise<void> {
    await this.commands.execute(new GrantRole(required(args, 'email'), required(args, 'role')));
    say('Granted.');
  }
}
