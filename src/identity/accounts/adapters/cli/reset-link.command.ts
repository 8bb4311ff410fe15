import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { HttpSettings } from '../../../../config/http-settings.js';
import { CliCommand, type CliValues, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { requiredText } from '../../../../shared/delivery/cli/parameters.js';
import { MakeResetLink } from '../../application/commands/make-reset-link.js';

const PARAMETERS = { email: requiredText('E-MAIL') };

@Injectable()
export class ResetLinkCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'password:link';
  readonly summary = 'Prints a link with which a member chooses a new password: once, within 24 hours.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly commands: CommandBus,
    private readonly config: HttpSettings,
  ) {
    super();
  }

  /** Nothing but the link, so that a script can send it as it is. */
  async run({ email }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const { token } = await this.commands.execute(new MakeResetLink(email));
    say(`${this.config.baseUrl}/reset/${token}`);
  }
}
