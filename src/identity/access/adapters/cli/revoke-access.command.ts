import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CliCommand, required, type CliArguments } from '../../../../shared/delivery/cli/cli-command.js';
import { FindPerson } from '../../../accounts/application/queries/find-person.js';
import { RevokeAccess } from '../../application/commands/revoke-access.js';

@Injectable()
export class RevokeAccessCommand extends CliCommand {
  readonly name = 'access:revoke';
  readonly usage = '--email E-MAIL --ref REF';
  readonly summary = 'Shuts an agent or client out of an account; REF as access:list prints it.';
  readonly options = ['email', 'ref'];

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {
    super();
  }

  async run(args: CliArguments, say: (line: string) => void): Promise<void> {
    const [email, ref] = [required(args, 'email'), required(args, 'ref')];
    const caller = await this.queries.execute(new FindPerson({ email }));
    await this.commands.execute(new RevokeAccess(caller, ref, null));
    say('Revoked.');
  }
}
