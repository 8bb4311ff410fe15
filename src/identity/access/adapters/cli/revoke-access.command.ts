import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { requiredText } from '../../../../shared/delivery/cli/parameters.js';
import { FindPerson } from '../../../accounts/accounts.js';
import { RevokeAccess } from '../../application/commands/revoke-access.js';

const PARAMETERS = { email: requiredText('E-MAIL'), ref: requiredText('REF') };

@Injectable()
export class RevokeAccessCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'access:revoke';
  readonly summary = 'Shuts an agent or client out of an account; REF as access:list prints it.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {
    super();
  }

  async run({ email, ref }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const caller = await this.queries.execute(new FindPerson({ email }));
    await this.commands.execute(new RevokeAccess(caller, ref, null));
    say('Revoked.');
  }
}
