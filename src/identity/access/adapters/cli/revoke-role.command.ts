import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { requiredText } from '../../../../shared/delivery/cli/parameters.js';
import { RevokeRole } from '../../application/commands/revoke-role.js';

const PARAMETERS = { email: requiredText('E-MAIL'), role: requiredText('auditor|operator') };

@Injectable()
export class RevokeRoleCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'role:revoke';
  readonly summary = 'Takes a role from a member, from the next request on.';
  readonly parameters = PARAMETERS;

  constructor(private readonly commands: CommandBus) {
    super();
  }

  async run({ email, role }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    await this.commands.execute(new RevokeRole(email, role));
    say('Revoked.');
  }
}
