// What no number of nodes makes faster: one lock for all appends of a PostgreSQL, and one NOTIFY at a time.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { PostgresEventStore } from '../../../dist/shared/storage/eventstore/postgres-event-store.js';
import { PostgresNotifications } from '../../../dist/shared/storage/database/postgres-notifications.js';

async function rate(seconds, lanes, one) {
  const until = performance.now() + seconds * 1000;
  const began = performance.now();
  let done = 0;
  const lane = async (number) => {
    while (performance.now() < until) {
      await one(number);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
  return done / ((performance.now() - began) / 1000);
}

/** Each process of the program has four connections for this; so many writers are several processes. */
async function appends({ database }, seconds) {
  const notifications = new PostgresNotifications(database.url);
  const stores = Array.from({ length: 4 }, () => new PostgresEventStore(database.url, notifications));
  const data = { note: 'x'.repeat(600) };
  const perSecond = await rate(seconds, 16, async (number) => {
    const event = { id: randomUUID(), type: 'Measured', data, metadata: {} };
    await stores[number % stores.length].append(`measuring-${randomUUID()}`, [event], -1);
  });
  await Promise.all(stores.map((store) => store.close()));
  await notifications.close();
  return perSecond;
}

async function notifications({ database }, { seconds, listeners }) {
  const open = async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    return client;
  };
  const heard = await Promise.all(Array.from({ length: listeners }, open));
  const told = await Promise.all(Array.from({ length: 8 }, open));
  for (const client of heard) await client.query('listen measuring');
  const perSecond = await rate(seconds, told.length, (number) =>
    told[number].query(`select pg_notify('measuring', $1)`, [randomUUID()]),
  );
  await Promise.all([...heard, ...told].map((client) => client.end()));
  return perSecond;
}

const TRIES = 5;

/** The best of several tries: others on the machine make it slower, nobody makes it faster. */
async function best(work) {
  let most = 0;
  for (let turn = 0; turn < TRIES; turn += 1) most = Math.max(most, await work());
  return most;
}

export const ceilings = async (installation, seconds) => ({
  appendsPerSecond: await best(() => appends(installation, seconds)),
  notificationsPerSecond: await best(() => notifications(installation, { seconds, listeners: 1 })),
  notificationsPerSecondToTwenty: await best(() => notifications(installation, { seconds, listeners: 20 })),
});
