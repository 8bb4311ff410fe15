import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HealthChecks } from '../health/health-checks.js';
import { Metrics, type Reading } from './metrics.js';

/** Sooner than a source of metrics is given up: a part that does not answer is then known to be away. */
const WITHIN_MS = 1_500;

/** What /readyz says of each part that this process stands on. */
@Injectable()
export class PartMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly health: HealthChecks,
  ) {}

  onModuleInit(): void {
    this.metrics.register('parts', () => this.parts());
  }

  private async parts(): Promise<Reading[]> {
    const { ready, checks } = await this.health.readiness(WITHIN_MS);
    const values = Object.entries(checks).map(([part, result]) => {
      return { value: result === 'failing' ? 0 : 1, labels: { part } };
    });
    const help = 'Whether this process reaches what it stands on (database, event_store, media …): 1, or 0.';
    return [
      { name: 'briefings_part_up', help, values },
      {
        name: 'briefings_ready',
        help: 'Whether this process takes requests, as /readyz says: 1, or 0.',
        values: [{ value: Number(ready) }],
      },
    ];
  }
}
