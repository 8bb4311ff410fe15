import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../storage/database/database.js';
import { EventStore } from '../../../storage/eventstore/event-store.js';
import { MediaStore } from '../../../storage/media/media-store.js';
import { HealthChecks } from './health-checks.js';

/** Whether all that is kept can be reached. */
@Injectable()
export class StorageHealth implements OnModuleInit {
  constructor(
    private readonly health: HealthChecks,
    private readonly database: Database,
    private readonly eventStore: EventStore,
    private readonly media: MediaStore,
  ) {}

  onModuleInit(): void {
    this.health.register('database', () => this.database.query('select 1'));
    this.health.register('event_store', () => this.eventStore.check());
    this.health.register('media', () => this.media.check());
  }
}
