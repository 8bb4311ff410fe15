import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EventStoreDBClient, binaryEvent } from '@eventstore/db-client';
import { EventStoreDbEventStore } from '../../../../src/shared/storage/eventstoredb/eventstoredb-event-store.js';
import { ProtocolServer } from '../../../support/eventstoredb/protocol-server.js';
import { until } from '../../../support/time/until.js';
import { AFTER, BEFORE, ParkingNodes, forge, spoil } from './parking-nodes.js';
import { newStreams, write, type Node } from './projection-nodes.js';

const DELETED = 'the stream was deleted for ever';

const at = ParkingNodes.forEachTest();
let server: ProtocolServer;
let store: EventStoreDbEventStore;
let somebody: EventStoreDBClient;

beforeEach(async () => {
  server = await new ProtocolServer().start();
  store = new EventStoreDbEventStore(server.url);
  somebody = EventStoreDBClient.connectionString(server.url);
});
afterEach(async () => {
  await somebody.dispose();
  await store.close();
  server.kill();
});

const node = async (version = 'one'): Promise<Node> => await at.node(version, { eventStore: store, version });

async function untilParked(one: Node, count: number): Promise<void> {
  await until(
    () => one.projector.assertMoving(),
    (parked) => parked === count,
  );
}

/** Whatever was written before this one has been seen when it is shown. */
async function caughtUp(one: Node): Promise<void> {
  const [last] = newStreams(1) as [string];
  await write(one, [last], 1);
  await until(
    () => at.rowOf(last),
    (row) => row !== undefined,
  );
}

describe('a history in an EventStoreDB', () => {
  test('that was deleted for ever is parked as that, its row stays, and all others go on', async () => {
    const a = await node();
    const [gone, unseen, good] = newStreams(3) as [string, string, string];
    a.projector.start();
    await write(a, [gone], 2);
    await caughtUp(a);
    await somebody.tombstoneStream(gone);
    await somebody.tombstoneStream(unseen);
    await write(a, [good], 2);
    await caughtUp(a);
    expect(await a.projector.assertMoving()).toBe(2);
    expect(await a.parked.find('totals', gone)).toMatchObject({ eventType: '$streamDeleted', why: DELETED });
    expect(await at.rowOf(gone)).toEqual(BEFORE);
    expect(await at.rowOf(unseen)).toBeUndefined();
    expect(await at.rowOf(good)).toEqual({ revision: 1, total: 1 });
    expect((await a.lags.read())[0]!.behindMs).toBe(0);
    for (const parked of await a.parked.all()) expect(await a.retry.retry(parked)).toMatchObject({ why: DELETED });
    const spoilt = [gone, unseen].toSorted().map((stream) => ({ stream, why: DELETED }));
    expect(await a.verification.verify('totals')).toMatchObject({ differing: 0, spoilt });
    expect(await a.rebuild.rebuild('totals')).toMatchObject({ changed: 0, spoilt });
    expect(await at.rowOf(gone)).toEqual(BEFORE);
  });

  test('that was parked and is deleted for ever then says so when it is tried again', async () => {
    const a = await node();
    const [bad] = newStreams(1) as [string];
    await spoil(a, bad);
    a.projector.start();
    await untilParked(a, 1);
    await somebody.tombstoneStream(bad);
    await caughtUp(a);
    a.projection.knows.add('Forged');
    expect(await a.retry.retry((await a.parked.all())[0]!)).toMatchObject({ revision: 2, why: DELETED });
    expect(await at.rowOf(bad)).toEqual(BEFORE);
  });

  test('with an event that was forged is projected by a program that can, with all that has waited', async () => {
    const a = await node('one');
    const [bad, good] = newStreams(2) as [string, string];
    await spoil(a, bad);
    await write(a, [good], 2);
    a.projector.start();
    await caughtUp(a);
    expect(await at.rowOf(bad)).toEqual(BEFORE);
    expect(await at.rowOf(good)).toEqual({ revision: 1, total: 1 });
    const newer = await node('two');
    newer.projection.knows.add('Forged');
    newer.projector.start();
    await untilParked(a, 0);
    expect(await at.rowOf(bad)).toEqual(AFTER);
    await forge(a, bad, 5, 'Added');
    await caughtUp(a);
    expect(await at.rowOf(bad)).toEqual({ revision: 5, total: 15 });
    expect(await at.effectsOf(bad)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('with an event that is no JSON is parked', async () => {
    const a = await node();
    const [bad] = newStreams(1) as [string];
    await write(a, [bad], 2);
    await somebody.appendToStream(bad, binaryEvent({ type: 'Added', data: Buffer.from('not JSON') }));
    a.projector.start();
    await caughtUp(a);
    expect(await a.parked.all()).toMatchObject([{ stream: bad, revision: 2, eventType: 'Added' }]);
    expect(await at.rowOf(bad)).toEqual(BEFORE);
  });

  test('that was deleted for ever does not count for a bad program, however many there are', async () => {
    const a = await node();
    const gone = newStreams(120);
    for (const stream of gone) await somebody.tombstoneStream(stream);
    a.projector.start();
    await caughtUp(a);
    expect(await a.projector.assertMoving()).toBe(120);
    expect(await a.verification.verify('totals')).toMatchObject({ differing: 0 });
  });
});
