import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CliCommand, required, type CliArguments } from '../../../../shared/delivery/cli/cli-command.js';
import { CreateMember } from '../../application/commands/create-member.js';

@Injectable()
export class CreateMemberCommand extends CliCommand {
  readonly name = 'user:create';
  readonly usage = '--email E-MAIL --name NAME --password PASSWORD';
  readonly summary = 'Creates a member.';
  readonly options = ['email', 'name', 'password'];

  constructor(private readonly commands: CommandBus) {
    super();
  }

  async run(args: CliArguments, say: (line: string) => void): Promise<void> {
    const [email, name, password] = [required(args, 'email'), required(args, 'name'), required(args, 'password')];
    say(await this.commands.execute(new CreateMember(email, name, password)));
  }
}
