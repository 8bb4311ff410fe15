import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import type { DatabaseLimits } from '../../../../src/config/database-settings.js';
import { PostgresNotifications } from '../../../../src/shared/storage/database/postgres-notifications.js';
import { AppendUnanswered, EventStoreUnavailable } from '../../../../src/shared/storage/eventstore/event-store.js';
import { eventStoreSchema } from '../../../../src/shared/storage/eventstore/event-store-schema.js';
import { EventStreams } from '../../../../src/shared/storage/eventstore/event-streams.js';
import { headOf } from '../../../../src/shared/storage/eventstore/hash-chain.js';
import { PostgresEventStore } from '../../../../src/shared/storage/eventstore/postgres-event-store.js';
import { Cable } from '../../../support/servers/cable.js';
import { chainProblems } from '../../../support/database/chain-problems.js';
import { freshDatabase, PATIENT, type TestDatabase } from '../../../support/database/database.js';
import { untilTrue } from '../../../support/time/until.js';
import { crowdedEventStoreContract } from './crowded-event-store.contract.js';
import { eventStoreContract } from './event-store.contract.js';
import { newEvent, newStream, type StoreUnderTest } from './store-under-test.js';

// The outages are meant.
Logger.overrideLogger(false);

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase([eventStoreSchema]);
});
afterAll(async () => await db.close());

function openStore(url = db.url, limits?: DatabaseLimits): { store: PostgresEventStore; close(): Promise<void> } {
  const notifications = new PostgresNotifications(url);
  const store = new PostgresEventStore(url, notifications, limits);
  const close = async (): Promise<void> => {
    await store.close();
    await notifications.close();
  };
  return { store, close };
}

async function openTwo(): Promise<StoreUnderTest> {
  const url = new URL(db.url);
  const cable = new Cable(url);
  await cable.plug();
  url.hostname = '127.0.0.1';
  url.port = String(cable.port);
  const [one, two] = [openStore(url.href), openStore(url.href)];
  const close = async (): Promise<void> => {
    await Promise.all([one.close(), two.close()]);
    cable.pull();
  };
  return { store: one.store, other: two.store, cable, close };
}

eventStoreContract('postgres', openTwo);
crowdedEventStoreContract('postgres', openTwo);

/** Gives up 100 ms after a statement is sent, and after what a connection is given besides. */
const HASTY: DatabaseLimits = {
  ...PATIENT,
  background: { ...PATIENT.background, deadlines: { ...PATIENT.background.deadlines, statement: 100 } },
};

describe('an append to a PostgreSQL that is frozen', () => {
  test('is said to be perhaps done, and is done once it goes on', async () => {
    const url = new URL(db.url);
    const cable = new Cable(url);
    await cable.plug();
    url.hostname = '127.0.0.1';
    url.port = String(cable.port);
    const { store, close } = openStore(url.href, HASTY);
    const stream = newStream();
    await store.append(stream, [newEvent()], -1);
    cable.freeze();
    await expect(store.append(stream, [newEvent()], 0)).rejects.toBeInstanceOf(AppendUnanswered);
    await expect(store.readStream(stream)).rejects.not.toBeInstanceOf(AppendUnanswered);
    cable.thaw();
    await untilTrue(async () => (await store.readStream(stream)).length === 2);
    await close();
    cable.pull();
  });

  test('and to one whose table is locked is not done', async () => {
    const locker = new Client({ connectionString: db.url });
    await locker.connect();
    const { store, close } = openStore(db.url, HASTY);
    const stream = newStream();
    await locker.query('begin; lock table eventstore.event in access exclusive mode');
    const refused = await store.append(stream, [newEvent()], -1).catch((error: unknown) => error);
    await locker.end();
    expect(refused).toBeInstanceOf(EventStoreUnavailable);
    expect(refused).not.toBeInstanceOf(AppendUnanswered);
    await untilTrue(async () => (await store.readStream(stream).catch(() => null))?.length === 0);
    await close();
  });
});

