import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { HttpSettings } from '../../../../config/http-settings.js';
import { CliCommand, required, type CliArguments } from '../../../../shared/delivery/cli/cli-command.js';
import { MakeResetLink } from '../../application/commands/make-reset-link.js';

@Injectable()
export class ResetLinkCommand extends CliCommand {
  readonly name = 'password:link';
  readonly usage = '--email E-MAIL';
  readonly summary = 'Prints a link with which a member chooses a new password: once, within 24 hours.';
  readonly options = ['email'];

  constructor(
    private readonly commands: CommandBus,
    private readonly config: HttpSettings,
  ) {
    super();
  }

  /** Nothing but the link, so that a script can send it as it is. */
  async run(args: CliArguments, say: (line: string) => void): Promise<void> {
    const { token } = await this.commands.execute(new MakeResetLink(required(args, 'email')));
    say(`${this.config.baseUrl}/reset/${token}`);
  }
}
