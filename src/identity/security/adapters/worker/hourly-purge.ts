import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { JobQueue } from '../../../../shared/storage/jobs/job-queue.js';
import { PurgeExpired } from '../../application/commands/purge-expired.js';

const QUEUE = 'identity.purge';
const HOURLY = '41 * * * *';

@Injectable()
export class HourlyPurge implements OnApplicationBootstrap {
  private readonly logger = new Logger(HourlyPurge.name);

  constructor(
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(QUEUE, ({ signal }) => this.purge(signal));
    await this.jobs.schedule(QUEUE, HOURLY);
  }

  private async purge(signal: AbortSignal): Promise<void> {
    const purged = await this.commands.execute(new PurgeExpired(signal));
    const removed = purged.filter(({ count }) => count > 0).map(({ what, count }) => [what, count]);
    if (removed.length > 0) this.logger.log({ ...Object.fromEntries(removed), msg: 'purged expired rows' });
  }
}
