import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SetupLink } from '../../../../shared/delivery/cli/setup-link.js';
import { MakeSetupLink } from '../../application/commands/make-setup-link.js';

@Injectable()
export class PrintedSetupLink extends SetupLink {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async make(): Promise<string | null> {
    const link = await this.commands.execute(new MakeSetupLink());
    return link === null ? null : `/welcome?setup=${link.token}`;
  }
}
