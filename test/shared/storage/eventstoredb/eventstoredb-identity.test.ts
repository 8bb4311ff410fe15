import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { NO_STREAM, jsonEvent } from '@eventstore/db-client';
import { openEventStoreDb } from '../../../../src/shared/storage/eventstoredb/eventstoredb-client.js';
import { EventStoreDbEventStore } from '../../../../src/shared/storage/eventstoredb/eventstoredb-event-store.js';
import { identityOf, knownIdentityOf } from '../../../../src/shared/storage/eventstoredb/eventstoredb-identity.js';
import { chainProblems } from '../../../support/database/chain-problems.js';
import { ProtocolServer } from '../../../support/eventstoredb/protocol-server.js';

let server: ProtocolServer;
let store: EventStoreDbEventStore;
let other: EventStoreDbEventStore;
beforeEach(async () => {
  server = await new ProtocolServer().start();
  store = new EventStoreDbEventStore(server.url);
  other = new EventStoreDbEventStore(server.url);
});
afterEach(async () => {
  await Promise.all([store.close(), other.close()]);
  server.kill();
});

/** As programs did until 2026-11. */
async function nameInMetadata(identity: string): Promise<void> {
  const client = openEventStoreDb(server.url);
  const named = jsonEvent({ id: randomUUID(), type: '$metadata', data: { identity }, metadata: {} });
  await client.appendToStream('$$podcast-briefings', named, { expectedRevision: NO_STREAM });
  await client.dispose();
}

const named = async (): Promise<unknown> => (await store.readStream('podcast-briefings')).map(({ data }) => data);

describe('the name of an EventStoreDB', () => {
  test('is not made up anew when somebody has deleted it, and is the old one when it is back', async () => {
    const name = await identityOf(store);
    const client = openEventStoreDb(server.url);
    await client.deleteStream('podcast-briefings');
    await expect(identityOf(store)).rejects.toMatchObject({ advice: expect.stringContaining('was deleted there') });
    for (const _ of [1, 2]) await client.setStreamMetadata('podcast-briefings', {});
    expect(await identityOf(store)).toBe(name);
    await client.dispose();
  });

  test('is missed in words when somebody has deleted its stream for good', async () => {
    await identityOf(store);
    const client = openEventStoreDb(server.url);
    await client.tombstoneStream('podcast-briefings');
    await expect(identityOf(store)).rejects.toMatchObject({
      advice: expect.stringContaining('deleted there for good'),
    });
    await client.dispose();
  });

  test('is one for all nodes that ask at once, and is written once', async () => {
    const asked = await Promise.all([store, other, store, other].map(async (node) => await identityOf(node)));
    const [name = ''] = asked;
    expect(asked).toEqual([name, name, name, name]);
    expect(name).toMatch(/^eventstoredb:[0-9a-f-]{36}$/);
    expect(await named()).toEqual([{ identity: name.slice('eventstoredb:'.length) }]);
  });

  test('is an event of an ordinary stream, under a chain', async () => {
    await identityOf(store);
    const history = await store.readStream('podcast-briefings');
    expect(history.map(({ type, revision }) => [type, revision])).toEqual([['EventStoreNamed', 0]]);
    expect(chainProblems(history)).toEqual([]);
    expect(await store.readStream('$$podcast-briefings')).toEqual([]);
  });

  test('that was written into metadata by an older program stays, for all nodes that ask at once', async () => {
    const identity = randomUUID();
    await nameInMetadata(identity);
    expect(await knownIdentityOf(other)).toBe(`eventstoredb:${identity}`);
    const asked = await Promise.all([store, other, store].map(async (node) => await identityOf(node)));
    expect(new Set(asked)).toEqual(new Set([`eventstoredb:${identity}`]));
    expect(await named()).toEqual([{ identity }]);
  });

  test('is not given to it by somebody who only wants to know it', async () => {
    expect(await knownIdentityOf(store)).toBeNull();
    expect(await named()).toEqual([]);
  });
});
