import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EventstoreHistoryAccessLog } from '../../../../../src/briefing/audit/adapters/eventstore/eventstore-history-access-log.js';
import type { HistoryAccess } from '../../../../../src/briefing/audit/domain/history-access.js';
import { PostgresNotifications } from '../../../../../src/shared/storage/database/postgres-notifications.js';
import type { EventStore } from '../../../../../src/shared/storage/eventstore/event-store.js';
import { eventStoreSchema } from '../../../../../src/shared/storage/eventstore/event-store-schema.js';
import { EventStreams } from '../../../../../src/shared/storage/eventstore/event-streams.js';
import { EventStoreDbEventStore } from '../../../../../src/shared/storage/eventstoredb/eventstoredb-event-store.js';
import { PostgresEventStore } from '../../../../../src/shared/storage/eventstore/postgres-event-store.js';
import { chainProblems } from '../../../../support/database/chain-problems.js';
import { freshDatabase } from '../../../../support/database/database.js';
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

const access: HistoryAccess = { viewer: 'usr_1', as: 'owner', what: 'history', revision: 4 };

describe.each([
  ['PostgreSQL', openPostgres],
  ['EventStoreDB', openEventStoreDb],
])('recorded accesses to the history of a briefing, in %s,', (_, open) => {
  let opened: Opened;
  let streams: EventStreams;
  let log: EventstoreHistoryAccessLog;
  beforeAll(async () => {
    opened = await open();
    streams = new EventStreams(opened.store);
    log = new EventstoreHistoryAccessLog(streams);
  });
  afterAll(() => opened?.close());

  test('are none before the first one', async () => {
    expect(await log.accessesOf('art_0')).toEqual({ total: 0, newest: [] });
  });

  test('are events of a stream of their own, chained, that say who read what', async () => {
    await log.record('art_1', access, 'first');
    await log.record('art_1', { viewer: 'operator', as: 'operator', what: 'state', revision: null }, 'second');
    const recorded = await streams.read('audit-art_1');
    expect(chainProblems(recorded)).toEqual([]);
    expect(recorded.map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'HistoryViewed', data: access },
      { type: 'HistoryViewed', data: { viewer: 'operator', as: 'operator', what: 'state', revision: null } },
    ]);
    expect(recorded[0]?.metadata).toMatchObject({ schema: 1, actor: 'usr_1', correlation: 'briefing-art_1' });
    const at = recorded[0]?.recordedAt;
    expect((await log.accessesOf('art_1')).newest.at(-1)).toEqual({ ...access, recordedAt: at });
  });

  test('with one key are one, also when others read in between and when they come at once', async () => {
    await log.record('art_2', access, 'mine');
    await log.record('art_2', { ...access, viewer: 'usr_2' }, 'theirs');
    await Promise.all(Array.from({ length: 5 }, () => log.record('art_2', access, 'mine')));
    expect((await log.accessesOf('art_2')).total).toBe(2);
  });

  test('are all recorded when many read at once', async () => {
    const many = Array.from({ length: 8 }, (_, n) => log.record('art_3', { ...access, viewer: `usr_${n}` }, `n${n}`));
    await Promise.all(many);
    expect(new Set((await log.accessesOf('art_3')).newest.map(({ viewer }) => viewer)).size).toBe(8);
    expect(chainProblems(await streams.read('audit-art_3'))).toEqual([]);
  });

  test('are shown newest first, the newest hundred of all', async () => {
    const data = Array.from({ length: 101 }, (_, revision) => ({ ...access, revision }));
    const event = { type: 'HistoryViewed', metadata: { schema: 1 } };
    await streams.append(
      'audit-art_4',
      data.map((one) => ({ ...event, id: randomUUID(), data: one })),
    );
    await log.record('art_4', { ...access, revision: 101 }, 'last');
    const { total, newest } = await log.accessesOf('art_4');
    expect([total, newest.length, newest.at(0)?.revision, newest.at(-1)?.revision]).toEqual([102, 100, 101, 2]);
  });
});
