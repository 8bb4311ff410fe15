import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ConfigError } from '../../../../src/config/environment.js';
import type { StorageSettings } from '../../../../src/config/storage-settings.js';
import type { Json } from '../../../../src/shared/kernel/json.js';
import { PostgresNotifications } from '../../../../src/shared/storage/database/postgres-notifications.js';
import { weaknesses } from '../../../../src/shared/storage/eventstoredb/event-guard.js';
import { EventStoreRefused, START, type EventStore } from '../../../../src/shared/storage/eventstore/event-store.js';
import { eventStoreSchema } from '../../../../src/shared/storage/eventstore/event-store-schema.js';
import { EventStoreDbEventStore } from '../../../../src/shared/storage/eventstoredb/eventstoredb-event-store.js';
import { openEventStore } from '../../../../src/shared/storage/eventstoredb/open-event-store.js';
import { readLog } from '../../../../src/shared/storage/eventstore/read-log.js';
import { StreamNames } from '../../../../src/shared/storage/eventstore/stream-names.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import { EventLog } from '../../../support/eventstoredb/event-log.js';
import { ProtocolServer } from '../../../support/eventstoredb/protocol-server.js';
import { untilTrue } from '../../../support/time/until.js';
import { newEvent } from '../eventstore/store-under-test.js';

const USERS = [
  { name: 'admin', password: 'adm1n-s3cret', groups: ['$admins'] },
  { name: 'service', password: 'serv1ce-s3cret' },
];
/** As `event-store:guard` leaves it. */
const NARROWED = { $userStreamAcl: { $r: '$all', $w: '$all', $d: '$admins', $mr: '$all', $mw: '$admins' } };
const NAMES = new StreamNames('briefing', ['briefing-']);

let db: TestDatabase;
let log: EventLog;
let server: ProtocolServer;
let administrator: EventStoreDbEventStore;
let notifications: PostgresNotifications;
const opened: EventStore[] = [];
const logged: string[] = [];

beforeEach(async () => {
  logged.length = 0;
  const note = (message: unknown): void => void logged.push(String(message));
  Logger.overrideLogger({ log: note, warn: note, error: note });
  db = await freshDatabase([eventStoreSchema]);
  log = new EventLog();
  server = await new ProtocolServer({ users: USERS, log }).start();
  administrator = new EventStoreDbEventStore(server.urlOf('admin'));
  notifications = new PostgresNotifications(db.url);
});
afterEach(async () => {
  Logger.overrideLogger(false);
  await Promise.all([administrator, ...opened.splice(0)].map((store) => store.close()));
  await notifications.close();
  server.kill();
  await db.close();
});

async function open(eventStoreUrl: string): Promise<EventStore> {
  const place = { eventStoreUrl, databaseUrl: db.url, names: NAMES };
  const store = await openEventStore(place, db.database, notifications);
  opened.push(store);
  return store;
}

async function write(stream: string, type: string, data: Json): Promise<void> {
  await administrator.append(stream, [newEvent(type, data)], 'any');
}

const letReadAll = async (...users: readonly string[]): Promise<void> =>
  await write('$$$all', '$metadata', { $acl: { $r: ['$admins', ...users] } });

const narrow = async (data: Json = NARROWED): Promise<void> => await write('$settings', 'update-default-acl', data);

/** Why the program does not start, in words without a secret or a code. */
async function refusal(url: string): Promise<string> {
  const error = await open(url).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConfigError);
  expect(`${String(error)} ${logged.join(' ')}`).not.toMatch(/s3cret|\d+ [A-Z]+_?[A-Z]+:|UNAVAILABLE|Access Denied/);
  return (error as ConfigError).message;
}

const MAY_NOT_READ_ALL = 'The user in EVENT_STORE_URL may not read $all, which the program needs.';

describe('a program whose histories are in an EventStoreDB', () => {
  test('does not start with a user who may append and read, but not read $all', async () => {
    const words = await refusal(server.urlOf('service'));
    expect(words).toContain(MAY_NOT_READ_ALL);
    expect(words).toContain('npm run cli -- event-store:guard --as');
  });

  test('does not start with a user who may not append, and says all that is missing', async () => {
    await narrow({ $userStreamAcl: { $r: '$all', $w: 'writers' } });
    expect(await refusal(server.urlOf('service'))).toContain('may not append to streams, and not read $all, which');
  });

  test('does not start with a wrong password', async () => {
    const words = await refusal(server.urlOf('admin', 'other-s3cret'));
    expect(words).toContain('does not accept the user name or the password in EVENT_STORE_URL');
  });

  test('does not start without a user where nobody is let in without one', async () => {
    expect(await refusal(server.url)).toContain('EVENT_STORE_URL names no user');
  });

  test.each([
    ['of one node', (url: string) => url],
    ['of a cluster', (url: string) => url.replace('esdb:', 'esdb+discover:')],
  ])('does not start with a certificate %s that nobody trusts', async (_, turned) => {
    const words = await refusal(turned(server.urlOf('service').replace(/&tlsCAFile=.*/, '&maxDiscoverAttempts=2')));
    expect(words).toContain(
      'The certificate of the EventStoreDB in EVENT_STORE_URL is not accepted (self-signed certificate)',
    );
    expect(words).toContain('tlsCAFile=FILE');
  });

  test('does not start under TLS where the server speaks none', async () => {
    const plain = await new ProtocolServer().start();
    expect(await refusal(`esdb://${plain.address.replace('127.0.0.1', 'localhost')}`)).toContain(
      'does not speak TLS there',
    );
    plain.kill();
  });

  test('does not start without TLS where the server speaks it', async () => {
    expect(await refusal(`esdb://${server.address}?tls=false`)).toContain('speaks TLS there: leave out tls=false');
  });

  test('starts with a user who may do no more than it needs, and leaves nothing there but the name', async () => {
    await narrow();
    await letReadAll('service');
    const before = log.all.length;
    await open(server.urlOf('service'));
    expect(log.all.slice(before).map(({ stream }) => stream)).toEqual(['podcast-briefings']);
    await open(server.urlOf('service'));
    expect(log.all).toHaveLength(before + 1);
  });

  test('does not name a store for a second time when it may not see whether that was done in metadata', async () => {
    await write('$$podcast-briefings', '$metadata', { identity: 'the-first-name' });
    await narrow({ $userStreamAcl: { ...NARROWED.$userStreamAcl, $mr: '$admins' } });
    await letReadAll('service');
    expect(await refusal(server.urlOf('service'))).toContain("may not read streams' metadata, which the program needs");
    await narrow();
    await open(server.urlOf('service'));
    expect(await administrator.readStream('podcast-briefings')).toMatchObject([
      { data: { identity: 'the-first-name' } },
    ]);
  });
});

