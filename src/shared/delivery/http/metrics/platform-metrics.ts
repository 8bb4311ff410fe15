import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProjectionLags } from '../../../storage/eventstore/projection-lags.js';
import { JobQueue } from '../../../storage/jobs/job-queue.js';
import { Metrics, type Reading } from './metrics.js';

/** Metrics of the platform: depths of job queues and lags of projections. */
@Injectable()
export class PlatformMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly jobs: JobQueue,
    private readonly lags: ProjectionLags,
  ) {}

  onModuleInit(): void {
    this.metrics.register('jobs', () => this.queues());
    this.metrics.register('projections', () => this.projections());
  }

  private async queues(): Promise<Reading[]> {
    const values = (await this.jobs.depths()).flatMap(({ queue, ...counts }) =>
      Object.entries(counts).map(([state, value]) => ({ value, labels: { queue, state } })),
    );
    const help = 'Jobs by queue and state, of all processes, as counted every minute; failed ones were given up.';
    return [{ name: 'briefings_jobs', help, values }];
  }

  private async projections(): Promise<Reading[]> {
    const values = (await this.lags.read()).map(({ projection, behindMs }) => {
      return { value: behindMs / 1000, labels: { projection } };
    });
    const help = 'Age of the oldest event that a projection has not seen yet; 0: none waits.';
    return [{ name: 'briefings_projection_lag_seconds', help, values }];
  }
}
