import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { JobQueue } from '../../../shared/storage/jobs/job-queue.js';
import { RenewHubSubscriptions } from '../../application/commands/renew-hub-subscriptions.js';

const QUEUE = 'feed.hubs';
const EVERY_MINUTE = '* * * * *';

/** A run takes at most a minute; the next one continues. */
@Injectable()
export class HubRenewal implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const renew = ({ signal }: { readonly signal: AbortSignal }) =>
      this.commands.execute(new RenewHubSubscriptions(signal));
    await this.jobs.work(QUEUE, renew, { retryLimit: 0 });
    await this.jobs.schedule(QUEUE, EVERY_MINUTE);
  }
}
