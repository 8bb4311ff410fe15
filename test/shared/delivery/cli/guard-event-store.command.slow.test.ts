import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { StorageSettings } from '../../../../src/config/storage-settings.js';
import { CommandRefused, ProblemsFound } from '../../../../src/shared/delivery/cli/cli-command.js';
import { GuardEventStoreCommand } from '../../../../src/shared/delivery/cli/guard-event-store.command.js';
import type { Json } from '../../../../src/shared/kernel/json.js';
import { EventStoreDbEventStore } from '../../../../src/shared/storage/eventstoredb/eventstoredb-event-store.js';
import { identityOf } from '../../../../src/shared/storage/eventstoredb/eventstoredb-identity.js';
import { argvOf } from '../../../support/program/command-line.js';
import { EventLog } from '../../../support/eventstoredb/event-log.js';
import { ProtocolServer } from '../../../support/eventstoredb/protocol-server.js';

const USERS = [
  { name: 'admin', password: 'adm1n-s3cret', groups: ['$admins'] },
  { name: 'service', password: 'serv1ce-s3cret' },
  { name: 'boss', password: 'b0ss-s3cret', groups: ['$admins'] },
  { name: 'gardener', password: 'g4rdener-s3cret', groups: ['gardeners'] },
];

let log: EventLog;
let server: ProtocolServer;
let administrator: EventStoreDbEventStore;
beforeEach(async () => {
  log = new EventLog();
  server = await new ProtocolServer({ users: USERS, log }).start();
  administrator = new EventStoreDbEventStore(server.urlOf('admin'));
});
afterEach(async () => {
  await administrator.close();
  server.kill();
});

interface Ran {
  readonly said: string;
  /** What it ended with. */
  readonly error: unknown;
}

async function guard(options: Readonly<Record<string, string>>, serviceUrl = server.urlOf('service')): Promise<Ran> {
  const lines: string[] = [];
  const command = new GuardEventStoreCommand({
    eventStoreUrl: serviceUrl,
    eventStoreCategory: 'briefing',
  } as StorageSettings);
  const error = await command
    .execute(argvOf(options), (line) => void lines.push(line))
    .catch((thrown: unknown) => thrown);
  const said = lines.join('\n');
  expect(`${said} ${String(error)}`).not.toMatch(/s3cret/);
  return { said, error };
}

const as = (name: string, password?: string): string => server.urlOf(name, password);
const events = (): number => log.all.length;

async function latest(stream: string): Promise<Json | undefined> {
  return (await administrator.readStream(stream, { backwards: true, limit: 1 }))[0]?.data;
}

async function write(stream: string, type: string, data: Json): Promise<void> {
  await administrator.append(stream, [{ id: crypto.randomUUID(), type, data, metadata: {} }], 'any');
}

const NARROWED = { $userStreamAcl: { $r: '$all', $w: '$all', $d: '$admins', $mr: '$all', $mw: '$admins' } };
const GUARDED =
  'Guarded. Tried as "service": it may append to streams, read streams, read $all; it may not delete streams, write streams\' metadata.';

