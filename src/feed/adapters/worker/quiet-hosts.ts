import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import { JobQueue } from '../../../shared/storage/jobs/job-queue.js';
import { DueFeeds } from '../../application/ports/due-feeds.js';
import { Hosts } from '../../application/ports/hosts.js';

const QUEUE = 'feed.quiet-hosts';
const HOURLY = '23 * * * *';

/**
 * Keeps the list of hosts as short as that of the hosts in use: look-ups of strangers add to it. And undoes what a clock
 * that was far ahead for a while has said of hosts and feeds.
 */
@Injectable()
export class QuietHosts implements OnApplicationBootstrap {
  constructor(
    private readonly hosts: Hosts,
    private readonly due: DueFeeds,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(QUEUE, async () => {
      const now = this.clock.now();
      await this.hosts.forgetQuiet(now);
      await this.due.bringBack(now);
    });
    await this.jobs.schedule(QUEUE, HOURLY);
  }
}
