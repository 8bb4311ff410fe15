import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { JobQueue } from '../../../../shared/storage/jobs/job-queue.js';
import { PurgeReadyMails } from '../../application/commands/purge-ready-mails.js';

const QUEUE = 'shows.ready-mail-purge';
const DAILY = '23 4 * * *';

@Injectable()
export class ReadyMailPurge implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(QUEUE, async () => {
      await this.commands.execute(new PurgeReadyMails());
    });
    await this.jobs.schedule(QUEUE, DAILY);
  }
}
