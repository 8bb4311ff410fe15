import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import { JobQueue } from '../../../shared/storage/jobs/job-queue.js';
import { DueShows } from '../../application/ports/due-shows.js';

const QUEUE = 'shows.wrong-clock';
const HOURLY = '41 * * * *';

/** Shows and episodes that a clock which was wrong has put far into the future are looked after again. */
@Injectable()
export class WrongClockRepair implements OnApplicationBootstrap {
  constructor(
    private readonly due: DueShows,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(QUEUE, () => this.due.repairDates(this.clock.now()));
    await this.jobs.schedule(QUEUE, HOURLY);
  }
}
