import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { HttpSettings } from '../../../../config/http-settings.js';
import { SecuredAccounts } from '../../../adapters/events/secured-accounts.js';
import { RenewAllPodcasts } from '../../application/commands/renew-all-podcasts.js';

/** The addresses that somebody else may know open nothing any more. */
@Injectable()
export class AccountSecuredListener implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: SecuredAccounts,
    private readonly commands: CommandBus,
    private readonly http: HttpSettings,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.accounts.on({
      name: 'shows.podcasts-secured',
      concerns: ({ podcasts }) => podcasts,
      secure: (caller, until) => this.commands.execute(new RenewAllPodcasts(caller, until, this.http.baseUrl)),
    });
  }
}
