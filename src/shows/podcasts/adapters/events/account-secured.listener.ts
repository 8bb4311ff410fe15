import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { HttpSettings } from '../../../../config/http-settings.js';
import type { AccountSecured } from '../../../../identity/events.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { FactListener } from '../../../../shared/storage/jobs/fact-listener.js';
import { JobQueue } from '../../../../shared/storage/jobs/job-queue.js';
import { RenewAllPodcasts } from '../../application/commands/renew-all-podcasts.js';

const LATE = 'shows.podcasts-secured-late';
const LATE_AFTER_SECONDS = 5;
/** Requests of whoever is shut out may be under way at that moment; a person takes longer than that to do anything. */
const UNDER_WAY_MS = 2_000;

/** The addresses that somebody else may know open nothing any more. Once more a little later, for what requests that were under way have made. */
@Injectable()
export class AccountSecuredListener implements OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
    private readonly http: HttpSettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.facts.on<AccountSecured>('identity.AccountSecured', 'shows.podcasts-secured', async (secured) => {
      if (!secured.podcasts) return;
      await this.jobs.send(LATE, secured, {
        key: `${secured.caller} ${secured.securedAt}`,
        delaySeconds: LATE_AFTER_SECONDS,
      });
      await this.renew(secured.caller, secured.securedAt);
    });
    await this.jobs.work<AccountSecured['data']>(LATE, ({ data }) =>
      this.renew(data.caller, data.securedAt + UNDER_WAY_MS),
    );
  }

  private async renew(caller: CallerId, until: EpochMs): Promise<void> {
    await this.commands.execute(new RenewAllPodcasts(caller, until, this.http.baseUrl));
  }
}
