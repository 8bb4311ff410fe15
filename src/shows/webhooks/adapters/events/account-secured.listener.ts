import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { AccountSecured } from '../../../../identity/events.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { FactListener } from '../../../../shared/storage/jobs/fact-listener.js';
import { JobQueue } from '../../../../shared/storage/jobs/job-queue.js';
import { SwitchOffWebhooks } from '../../application/commands/switch-off-webhooks.js';

const LATE = 'shows.webhooks-secured-late';
const LATE_AFTER_SECONDS = 5;
/** Requests of whoever is shut out may be under way at that moment; a person takes longer than that to do anything. */
const UNDER_WAY_MS = 2_000;

/** Whoever set webhooks up, or knows their secrets, is told nothing any more and cannot sign. Once more a little later, for what requests that were under way have made. */
@Injectable()
export class AccountSecuredListener implements OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.facts.on<AccountSecured>('identity.AccountSecured', 'shows.webhooks-secured', async (secured) => {
      if (!secured.webhooks) return;
      await this.jobs.send(LATE, secured, {
        key: `${secured.caller} ${secured.securedAt}`,
        delaySeconds: LATE_AFTER_SECONDS,
      });
      await this.switchOff(secured.caller, secured.securedAt);
    });
    await this.jobs.work<AccountSecured['data']>(LATE, ({ data }) =>
      this.switchOff(data.caller, data.securedAt + UNDER_WAY_MS),
    );
  }

  private async switchOff(caller: CallerId, until: EpochMs): Promise<void> {
    await this.commands.execute(new SwitchOffWebhooks(caller, until));
  }
}
