import { randomUUID } from 'node:crypto';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readConfig } from '../../../../src/config.js';
import { readArguments } from '../../../../src/shared/delivery/cli/cli-command.js';
import { RestoreHistoryCommand } from '../../../../src/shared/delivery/cli/restore-history.command.js';
import type { JsonObject } from '../../../../src/shared/kernel/json.js';
import { EventStreams } from '../../../../src/shared/storage/eventstore/event-streams.js';
import { openEventStoreDb } from '../../../../src/shared/storage/eventstoredb/eventstoredb-client.js';
import { EventStoreDbEventStore } from '../../../../src/shared/storage/eventstoredb/eventstoredb-event-store.js';
import { toProposed } from '../../../../src/shared/storage/eventstoredb/eventstoredb-events.js';
import { headOf } from '../../../../src/shared/storage/eventstore/hash-chain.js';
import { EventLog, type Expected, type Outcome, type Proposed } from '../../../support/eventstoredb/event-log.js';
import { StreamNames } from '../../../../src/shared/storage/eventstore/stream-names.js';
import { ProtocolServer } from '../../../support/eventstoredb/protocol-server.js';
import { LAST_REVISION } from '../../../support/eventstoredb/stream-views.js';
import { newEvent } from '../../storage/eventstore/store-under-test.js';

Logger.overrideLogger(false);

const USERS = [
  { name: 'admin', password: 'changeit', groups: ['$admins'] },
  { name: 'service', password: 'secret' },
];

