import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { requiredText } from '../../../../shared/delivery/cli/parameters.js';
import { GrantRole } from '../../application/commands/grant-role.js';

const PARAMETERS = { email: requiredText('E-MAIL'), role: requiredText('auditor|operator') };

@Injectable()
export class GrantRoleCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'role:grant';
  readonly summary =
    'Gives a member a role, from the next request on. Auditors see every history, operators the pages of /admin.';
  readonly parameters = PARAMETERS;

  constructor(private readonly commands: CommandBus) {
    super();
  }

  async run({ email, role }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    await this.commands.execute(new GrantRole(email, role));
    say('Granted.');
  }
}
