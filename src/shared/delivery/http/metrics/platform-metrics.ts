import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProjectionLags } from '../../../storage/projections/projection-lags.js';
import { ParkedHistories } from '../../../storage/projections/parked-histories.js';
import { ProjectionRegistry } from '../../../storage/projections/projection.js';
import { JobQueue } from '../../../storage/jobs/job-queue.js';
import { Metrics, type Reading } from './metrics.js';

/** Metrics of the platform: depths of job queues, lags of projections and what they leave out. */
@Injectable()
export class PlatformMetrics implements OnModuleInit {
  // eslint-disable-next-line max-params
  constructor(
    private readonly metrics: Metrics,
    private readonly jobs: JobQueue,
    private readonly lags: ProjectionLags,
    private readonly registry: ProjectionRegistry,
    private readonly parked: ParkedHistories,
  ) {}

  onModuleInit(): void {
    this.metrics.register('jobs', () => this.queues());
    this.metrics.register('projections', () => this.projections());
    this.metrics.register('parked_histories', () => this.parkedHistories());
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

  private async parkedHistories(): Promise<Reading[]> {
    const counts = await this.parked.counts();
    const values = this.registry
      .all()
      .map(({ name }) => ({ value: counts.get(name) ?? 0, labels: { projection: name } }));
    const help = 'Histories that a projection leaves out from an event on that it cannot project.';
    return [{ name: 'briefings_projection_parked_histories', help, values }];
  }
}
