import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DatabaseLimits } from '../../../config/database-settings.js';
import { ConfigError } from '../../../config/environment.js';
import type { Database } from '../database/database.js';
import type { PostgresNotifications } from '../database/postgres-notifications.js';
import { DEFAULT_CATEGORY } from '../../../config/storage-settings.js';
import { EventStoreRefused, EventStoreUnavailable, type EventStore } from '../eventstore/event-store.js';
import { POSTGRESQL, claimOrigin } from '../eventstore/event-store-origin.js';
import { assertConnectable } from './eventstoredb-connection.js';
import { addressOf, hostsOf } from './eventstoredb-client.js';
import { inWords } from './eventstoredb-errors.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { identityOf } from './eventstoredb-identity.js';
import { tellHistoriesFound } from './histories-found.js';
import { PostgresEventStore } from '../eventstore/postgres-event-store.js';
import type { StreamNames } from '../eventstore/stream-names.js';

/** Machines start in any order: so long we wait for the store at our start. */
const STARTS_WITHIN_MS = 30_000;
const TRY_EVERY_MS = 250;

export interface EventStorePlace {
  /** `Config.eventStoreUrl`. */
  readonly eventStoreUrl: string | null;
  readonly databaseUrl: string;
  readonly databaseLimits?: DatabaseLimits;
  /** In EventStoreDB. */
  readonly names: StreamNames;
}

/** Where the histories are, in words for operators, without a secret. */
export const eventStoreInWords = (eventStoreUrl: string | null): string =>
  eventStoreUrl === null ? 'in the database' : `EventStoreDB at ${hostsOf(eventStoreUrl)}`;

/**
 * The event store that the operator chose, once it answers and is known to be the one that the rows of this database
 * follow from. Throws ConfigError.
 */
export async function openEventStore(
  { eventStoreUrl, databaseUrl, databaseLimits, names }: EventStorePlace,
  database: Database,
  notifications: PostgresNotifications,
): Promise<EventStore> {
  if (eventStoreUrl === null) {
    await claimOrigin(database, { store: POSTGRESQL, category: DEFAULT_CATEGORY });
    return new PostgresEventStore(databaseUrl, notifications, databaseLimits);
  }
  const store = new EventStoreDbEventStore(eventStoreUrl, names);
  try {
    const identity = await identityWhenThere(store, eventStoreUrl);
    const { untouched } = await claimOrigin(database, { store: identity, category: names.category });
    if (untouched) void tellHistoriesFound(store, names.category);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Throws ConfigError at once when the store answers and does not let us: that does not pass by waiting. */
async function identityWhenThere(store: EventStore, url: string): Promise<string> {
  const logger = new Logger('EventStoreDB');
  const until = performance.now() + STARTS_WITHIN_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      await store.check();
      return await identityOf(store);
    } catch (error) {
      const reason = await reasonToWait(error, url);
      if (performance.now() > until) {
        throw new ConfigError(`EVENT_STORE_URL: the EventStoreDB at ${hostsOf(url)} cannot be used: ${reason}`);
      }
      if (tries === 1) logger.warn(`waiting for the EventStoreDB at ${hostsOf(url)}: ${reason}`);
      await sleep(TRY_EVERY_MS);
    }
  }
}

async function reasonToWait(error: unknown, url: string): Promise<string> {
  if (error instanceof EventStoreRefused) throw new ConfigError(refusalOf(error, url));
  if (!(error instanceof EventStoreUnavailable)) throw error;
  await assertConnectable(url);
  return inWords(error.cause);
}

const refusalOf = ({ advice, because }: EventStoreRefused, url: string): string =>
  because === 'right' && addressOf(url).anonymous
    ? 'EVENT_STORE_URL names no user, and this EventStoreDB lets nobody in without one: esdb://user:password@host:2113.'
    : advice;
