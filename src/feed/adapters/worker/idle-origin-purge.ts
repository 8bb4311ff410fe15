import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import { JobQueue } from '../../../shared/storage/jobs/job-queue.js';
import { DueFeeds } from '../../application/ports/due-feeds.js';
import { OriginThrottle } from '../../application/ports/origin-throttle.js';

const QUEUE = 'feed.quiet-hosts';
const HOURLY = '23 * * * *';

/**
 * Purges rows of idle origins, which every look-up adds to, and corrects dates in origins and feeds that a wrong clock
 * has written.
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
