import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ParkedHistories } from '../../../storage/projections/parked-histories.js';
import { ProjectionLags } from '../../../storage/projections/projection-lags.js';
import { ProjectionRegistry } from '../../../storage/projections/projection.js';
import { Metrics, type Reading } from './metrics.js';

/** How far projections are behind, and what they leave out. */
@Injectable()
export class ProjectionMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly lags: ProjectionLags,
    private readonly registry: ProjectionRegistry,
    private readonly parked: ParkedHistories,
  ) {}

  onModuleInit(): void {
    this.metrics.register('projections', () => this.projections());
    this.metrics.register('parked_histories', () => this.parkedHistories());
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
