import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import { JobQueue } from '../../../shared/jobs/job-queue.js';
import { Hosts } from '../../application/ports/hosts.js';

const QUEUE = 'feed.quiet-hosts';
const HOURLY = '23 * * * *';

/** Keeps the list of hosts as short as that of the hosts in use: look-ups of strangers add to it. */
@Injectable()
export class QuietHosts implements OnApplicationBootstrap {
  constructor(
    private readonly hosts: Hosts,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(QUEUE, () => this.hosts.forgetQuiet(this.clock.now()));
    await this.jobs.schedule(QUEUE, HOURLY);
  }
}
