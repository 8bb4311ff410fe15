import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ConnectionPools } from '../../../storage/connections/connection-pools.js';
import { Metrics, type Reading } from './metrics.js';

/** How many connections to the database this process uses, and how much waits for one, by what they are for. */
@Injectable()
export class ConnectionMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly pools: ConnectionPools,
  ) {}

  onModuleInit(): void {
    this.metrics.register('database_connections', async () => [this.connections()]);
  }

  private connections(): Reading {
    const values = (['interactive', 'background'] as const).flatMap((workload) =>
      Object.entries(this.pools.usageOf(workload)).map(([state, value]) => ({ value, labels: { state, workload } })),
    );
    const help = 'Connections of this process to the database: used, idle, and what waits for one.';
    return { name: 'briefings_database_connections', help, values };
  }
}
