import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EventstoreLooks } from '../../../../../src/briefing/audit/adapters/eventstore/eventstore-looks.js';
import type { Look } from '../../../../../src/briefing/audit/domain/look.js';
import { PostgresNotifications } from '../../../../../src/shared/storage/database/postgres-notifications.js';
import type { EventStore } from '../../../../../src/shared/storage/eventstore/event-store.js';
import { eventStoreSchema } from '../../../../../src/shared/storage/eventstore/event-store-schema.js';
import { EventStreams } from '../../../../../src/shared/storage/eventstore/event-streams.js';
import { EventStoreDbEventStore } from '../../../../../src/shared/storage/eventstore/eventstoredb-event-store.js';
import { PostgresEventStore } from '../../../../../src/shared/storage/eventstore/postgres-event-store.js';
import { chainProblems } from '../../../../support/chain-problems.js';
import { freshDatabase } from '../../../../support/database.js';
import { ProtocolServer } from '../../../../support/eventstoredb/protocol-server.js';

interface Opened {
  readonly store: EventStore;
  close(): Promise<void>;
}

async function openPostgres(): Promise<Opened> {
  const database = await freshDatabase([eventStoreSchema]);
  const notifications = new PostgresNotifications(database.url);
  const store = new PostgresEventStore(database.url, notifications);
  const close = async (): Promise<void> => {
    await store.close();
    await notifications.close();
    await database.close();
  };
  return { store, close };
}

async function openEventStoreDb(): Promise<Opened> {
  const server = await new ProtocolServer().start();
  const store = new EventStoreDbEventStore(server.url);
  const close = async (): Promise<void> => {
    await store.close();
    server.kill();
  };
  return { store, close };
}

const look: Look = { viewer: 'usr_1', as: 'owner', what: 'history', revision: 4 };

describe.each([
  ['PostgreSQL', openPostgres],
  ['EventStoreDB', openEventStoreDb],
])('the looks at a briefing, in %s,', (_, open) => {
  let opened: Opened;
  let streams: EventStreams;
  let looks: EventstoreLooks;
  beforeAll(async () => {
    opened = await open();
    streams = new EventStreams(opened.store);
    looks = new EventstoreLooks(streams);
  });
  afterAll(() => opened?.close());

  test('are none before the first one', async () => {
    expect(await looks.at('art_0')).toEqual({ total: 0, newest: [] });
  });

  test('are events of a stream of their own, chained, that say who looked and at what', async () => {
    await looks.record('art_1', look, 'first');
    await looks.record('art_1', { viewer: 'operator', as: 'operator', what: 'state', revision: null }, 'second');
    const recorded = await streams.read('audit-art_1');
    expect(chainProblems(recorded)).toEqual([]);
    expect(recorded.map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'HistoryViewed', data: look },
      { type: 'HistoryViewed', data: { viewer: 'operator', as: 'operator', what: 'state', revision: null } },
    ]);
    expect(recorded[0]?.metadata).toMatchObject({ schema: 1, actor: 'usr_1', correlation: 'briefing-art_1' });
    const at = recorded[0]?.recordedAt;
    expect((await looks.at('art_1')).newest.at(-1)).toEqual({ ...look, recordedAt: at });
  });

  test('of one name are one, also when others looked in between and when they come at once', async () => {
    await looks.record('art_2', look, 'mine');
    await looks.record('art_2', { ...look, viewer: 'usr_2' }, 'theirs');
    await Promise.all(Array.from({ length: 5 }, () => looks.record('art_2', look, 'mine')));
    expect((await looks.at('art_2')).total).toBe(2);
  });

  test('are all recorded when many look at once', async () => {
    const many = Array.from({ length: 8 }, (_, n) => looks.record('art_3', { ...look, viewer: `usr_${n}` }, `n${n}`));
    await Promise.all(many);
    expect(new Set((await looks.at('art_3')).newest.map(({ viewer }) => viewer)).size).toBe(8);
    expect(chainProblems(await streams.read('audit-art_3'))).toEqual([]);
  });

  test('are shown newest first, the newest hundred of all', async () => {
    const data = Array.from({ length: 101 }, (_, revision) => ({ ...look, revision }));
    const event = { type: 'HistoryViewed', metadata: { schema: 1 } };
    await streams.append(
      'audit-art_4',
      data.map((one) => ({ ...event, id: randomUUID(), data: one })),
    );
    await looks.record('art_4', { ...look, revision: 101 }, 'last');
    const { total, newest } = await looks.at('art_4');
    expect([total, newest.length, newest.at(0)?.revision, newest.at(-1)?.revision]).toEqual([102, 100, 101, 2]);
  });
});
