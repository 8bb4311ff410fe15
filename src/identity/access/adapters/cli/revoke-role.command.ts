import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, required, type CliArguments } from '../../../../shared/delivery/cli/cli-command.js';
import { RevokeRole } from '../../application/commands/revoke-role.js';

@Injectable()
export class RevokeRoleCommand extends CliCommand {
  readonly name = 'role:revoke';
  readonly usage = '--email E-MAIL --role auditor';
  readonly summary = 'Takes a role from a member, from the next request on.';
  readonly options = ['email', 'role'];

  constructor(private readonly commands: CommandBus) {
    super();
  }

  async run(args: CliArguments, say: (line: string) => void): Promise<void> {
    await this.commands.execute(new RevokeRole(required(args, 'email'), required(args, 'role')));
    say('Revoked.');
  }
}
