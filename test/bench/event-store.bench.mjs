// Appending and reading on both event stores, beside a plain INSERT of the same row into the same database.
// The EventStoreDB is the one of the tests: it speaks the protocol and keeps everything in memory, so its figures are
// those of our adapter and the client, without the server's disk.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { openDatabase } from '../../dist/shared/storage/database/open-database.js';
import { PostgresNotifications } from '../../dist/shared/storage/database/postgres-notifications.js';
import { startDatabase } from '../../dist/shared/storage/embedded-postgres/start-database.js';
import { eventStoreSchema } from '../../dist/shared/storage/eventstore/event-store-schema.js';
import { EventStoreDbEventStore } from '../../dist/shared/storage/eventstoredb/eventstoredb-event-store.js';
import { chained, NO_STREAM } from '../../dist/shared/storage/eventstore/hash-chain.js';
import { PostgresEventStore } from '../../dist/shared/storage/eventstore/postgres-event-store.js';
import { serveEventStoreDb } from './event-store/protocol-server.mjs';
import { report } from './harness/report.mjs';
import { pairedRatios, percentile } from './harness/statistics.mjs';

const WRITERS = [1, 8, 16];
const SECONDS = 2;
const ROUNDS = 5;
const READS = 300;
const STREAM_LENGTH = 50;
/** The server of the tests is JavaScript: what it does costs more than a real one's work. */
const TARGET = { share: { PostgreSQL: 0.6, EventStoreDB: 0.2 }, readMs: { PostgreSQL: 5, EventStoreDB: 25 } };

const DATA = {
  title: 'The harbour opens again',
  material: { key: `art_01/${'a'.repeat(64)}-material.json`, bytes: 123_456, sha256: 'a'.repeat(64) },
  script: { key: `art_01/${'b'.repeat(64)}-script.json`, bytes: 34_567, sha256: 'b'.repeat(64) },
  coverage: { covered: 12, total: 480 },
  targetMs: 300_000,
  plannedMs: 298_000,
};

const newEvent = () => ({
  id: randomUUID(),
  type: 'BriefingComposed',
  data: DATA,
  metadata: { schema: 2, actor: 'worker', correlation: 'briefing-art_01', causation: randomUUID() },
});

function summary(runs) {
  return {
    perSecond: runs.map(({ times, seconds }) => times.length / seconds),
    p50: runs.map(({ times }) => percentile(times, 0.5)),
    p99: runs.map(({ times }) => percentile(times, 0.99)),
  };
}

/** So many writers, each with streams of its own, as fast as they can. */
async function load(writers, write) {
  const began = performance.now();
  const times = [];
  const until = began + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (performance.now() < until) {
        const start = performance.now();
        await write();
        times.push(performance.now() - start);
      }
    }),
  );
  return { times, seconds: (performance.now() - began) / 1000 };
}

/** The same columns and indexes as the events have, and a writer that only inserts: no order, no expectation. */
async function plainInsert(pool) {
  await pool.query('create schema bench');
  await pool.query(`create table bench.plain_event (
    position bigint generated always as identity primary key, stream text collate "C" not null, revision int not null,
    id uuid not null unique, type text not null, data jsonb not null, metadata jsonb not null, recorded_at bigint not null,
    unique (stream, revision))`);
  return async () => {
    const stream = `briefing-${randomUUID()}`;
    const [event] = chained(stream, [newEvent()], NO_STREAM);
    await pool.query({
      name: 'plain',
      text: `insert into bench.plain_event (stream, revision, id, type, data, metadata, recorded_at)
             values ($1, 0, $2, $3, $4, $5, (extract(epoch from clock_timestamp()) * 1000)::bigint)`,
      values: [stream, event.id, event.type, JSON.stringify(event.data), JSON.stringify(event.metadata)],
    });
  };
}

const appendTo = (store) => async () => {
  const stream = `briefing-${randomUUID()}`;
  await store.append(stream, chained(stream, [newEvent()], NO_STREAM), -1);
};

async function readTimes(store) {
  const stream = `briefing-${randomUUID()}`;
  await store.append(stream, chained(stream, Array.from({ length: STREAM_LENGTH }, newEvent), NO_STREAM), -1);
  const times = [];
  for (let reads = 0; reads < READS; reads += 1) {
    const start = performance.now();
    const { length } = await store.readStream(stream);
    times.push(performance.now() - start);
    if (length !== STREAM_LENGTH) throw new Error(`read ${length} events`);
  }
  return { times: times.slice(READS / 10), seconds: 1 };
}

async function measure(write) {
  for (let appends = 0; appends < 50; appends += 1) await Promise.all(Object.values(write).map((one) => one()));
  const runs = {};
  // In turns, so that a busy moment of the machine hits all.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const writers of WRITERS) {
      for (const [name, one] of Object.entries(write)) {
        ((runs[name] ??= {})[writers] ??= []).push(await load(writers, one));
      }
    }
  }
  return Object.fromEntries(
    Object.entries(runs).map(([name, byWriters]) => [
      name,
      Object.fromEntries(Object.entries(byWriters).map(([writers, all]) => [writers, summary(all)])),
    ]),
  );
}

function tell(appends, reads) {
  const rows = Object.entries(appends).flatMap(([name, byWriters]) =>
    Object.entries(byWriters).map(([writers, { perSecond, p50, p99 }]) => [
      `${name}, writers: ${writers}`,
      {
        'appends/s': perSecond,
        'p50 ms': p50,
        'p99 ms': p99,
      },
    ]),
  );
  const plain = appends['plain INSERT'];
  const wanted = Object.keys(reads).flatMap((name) => [
    ...WRITERS.map((writers) => ({
      name: `${name}, writers: ${writers}: appends/s as a share of plain INSERT`,
      value: pairedRatios(appends[name][writers].perSecond, plain[writers].perSecond),
      atLeast: TARGET.share[name],
    })),
    {
      name: `${name}: reading a stream of ${STREAM_LENGTH} events, p50 ms`,
      value: reads[name].p50,
      atMost: TARGET.readMs[name],
    },
  ]);
  report({ rows: Object.fromEntries(rows), wanted });
}

const dataDir = await mkdtemp(join(tmpdir(), 'event-store-bench-'));
const database = await startDatabase({ dataDir, databaseUrl: null, databaseOwnerUrl: null });
const eventStoreDb = await serveEventStoreDb();
const notifications = new PostgresNotifications(database.url);
// As many connections as the store has.
const pool = new Pool({ connectionString: database.url, max: 4 });
const stores = {};
try {
  const dataSource = await openDatabase(database, [eventStoreSchema]);
  await dataSource.destroy();
  stores.PostgreSQL = new PostgresEventStore(database.url, notifications);
  stores.EventStoreDB = new EventStoreDbEventStore(eventStoreDb.url);
  const write = { 'plain INSERT': await plainInsert(pool) };
  for (const [name, store] of Object.entries(stores)) write[name] = appendTo(store);
  const appends = await measure(write);
  const reads = {};
  for (const [name, store] of Object.entries(stores)) reads[name] = summary([await readTimes(store)]);
  tell(appends, reads);
} finally {
  await Promise.all(Object.values(stores).map((store) => store.close()));
  eventStoreDb.stop();
  await notifications.close();
  await pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
