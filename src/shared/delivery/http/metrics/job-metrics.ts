import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueue } from '../../../storage/jobs/job-queue.js';
import { Metrics, type Reading } from './metrics.js';

/** How many jobs wait, run and have failed. */
@Injectable()
export class JobMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly jobs: JobQueue,
  ) {}

  onModuleInit(): void {
    this.metrics.register('jobs', () => this.queues());
  }

  private async queues(): Promise<Reading[]> {
    const values = (await this.jobs.depths()).flatMap(({ queue, ...counts }) =>
      Object.entries(counts).map(([state, value]) => ({ value, labels: { queue, state } })),
    );
    const help = 'Jobs by queue and state, of all processes, as counted every minute; failed ones were given up.';
    return [{ name: 'briefings_jobs', help, values }];
  }
}
