import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { QueryRunner } from 'typeorm';
import { ConfigError } from '../../../../src/config/environment.js';
import { PostgresNotifications } from '../../../../src/shared/storage/database/postgres-notifications.js';
import { Checkpoints } from '../../../../src/shared/storage/projections/checkpoints.js';
import { KeepCategory1795362000000 } from '../../../../src/shared/storage/eventstore/event-store-origin.js';
import { eventStoreSchema } from '../../../../src/shared/storage/eventstore/event-store-schema.js';
import { EventStoreDbEventStore } from '../../../../src/shared/storage/eventstoredb/eventstoredb-event-store.js';
import { eventStoreInWords, openEventStore } from '../../../../src/shared/storage/eventstoredb/open-event-store.js';
import { PostgresEventStore } from '../../../../src/shared/storage/eventstore/postgres-event-store.js';
import { StreamNames } from '../../../../src/shared/storage/eventstore/stream-names.js';
import { SystemClock } from '../../../../src/shared/system-clock.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import { ProtocolServer } from '../../../support/eventstoredb/protocol-server.js';
import { newEvent, newStream } from '../eventstore/store-under-test.js';

Logger.overrideLogger(false);

let db: TestDatabase;
let server: ProtocolServer;
let notifications: PostgresNotifications;
beforeEach(async () => {
  db = await freshDatabase([eventStoreSchema]);
  server = await new ProtocolServer().start();
  notifications = new PostgresNotifications(db.url);
});
afterEach(async () => {
  await notifications.close();
  server.kill();
  await db.close();
});

/** A program starts, works a little if it may, and ends. */
async function run(
  eventStoreUrl: string | null,
  work: 'nothing' | 'projects' | 'appends' = 'nothing',
  category = 'briefing',
): Promise<string> {
  const names = new StreamNames(category, ['briefing-']);
  const store = await openEventStore({ eventStoreUrl, databaseUrl: db.url, names }, db.database, notifications);
  if (work === 'projects') {
    const checkpoints = new Checkpoints(db.database, new SystemClock());
    await db.unitOfWork.run(async () => await checkpoints.move('artifacts', '', '00000000000000000001'));
  }
  if (work === 'appends') await store.append(newStream(), [newEvent()], -1);
  await store.close();
  return store.constructor.name;
}

async function withRunner(work: (runner: QueryRunner) => Promise<void>): Promise<void> {
  const runner = db.dataSource.createQueryRunner();
  try {
    await work(runner);
  } finally {
    await runner.release();
  }
}

describe('the event store of a database', () => {
  test('is PostgreSQL by default, and EventStoreDB when the operator says so', async () => {
    expect(await run(null)).toBe(PostgresEventStore.name);
    expect(await run(server.url)).toBe(EventStoreDbEventStore.name);
  });

  test('may change as long as nothing has happened', async () => {
    await run(server.url);
    await run(null);
    await run(server.url, 'projects');
    await run(server.url, 'projects').catch(() => undefined);
    expect(await run(server.url)).toBe(EventStoreDbEventStore.name);
  });

  test('is not EventStoreDB when there are histories in PostgreSQL', async () => {
    await run(null, 'appends');
    await expect(run(server.url)).rejects.toThrow('the histories of this database are in PostgreSQL');
    await expect(run(server.url)).rejects.toBeInstanceOf(ConfigError);
    await run(null);
  });

  test('is not PostgreSQL, and not another EventStoreDB, once rows follow from one', async () => {
    await run(server.url, 'projects');
    const other = await new ProtocolServer().start();
    await expect(run(null)).rejects.toThrow('are in another event store than EVENT_STORE_URL says: in eventstoredb:');
    await expect(run(other.url)).rejects.toThrow('are in another event store than EVENT_STORE_URL says');
    other.kill();
    await run(server.url);
  });

  test('is one category of an EventStoreDB for ever, once rows follow from it', async () => {
    await run(server.url, 'nothing', 'staging');
    await run(server.url, 'projects', 'production');
    const refused = run(server.url, 'nothing', 'staging');
    await expect(refused).rejects.toThrow('are in the category production of the event store, not in staging');
    await expect(run(server.url)).rejects.toBeInstanceOf(ConfigError);
    await expect(run(null)).rejects.toThrow('are in another event store than EVENT_STORE_URL says');
    await run(server.url, 'nothing', 'production');
  });

  test('is the category that is the default in a database from before there were categories', async () => {
    await run(server.url, 'projects');
    const migration = new KeepCategory1795362000000();
    await withRunner(async (runner) => {
      await migration.down(runner);
      await migration.up(runner);
    });
    await run(server.url);
    await expect(run(server.url, 'nothing', 'staging')).rejects.toThrow('Set EVENT_STORE_CATEGORY to briefing');
  });

  test('is the same one at another address', async () => {
    await run(server.url, 'projects');
    await run(server.url.replace('127.0.0.1', 'localhost'));
  });

  test('is waited for when it starts later than the program', async () => {
    server.kill();
    const started = run(server.url);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await server.start();
    expect(await started).toBe(EventStoreDbEventStore.name);
  });

  test('is told to operators without a secret', () => {
    expect(eventStoreInWords(null)).toBe('in the database');
    expect(eventStoreInWords('esdb://admin:s3crt@db.example.org:2113?tls=true')).toBe(
      'EventStoreDB at db.example.org:2113',
    );
  });
});
