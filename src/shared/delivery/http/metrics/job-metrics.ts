import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueue } from '../../../storage/jobs/job-queue.js';
import { Metrics, type Reading } from './metrics.js';

const SECONDS = [0.05, 0.25, 1, 5, 15, 60, 300, 900];

/** How many jobs wait, run and have failed, how long the first has waited, and what became of those that ran here. */
@Injectable()
export class JobMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly jobs: JobQueue,
  ) {}

  onModuleInit(): void {
    const name = 'briefings_job_duration_seconds';
    const help = 'Attempts at jobs by this process, by queue and outcome: done, retried, given_up, handed_back.';
    const seconds = this.metrics.histogram({ name, help, labels: ['queue', 'outcome'] }, SECONDS);
    this.jobs.observe(({ queue, outcome, ms }) => seconds.observe({ queue, outcome }, ms / 1000));
    this.metrics.register('jobs', async () => [await this.queues(), await this.waiting()]);
  }

  private async queues(): Promise<Reading> {
    const values = (await this.jobs.depths()).flatMap(({ queue, ...counts }) =>
      Object.entries(counts).map(([state, value]) => ({ value, labels: { queue, state } })),
    );
    const help = 'Jobs by queue and state, of all processes, as counted every minute; failed ones were given up.';
    return { name: 'briefings_jobs', help, values };
  }

  private async waiting(): Promise<Reading> {
    const values = (await this.jobs.waits()).map(({ queue, ms }) => ({ value: ms / 1000, labels: { queue } }));
    const help = 'How long the job of a queue has waited that could run the longest; 0: none waits.';
    return { name: 'briefings_job_oldest_waiting_seconds', help, values };
  }
}
