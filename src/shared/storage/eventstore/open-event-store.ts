import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { ConfigError } from '../../../config/environment.js';
import type { Database } from '../database/database.js';
import type { PostgresNotifications } from '../database/postgres-notifications.js';
import { EventStoreUnavailable, type EventStore } from './event-store.js';
import { POSTGRESQL, claimOrigin } from './event-store-origin.js';
import { hostsOf } from './eventstoredb-client.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { identityOf } from './eventstoredb-identity.js';
import { PostgresEventStore } from './postgres-event-store.js';

/** Machines start in any order: so long we wait for the store at our start. */
const STARTS_WITHIN_MS = 30_000;
const TRY_EVERY_MS = 250;

export interface EventStorePlace {
  /** `Config.eventStoreUrl`. */
  readonly eventStoreUrl: string | null;
  readonly databaseUrl: string;
}

/** Where the histories are, in words for operators, without a secret. */
export const eventStoreInWords = (eventStoreUrl: string | null): string =>
  eventStoreUrl === null ? 'in the database' : `EventStoreDB at ${hostsOf(eventStoreUrl)}`;

/**
 * The event store that the operator chose, once it answers and is known to be the one that the rows of this database
 * follow from. Throws ConfigError.
 */
export async function openEventStore(
  { eventStoreUrl, databaseUrl }: EventStorePlace,
  database: Database,
  notifications: PostgresNotifications,
): Promise<EventStore> {
  if (eventStoreUrl === null) {
    await claimOrigin(database, POSTGRESQL);
    return new PostgresEventStore(databaseUrl, notifications);
  }
  const store = new EventStoreDbEventStore(eventStoreUrl);
  try {
    await claimOrigin(database, await identityWhenThere(store, hostsOf(eventStoreUrl)));
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function identityWhenThere(store: EventStore, hosts: string): Promise<string> {
  const logger = new Logger('EventStoreDB');
  const until = performance.now() + STARTS_WITHIN_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      return await identityOf(store);
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable)) throw error;
      const reason = error.cause instanceof Error ? error.cause.message : String(error.cause);
      if (performance.now() > until) {
        throw new ConfigError(`EVENT_STORE_URL: the EventStoreDB at ${hosts} cannot be used: ${reason}`);
      }
      if (tries === 1) logger.warn(`waiting for the EventStoreDB at ${hosts}: ${reason}`);
      await sleep(TRY_EVERY_MS);
    }
  }
}
