import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { JobQueue } from '../../../../shared/storage/jobs/job-queue.js';
import { PurgeDeliveries } from '../../application/commands/purge-deliveries.js';

const QUEUE = 'shows.webhook-log-purge';
const HOURLY = '41 * * * *';

@Injectable()
export class DeliveryLogPurge implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(QUEUE, async () => {
      await this.commands.execute(new PurgeDeliveries());
    });
    await this.jobs.schedule(QUEUE, HOURLY);
  }
}
