import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import { JobQueue } from '../../../shared/storage/jobs/job-queue.js';
import { DueFeeds } from '../../application/ports/due-feeds.js';
import { OriginThrottle } from '../../application/ports/origin-throttle.js';

const QUEUE = 'feed.quiet-hosts';
const HOURLY = '23 * * * *';

/**
 * Deletes idle origins, to which look-ups of strangers add, and repairs the dates that a clock which was far ahead for a
 * while has written to origins and feeds.
 */
@Injectable()
export class IdleOriginPurge implements OnApplicationBootstrap {
  constructor(
    private readonly origins: OriginThrottle,
    private readonly due: DueFeeds,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(QUEUE, async () => {
      const now = this.clock.now();
      await this.origins.purgeIdle(now);
      await this.due.repairDates(now);
    });
    await this.jobs.schedule(QUEUE, HOURLY);
  }
}
