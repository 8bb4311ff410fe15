import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ProcessSettings } from '../config/process-settings.js';
import { PostgresNotifications } from './storage/database/postgres-notifications.js';
import { EventStore } from './storage/eventstore/event-store.js';
import { PgBossJobQueue } from './storage/jobs/pg-boss-job-queue.js';
import { Projector } from './storage/projections/projector.js';

@Injectable()
export class Connections {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: PostgresNotifications,
    private readonly eventStore: EventStore,
  ) {}

  async close(): Promise<void> {
    await this.eventStore.close();
    await this.notifications.close();
    await this.dataSource.destroy();
  }
}

/**
 * Job handlers and projections start when the whole program is ready. At shutdown they stop while the database still
 * answers; connections close last, after the HTTP server has finished its requests.
 */
@Injectable()
export class PlatformLifecycle implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    private readonly process: ProcessSettings,
    private readonly connections: Connections,
    private readonly jobs: PgBossJobQueue,
    private readonly projector: Projector,
  ) {}

  onApplicationBootstrap(): void {
    if (this.process.role === 'api') return;
    this.projector.start();
    this.jobs.startWorking();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.projector.stop(), this.jobs.stopWorking()]);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.jobs.close();
    await this.connections.close();
  }
}
