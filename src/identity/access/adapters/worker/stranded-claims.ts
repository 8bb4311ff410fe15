import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { JobQueue } from '../../../../shared/storage/jobs/job-queue.js';
import { CompleteStrandedClaims } from '../../application/commands/complete-stranded-claims.js';

const QUEUE = 'identity.stranded-claims';

/** Jobs are tried for about an hour; this goes on for as long as it takes. */
@Injectable()
export class StrandedClaims implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(QUEUE, () => this.commands.execute(new CompleteStrandedClaims()));
    await this.jobs.schedule(QUEUE, '*/10 * * * *');
  }
}
