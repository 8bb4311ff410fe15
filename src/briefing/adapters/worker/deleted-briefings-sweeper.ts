import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { JobQueue } from '../../../shared/storage/jobs/job-queue.js';
import { EraseDeletedBriefings } from '../../application/commands/erase-deleted-briefings.js';

const QUEUE = 'briefing.deleted-briefings';

/** Deleted briefings end once an hour, on one of the machines. */
@Injectable()
export class DeletedBriefingsSweeper implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(QUEUE, () => this.commands.execute(new EraseDeletedBriefings()));
    await this.jobs.schedule(QUEUE, '23 * * * *');
  }
}
