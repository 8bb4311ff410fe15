import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { HttpSettings } from '../../../../config/http-settings.js';
import { CliCommand, type CliValues, type Say } from '../../../../shared/delivery/cli/cli-command.js';
import { text } from '../../../../shared/delivery/cli/parameters.js';
import { InviteMember } from '../../application/commands/invite-member.js';

const PARAMETERS = { email: text('E-MAIL') };

@Injectable()
export class InviteCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'invite:create';
  readonly summary = 'Prints a link with which somebody becomes a member: once, within 7 days.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly commands: CommandBus,
    private readonly config: HttpSettings,
  ) {
    super();
  }

  /** Nothing but the link, so that a script can send it as it is. */
  async run({ email }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const { token } = await this.commands.execute(new InviteMember(email ?? null));
    say(`${this.config.baseUrl}/signup?invitation=${token}`);
  }
}
