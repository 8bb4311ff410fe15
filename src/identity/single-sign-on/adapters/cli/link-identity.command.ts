import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { requiredText } from '../../../../shared/delivery/cli/parameters.js';
import { LinkIdentity } from '../../application/commands/link-identity.js';

const PARAMETERS = { email: requiredText('E-MAIL'), issuer: requiredText('URL'), subject: requiredText('SUB') };

@Injectable()
export class LinkIdentityCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'identity:link';
  readonly summary =
    'Connects a member with who they are at an issuer of OpenID Connect: from then on it signs them in.';
  readonly parameters = PARAMETERS;

  constructor(private readonly commands: CommandBus) {
    super();
  }

  async run({ email, issuer, subject }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    await this.commands.execute(new LinkIdentity(email, issuer, subject));
    say(`${email} is signed in by ${issuer} as ${subject}.`);
  }
}
