import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SecuredAccounts } from '../../../adapters/events/secured-accounts.js';
import { SwitchOffWebhooks } from '../../application/commands/switch-off-webhooks.js';

/** Whoever set webhooks up, or knows their secrets, is told nothing any more and cannot sign. */
@Injectable()
export class AccountSecuredListener implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: SecuredAccounts,
    private readonly commands: CommandBus,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.accounts.on({
      name: 'shows.webhooks-secured',
      concerns: ({ webhooks }) => webhooks,
      secure: (caller, until) => this.commands.execute(new SwitchOffWebhooks(caller, until)),
    });
  }
}
