import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { HttpSettings } from '../../../../config/http-settings.js';
import { CliCommand, type CliArguments } from '../../../../shared/delivery/cli/cli-command.js';
import { InviteMember } from '../../application/commands/invite-member.js';

@Injectable()
export class InviteCommand extends CliCommand {
  readonly name = 'invite:create';
  readonly usage = '[--email E-MAIL]';
  readonly summary = 'Prints a link with which somebody becomes a member: once, within 7 days.';
  readonly options = ['email'];

  constructor(
    private readonly commands: CommandBus,
    private readonly config: HttpSettings,
  ) {
    super();
  }

  /** Nothing but the link, so that a script can send it as it is. */
  async run({ options }: CliArguments, say: (line: string) => void): Promise<void> {
    const { token } = await this.commands.execute(new InviteMember(options['email'] ?? null));
    say(`${this.config.baseUrl}/signup?invitation=${token}`);
  }
}
