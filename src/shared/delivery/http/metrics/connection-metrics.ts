import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { Metrics, type Reading } from './metrics.js';

/** How many connections to the database this process uses, and how much waits for one. */
@Injectable()
export class ConnectionMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly pool: Pool,
  ) {}

  onModuleInit(): void {
    this.metrics.register('database_connections', async () => [this.connections()]);
  }

  private connections(): Reading {
    const { totalCount, idleCount, waitingCount } = this.pool;
    const states = { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
    const values = Object.entries(states).map(([state, value]) => ({ value, labels: { state } }));
    const help = 'Connections of this process to the database: used, idle, and what waits for one.';
    return { name: 'briefings_database_connections', help, values };
  }
}