describe('the PostgreSQL event store', () => {
  let open: ReturnType<typeof openStore>;
  beforeAll(() => {
    open = openStore();
  });
  afterAll(async () => await open.close());

  test.each([
    "update eventstore.event set type = 'Forged'",
    'delete from eventstore.event',
    'truncate eventstore.event',
  ])('refuses: %s', async (sql) => {
    await open.store.append(newStream(), [newEvent()], -1);
    await expect(db.database.execute(sql)).rejects.toThrow('append-only');
  });

  test('numbers all events without a gap, so that their count is the last position and one', async () => {
    const [row] = await db.database.query<{ count: number; top: number }>(
      'select count(*) as count, max(position) + 1 as top from eventstore.event',
    );
    expect(row!.count).toBeGreaterThan(0);
    expect(row!.count).toBe(row!.top);
  });

  test('lets none of those that come at the same time suffer for another', async () => {
    const [stream, taken, kept] = [newStream(), newEvent(), newStream()];
    await open.store.append(stream, [taken], -1);
    const outcomes = await Promise.allSettled([
      open.store.append(newStream(), [newEvent()], -1),
      open.store.append(kept, [newEvent(), newEvent()], -1),
      open.store.append(stream, [newEvent()], 7),
      open.store.append(newStream(), [newEvent(), taken], -1),
      open.store.append(kept, [newEvent()], 1),
      open.store.append(stream, [newEvent()], 'any'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect((await open.store.readStream(kept)).map(({ revision }) => revision)).toEqual([0, 1, 2]);
    expect(await open.store.readStream(stream)).toHaveLength(2);
  });

  test('commits many that come at the same time in few commits', async () => {
    const commits = async (): Promise<number> => {
      const [row] = await db.database.query<{ count: number }>(
        'select count(distinct xmin::text)::int as count from eventstore.event',
      );
      return row!.count;
    };
    const before = await commits();
    await Promise.all(Array.from({ length: 64 }, () => open.store.append(newStream(), [newEvent()], -1)));
    expect((await commits()) - before).toBeLessThan(8);
  });

  test('leaves no gap for an append that fails', async () => {
    const twice = newEvent();
    await expect(open.store.append(newStream(), [twice, twice], -1)).rejects.toThrow('duplicate key');
    const [row] = await db.database.query<{ gap: boolean }>(
      'select count(*) <> max(position) + 1 as gap from eventstore.event',
    );
    expect(row!.gap).toBe(false);
  });

  test('does not take an event id of another stream for a repeated append', async () => {
    const event = newEvent();
    await open.store.append(newStream(), [event], -1);
    await expect(open.store.append(newStream(), [event], -1)).rejects.toThrow('duplicate key');
  });

  test('appends outside of an open unit of work', async () => {
    const stream = newStream();
    const work = db.unitOfWork.run(async () => {
      await open.store.append(stream, [newEvent()], -1);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await open.store.readStream(stream)).toHaveLength(1);
  });

  describe('with a hash chain above it', () => {
    test('the chain holds over what was stored, in several appends and with every kind of value', async () => {
      const streams = new EventStreams(open.store);
      const stream = newStream();
      const data = { z: [1e21, 5e-324, -0, 0.1], a: { 'é\u0000': '\uD800😀' }, n: null };
      await streams.append(stream, [newEvent('A', data), newEvent('B')]);
      await streams.append(stream, [newEvent('C', data)], headOf(await streams.read(stream)));
      const history = await streams.read(stream);
      await streams.append(stream, [newEvent('D')], headOf(history));
      const whole = await streams.read(stream);
      expect(whole.map(({ type }) => type)).toEqual(['A', 'B', 'C', 'D']);
      expect(chainProblems(whole)).toEqual([]);
    });

    test('a repeated append is one, and its first content stays', async () => {
      const streams = new EventStreams(open.store);
      const [stream, events] = [newStream(), [newEvent(), newEvent()]];
      const first = await streams.append(stream, events);
      const again = events.map((event) => ({ ...event, data: { n: 'another' } }));
      expect(await streams.append(stream, again)).toEqual(first);
      expect(chainProblems(await streams.read(stream))).toEqual([]);
    });

    test('a row that was changed behind our back is found', async () => {
      const streams = new EventStreams(open.store);
      const stream = newStream();
      await streams.append(stream, [newEvent('A', { n: 1 }), newEvent('B', { n: 2 }), newEvent('C', { n: 3 })]);
      await db.unitOfWork.run(async () => {
        await db.database.execute('alter table eventstore.event disable trigger event_is_immutable');
        await db.database.execute(`update eventstore.event set data = '{"n": 20}' where stream = $1 and revision = 1`, [
          stream,
        ]);
        await db.database.execute('alter table eventstore.event enable trigger event_is_immutable');
      });
      expect(chainProblems(await streams.read(stream))).toMatchObject([{ stream, revision: 1, kind: 'broken' }]);
    });
  });
});