describe('a right that is taken away while the program runs', () => {
  let store: EventStore;
  beforeEach(async () => {
    await narrow();
    await letReadAll('service');
    store = await open(server.urlOf('service'));
    await store.append('briefing-1', [newEvent()], -1);
    await store.check();
    await letReadAll();
  });

  test('fails the check of the store, and is told once until it is given back', async () => {
    for (let times = 0; times < 3; times += 1) await expect(store.check()).rejects.toBeInstanceOf(EventStoreRefused);
    const told = (): number => logged.filter((line) => line.includes(MAY_NOT_READ_ALL)).length;
    expect(told()).toBe(1);
    await letReadAll('service');
    await store.check();
    expect(logged.at(-1)).toBe('The EventStoreDB lets the program do all it needs again.');
    await letReadAll();
    await expect(store.check()).rejects.toBeInstanceOf(EventStoreRefused);
    expect(told()).toBe(2);
  });

  test('ends whoever reads all events, with words for the operator', async () => {
    const reading = (async () => {
      for await (const _ of readLog(store, START));
    })();
    await expect(reading).rejects.toBeInstanceOf(EventStoreRefused);
    await expect(reading).rejects.toMatchObject({ advice: expect.stringContaining(MAY_NOT_READ_ALL) });
  });

  test('keeps nobody from appending and reading one history', async () => {
    await store.append('briefing-1', [newEvent()], 0);
    expect(await store.readStream('briefing-1')).toHaveLength(2);
  });

  test('is told to callers as an outage, without words for the operator', async () => {
    const error = await store.check().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'unavailable', code: 'unavailable' });
    expect((error as Error).message).toBe('The histories cannot be reached at the moment. Try again shortly.');
  });
});

describe('a user by whom histories could be lost', () => {
  const said = async (eventStoreUrl: string | null): Promise<readonly string[]> => {
    const settings = { eventStoreUrl, eventStoreCategory: 'briefing' } as StorageSettings;
    const before = log.all.length;
    const found = await weaknesses(db.database, settings);
    expect(log.all).toHaveLength(before);
    expect(found.join(' ')).not.toMatch(/s3cret/);
    // That one role owns the tables of this database, is another matter.
    return found.filter((line) => !line.includes('DATABASE_OWNER_URL'));
  };

  test('is named with what takes that right away, and nothing is written to find it out', async () => {
    expect(await said(server.urlOf('service'))).toEqual([
      expect.stringContaining('The user "service" in EVENT_STORE_URL can delete histories and have them forgotten.'),
    ]);
    expect((await said(server.urlOf('service')))[0]).toContain('npm run cli -- event-store:guard --as - --yes');
  });

  test('is not named once only administrators have these rights', async () => {
    await narrow();
    expect(await said(server.urlOf('service'))).toEqual([]);
  });

  test('is named with the right that is left, when one is', async () => {
    await narrow({ $userStreamAcl: { ...NARROWED.$userStreamAcl, $mw: '$all' } });
    expect((await said(server.urlOf('service')))[0]).toContain('can have them forgotten.');
  });

  test('is an administrator, whom nothing narrows', async () => {
    await narrow();
    expect((await said(server.urlOf('admin')))[0]).toContain('is an administrator of the EventStoreDB ($admins)');
  });

  test('is everybody where nobody signs in', async () => {
    const plain = await new ProtocolServer().start();
    expect((await said(plain.url))[0]).toContain('whoever reaches it can delete histories and have them forgotten');
    plain.kill();
  });

  test('is not looked for in PostgreSQL, or in a store that is away', async () => {
    expect(await said(null)).toEqual([]);
    server.kill();
    expect(await said(server.urlOf('service'))).toEqual([]);
    await server.start();
    await untilTrue(async () => (await said(server.urlOf('service'))).length === 1);
  });
});