describe('the command that brings a history back', () => {
  let server: ProtocolServer;
  let store: EventStoreDbEventStore;
  let client: EventStoreDBClient;
  let names: StreamNames;
  const said: string[] = [];

  const begin = async (options: ConstructorParameters<typeof ProtocolServer>[0] = {}): Promise<void> => {
    server = await new ProtocolServer(options).start();
    const url = options.users === undefined ? server.url : server.urlOf('admin');
    store = new EventStoreDbEventStore(url);
    client = openEventStoreDb(url);
    for (let n = 0; n < 4; n += 1) await append('briefing-a');
  };
  beforeEach(() => {
    said.length = 0;
    names = StreamNames.any;
  });
  afterEach(async () => {
    await store.close();
    await client.dispose();
    server.kill();
  });

  async function append(stream: string): Promise<void> {
    const streams = new EventStreams(store);
    await streams.append(stream, [newEvent()], headOf(await streams.read(stream)));
  }

  const restore = async (eventStoreUrl: string, ...argv: readonly string[]): Promise<void> => {
    const command = new RestoreHistoryCommand(readConfig({ EVENT_STORE_URL: eventStoreUrl }), names);
    await command.run(readArguments(command.parameters, argv), (line) => void said.push(line));
  };

  const revisions = async (): Promise<number[]> =>
    (await store.readStream('briefing-a')).map(({ revision }) => revision);

  test('says what it would do, and does nothing, without --yes', async () => {
    await begin();
    await client.deleteStream('briefing-a');
    await restore(server.url, 'briefing-a');
    expect(said[0]).toMatch(/^briefing-a was deleted on /);
    expect(said).toContain('Its readers get 0 of the 4 events that the log has.');
    expect(said.at(-1)).toBe('Nothing was changed: say --yes to do it.');
    expect(await revisions()).toEqual([]);
  });

  test('brings back all events of one that was told to forget, and keeps its access control list', async () => {
    await begin();
    const acl = { deleteRoles: ['$admins'] };
    await client.setStreamMetadata('briefing-a', { maxCount: 1, truncateBefore: 2, acl });
    expect(await revisions()).toEqual([3]);
    await restore(server.url, 'briefing-a', '--yes');
    expect(await revisions()).toEqual([0, 1, 2, 3]);
    expect((await client.getStreamMetadata('briefing-a')).metadata).toEqual({ acl });
    expect(said).toContain('Its readers get 4 of the 4 events that the log has.');
    await restore(server.url, 'briefing-a', '--yes');
    expect(said.at(-1)).toBe('There is nothing to take back.');
  });

  test('brings back all events of one that was deleted', async () => {
    await begin();
    await client.deleteStream('briefing-a');
    await restore(server.url, 'briefing-a', '--yes');
    expect(await revisions()).toEqual([0, 1, 2, 3]);
    await append('briefing-a');
    expect(await revisions()).toEqual([0, 1, 2, 3, 4]);
  });

  test('brings back all events of one to whose metadata the server adds that its readers begin after them', async () => {
    await begin({ log: new UndeletingLog() });
    await client.deleteStream('briefing-a');
    await client.setStreamMetadata('briefing-a', {});
    expect(await revisions()).toEqual([]);
    await client.deleteStream('briefing-a');
    await restore(server.url, 'briefing-a', '--yes');
    expect(await revisions()).toEqual([0, 1, 2, 3]);
  });

  test('finds the history under the name that it has in the category of this installation', async () => {
    await begin();
    names = new StreamNames('staging', ['briefing-']);
    await store.close();
    store = new EventStoreDbEventStore(server.url, names);
    await append('briefing-a');
    await client.deleteStream('staging-a');
    await restore(server.url, 'briefing-a', '--yes');
    expect(await revisions()).toEqual([0]);
    expect(said).toContain('Its readers get 0 of the 1 events that the log has.');
  });

  test('says that one that was written again is read together with what was there before', async () => {
    await begin();
    await client.deleteStream('briefing-a');
    // The program would refuse.
    await client.appendToStream('briefing-a', toProposed(newEvent()));
    expect(await revisions()).toEqual([4]);
    await restore(server.url, 'briefing-a', '--yes');
    expect(said.join('\n')).toContain('is read together with what was there before');
    expect(said.join('\n')).toContain('audit:verify goes on to say so');
    expect(await revisions()).toEqual([0, 1, 2, 3, 4]);
  });

  test('brings back what a scavenge has left, and says what is gone', async () => {
    await begin();
    await client.setStreamMetadata('briefing-a', { maxCount: 2 });
    server.scavenge();
    await client.setStreamMetadata('briefing-a', { maxCount: 1 });
    await restore(server.url, 'briefing-a', '--yes');
    expect(await revisions()).toEqual([2, 3]);
    expect(said.join('\n')).toContain('Revisions 0 to 1 are gone for good');
  });

  test('cannot bring back one with a tombstone, and says how its events are kept', async () => {
    await begin();
    await client.tombstoneStream('briefing-a');
    await expect(restore(server.url, 'briefing-a', '--yes')).rejects.toThrow(
      'A tombstone cannot be taken back. Do not scavenge: "audit:export" keeps the events that the log still has.',
    );
  });

  test('refuses a history that the store does not know', async () => {
    await begin();
    await expect(restore(server.url, 'briefing-z')).rejects.toThrow('The event store knows no history briefing-z.');
    await expect(restore(server.url)).rejects.toThrow('Name one stream');
  });

  test('has nothing to do where histories are in PostgreSQL', async () => {
    await begin();
    await expect(restore('', 'briefing-a')).rejects.toThrow('Histories are in PostgreSQL');
  });

  test('does with the connection string of an administrator what the user of the service may not', async () => {
    await begin({ users: USERS });
    const [service, admin] = [server.urlOf('service'), server.urlOf('admin')];
    const everybody = { $r: '$all', $w: '$all', $d: '$admins', $mr: '$all', $mw: '$admins' };
    await client.setStreamMetadata('$all', { acl: { readRoles: ['$admins', 'service'] } });
    await narrow(client, everybody);
    await client.deleteStream('briefing-a');
    await expect(restore(service, 'briefing-a', '--yes')).rejects.toThrow("may not write the stream's metadata");
    expect(await revisions()).toEqual([]);
    await restore(service, 'briefing-a', '--as', admin, '--yes');
    expect(await revisions()).toEqual([0, 1, 2, 3]);
    expect(said.join('\n')).not.toContain('changeit');
    await expect(restore(service, 'briefing-a', '--as', 'esdb://admin:pass word@x')).rejects.toThrow(
      '--as: one connection string is wanted',
    );
    const wrong = restore(service, 'briefing-a', '--as', server.urlOf('admin', 'other'));
    await expect(wrong).rejects.toThrow('does not accept the user name or the password in --as');
    await expect(restore(service, 'briefing-a', '--as', 'esdb://admin:pa:ss@x')).rejects.toThrow('--as must be like');
  });
});

/** Does what the server's own tests say that it does with the first metadata after a deletion. */
class UndeletingLog extends EventLog {
  override append(stream: string, expected: Expected, proposed: readonly Proposed[]): Outcome {
    const { $tb = 0 } = stream.startsWith('$$') ? this.metadataOf(stream.slice(2)) : {};
    const outcome = super.append(stream, expected, proposed);
    const [metadata] = proposed;
    if ($tb < LAST_REVISION || metadata === undefined) return outcome;
    const given = JSON.parse(Buffer.from(metadata.data, 'base64').toString()) as object;
    const next = (this.lastOf(stream.slice(2))?.revision ?? -1) + 1;
    const data = Buffer.from(JSON.stringify({ ...given, $tb: next })).toString('base64');
    super.append(stream, 'any', [{ ...metadata, id: randomUUID(), data }]);
    return outcome;
  }
}

async function narrow(client: EventStoreDBClient, acl: JsonObject): Promise<void> {
  const event = {
    ...newEvent('update-default-acl', { $userStreamAcl: acl }),
    contentType: 'application/json' as const,
  };
  await client.appendToStream('$settings', event as never);
}