describe('event-store:guard', () => {
  test('says without --yes what it would do, and leaves everything as it was', async () => {
    const before = events();
    const { said, error } = await guard({ as: as('admin') });
    expect(error).toBeUndefined();
    expect(said.split('\n')).toEqual([
      'Tried as "service": it may append to streams, read streams, delete streams, write streams\' metadata; it may not read $all.',
      'All streams that have no rights of their own, those of other services too:',
      '  delete them: everybody → $admins',
      '  write their metadata: everybody → $admins',
      'All events of this EventStoreDB in one ($all):',
      '  read it: $admins → $admins, service',
      'Nothing was changed: say --yes to do it.',
    ]);
    expect(events()).toBe(before);
  });

  test('narrows the rights of everybody, lets the service read $all, and proves both by trying', async () => {
    const { said, error } = await guard({ as: as('admin'), yes: 'yes' });
    expect(error).toBeUndefined();
    expect(said.split('\n').at(-1)).toBe(GUARDED);
    expect(await latest('$settings')).toEqual(NARROWED);
    expect(await latest('$$$all')).toEqual({ $acl: { $r: ['$admins', 'service'] } });
  });

  test('has nothing left to do the second time, and proves it again', async () => {
    await guard({ as: as('admin'), yes: 'yes' });
    const before = events();
    const { said, error } = await guard({ as: as('admin'), yes: 'yes' });
    expect([error, said.split('\n').at(-1)]).toEqual([undefined, GUARDED]);
    expect(events()).toBe(before);
  });

  test('leaves what others were given, and whatever else stands there', async () => {
    const system = { $r: '$admins', $w: '$admins', $d: '$admins', $mr: '$admins', $mw: '$admins' };
    await write('$settings', 'update-default-acl', {
      $userStreamAcl: {
        $r: ['readers', 'service'],
        $w: ['writers', 'service'],
        $d: ['$all', 'gardeners'],
        $mw: 'service',
      },
      $systemStreamAcl: system,
    });
    await write('$$$all', '$metadata', { $acl: { $r: ['$admins', 'reporting'], $mw: 'ops' }, note: 'kept' });
    expect((await guard({ as: as('admin'), yes: 'yes' })).error).toBeUndefined();
    expect(await latest('$settings')).toEqual({
      $userStreamAcl: {
        $r: ['readers', 'service'],
        $w: ['writers', 'service'],
        $d: 'gardeners',
        $mr: '$all',
        $mw: '$admins',
      },
      $systemStreamAcl: system,
    });
    expect(await latest('$$$all')).toEqual({
      $acl: { $r: ['$admins', 'reporting', 'service'], $mw: 'ops' },
      note: 'kept',
    });
  });

  test('gives a user what it needs who may do nothing yet', async () => {
    const nothing = { $r: 'readers', $w: 'writers', $d: '$admins', $mr: '$admins', $mw: '$admins' };
    await write('$settings', 'update-default-acl', { $userStreamAcl: nothing });
    const { said, error } = await guard({ as: as('admin'), yes: 'yes' });
    expect([error, said.split('\n').at(-1)]).toEqual([undefined, GUARDED]);
    expect(await latest('$settings')).toEqual({
      $userStreamAcl: {
        $r: ['readers', 'service'],
        $w: ['writers', 'service'],
        $d: '$admins',
        $mr: ['$admins', 'service'],
        $mw: '$admins',
      },
    });
  });

  test('says that an administrator is no user for a service, and of which group to take it out', async () => {
    const before = await guard({ as: as('admin') }, as('boss'));
    expect([before.error, before.said]).toEqual([undefined, expect.stringContaining('It is a member of $admins')]);
    const { error } = await guard({ as: as('admin'), yes: 'yes' }, as('boss'));
    expect(error).toBeInstanceOf(ProblemsFound);
    expect(String(error)).toContain('NOT GUARDED. Tried as "boss"');
    expect(String(error)).toContain('It is a member of $admins');
    expect(await latest('$$$all')).toEqual({ $acl: { $r: ['$admins', 'boss'] } });
  });

  test('says that a group of the user still has a right that was left to it', async () => {
    await write('$settings', 'update-default-acl', { $userStreamAcl: { $d: ['gardeners'] } });
    const { error } = await guard({ as: as('admin'), yes: 'yes' }, as('gardener'));
    expect(error).toBeInstanceOf(ProblemsFound);
    expect(String(error)).toMatch(
      /it may .*delete streams; it may not write .*It may be in a group that has the right/,
    );
  });

  test.each([
    [
      'whoever is no administrator',
      () => ({ as: as('service') }),
      '--as: its user may not do this. An administrator is wanted',
    ],
    ['a wrong password', () => ({ as: as('admin', 'other-s3cret') }), 'user name or the password in --as'],
    ['a string that cannot be understood', () => ({ as: 'esdb://admin:s3cret@' }), '--as must be like esdb://'],
    [
      'a certificate that nobody trusts',
      () => ({
        as: as('admin')
          .replace(/&tlsCAFile=.*/, '')
          .replace('esdb:', 'esdb+discover:'),
      }),
      'The certificate of the EventStoreDB in --as is not accepted',
    ],
    ['nobody', () => ({}), '--as is missing'],
    ['the name of the option left out', () => ({ [as('admin')]: 'yes' }), 'Unknown option'],
  ])('refuses %s, without showing a secret', async (_, options, words) => {
    const before = events();
    const { error } = await guard(options());
    expect(error).toBeInstanceOf(CommandRefused);
    expect(String(error)).toContain(words);
    expect(events()).toBe(before);
  });

  test('changes nothing in another store than that of the service', async () => {
    const other = await new ProtocolServer({ users: USERS }).start();
    const theirs = new EventStoreDbEventStore(other.urlOf('admin'));
    await identityOf(theirs);
    await identityOf(administrator);
    const { error } = await guard({ as: other.urlOf('admin'), yes: 'yes' });
    expect(String(error)).toContain('--as leads to another EventStoreDB than EVENT_STORE_URL. Nothing was changed.');
    expect(await theirs.readStream('$settings')).toEqual([]);
    await theirs.close();
    other.kill();
  });

  test('says which of the two cannot be reached', async () => {
    const nowhere = 'esdb://service:s3cret@localhost:1';
    expect(String((await guard({ as: as('admin') }, nowhere)).error)).toMatch(
      /EVENT_STORE_URL: the EventStoreDB cannot be reached \(connect ECONNREFUSED/,
    );
    expect(String((await guard({ as: nowhere })).error)).toMatch(
      /--as: the EventStoreDB cannot be reached \(connect ECONNREFUSED/,
    );
  });

  test.each([
    ['in PostgreSQL', null, 'histories are in PostgreSQL'],
    ['where nobody signs in', 'esdb://user:s3cret@localhost:2113?tls=false', 'there is nobody to give rights to'],
    ['without a user', 'esdb://localhost:2113', 'there is nobody to give rights to'],
  ])('has nothing to guard %s', async (_, serviceUrl, words) => {
    const command = new GuardEventStoreCommand({
      eventStoreUrl: serviceUrl,
      eventStoreCategory: 'briefing',
    } as StorageSettings);
    const guarding = command.execute(argvOf({ as: as('admin') }), () => undefined);
    await expect(guarding).rejects.toBeInstanceOf(CommandRefused);
    await expect(guarding).rejects.toThrow(words);
  });
});
