import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { EventStoreUnavailable, type EventBatch } from '../../../../src/shared/storage/eventstore/event-store.js';
import { EventStoreDbEventStore } from '../../../../src/shared/storage/eventstoredb/eventstoredb-event-store.js';
import { identityOf } from '../../../../src/shared/storage/eventstoredb/eventstoredb-identity.js';
import { EventStreams } from '../../../../src/shared/storage/eventstore/event-streams.js';
import { headOf } from '../../../../src/shared/storage/eventstore/hash-chain.js';
import { StreamNames } from '../../../../src/shared/storage/eventstore/stream-names.js';
import { Cable } from '../../../support/servers/cable.js';
import { chainProblems } from '../../../support/database/chain-problems.js';
import { EventLog, type Outcome } from '../../../support/eventstoredb/event-log.js';
import { EventStoreDbProcess } from '../../../support/eventstoredb/eventstoredb-process.js';
import { ProtocolServer, type ServerOptions } from '../../../support/eventstoredb/protocol-server.js';
import { untilItIsThere } from '../eventstore/background-reader.js';
import { crowdedEventStoreContract } from '../eventstore/crowded-event-store.contract.js';
import { eventStoreContract } from '../eventstore/event-store.contract.js';
import { newEvent, newStream, type StoreUnderTest } from '../eventstore/store-under-test.js';

// The outages are meant.
Logger.overrideLogger(false);

/** On a server at this URL, which names one node. */
async function open(serverUrl: string, stop: () => void, names?: StreamNames): Promise<StoreUnderTest> {
  const target = new URL(serverUrl.replace(/^esdb:/, 'http:'));
  const cable = new Cable({ hostname: target.hostname, port: target.port || '2113' });
  await cable.plug();
  const url = serverUrl.replace(target.host, `127.0.0.1:${cable.port}`);
  const [store, other] = [new EventStoreDbEventStore(url, names), new EventStoreDbEventStore(url, names)];
  const close = async (): Promise<void> => {
    await Promise.all([store.close(), other.close()]);
    cable.pull();
    stop();
  };
  return { store, other, cable, close };
}

async function openStandIn(options: ServerOptions = {}): Promise<StoreUnderTest> {
  const server = await new ProtocolServer(options).start();
  return await open(server.url, () => server.kill());
}

eventStoreContract('eventstoredb, over its protocol', openStandIn);
// Each append takes its time, so that the same one finds it unfinished.
crowdedEventStoreContract('eventstoredb, over its protocol', async () => {
  return await openStandIn({ writesMs: 20, waitsMs: 200 });
});
crowdedEventStoreContract('eventstoredb, a server that does not say when a reader has caught up', async () => {
  return await openStandIn({ saysCaughtUp: false });
});

/** What the contract calls its streams. */
const STREAMS = ['briefing-', 'p', 'q', 'a', 'A', '%', 'nothing-'];

eventStoreContract('eventstoredb, in a category of our own', async () => {
  const server = await new ProtocolServer().start();
  return await open(server.url, () => server.kill(), new StreamNames('staging', STREAMS));
});

eventStoreContract('eventstoredb, from before a subscription said that it has caught up', async () => {
  const server = await new ProtocolServer({ saysCaughtUp: false }).start();
  return await open(server.url, () => server.kill());
});

const real = process.env['TEST_EVENT_STORE_URL'];
if (real !== undefined) {
  const openReal = async (): Promise<StoreUnderTest> => await open(real, () => undefined);
  eventStoreContract('eventstoredb, a real server', openReal);
  crowdedEventStoreContract('eventstoredb, a real server', openReal);
}

class CountingLog extends EventLog {
  appends = 0;

  override append(...given: Parameters<EventLog['append']>): Outcome {
    this.appends += 1;
    return super.append(...given);
  }
}

async function firstBatch(batches: AsyncIterable<EventBatch>): Promise<EventBatch> {
  for await (const batch of batches) return batch;
  throw new Error('no batch');
}

describe('the EventStoreDB event store', () => {
  let server: ProtocolServer;
  let store: EventStoreDbEventStore;
  beforeAll(async () => {
    server = await new ProtocolServer().start();
    store = new EventStoreDbEventStore(server.url);
  });
  afterAll(async () => {
    await store.close();
    server.kill();
  });

  test('finds the nodes of a cluster by gossip', async () => {
    const node = await new ProtocolServer().start();
    const clustered = new EventStoreDbEventStore(`esdb://${node.address},${server.address}?tls=false`);
    const stream = newStream();
    await clustered.append(stream, [newEvent()], -1);
    expect(await clustered.readStream(stream)).toHaveLength(1);
    await clustered.close();
    node.kill();
  });

  test('outlives a whole cluster that goes away under many calls and comes back', async () => {
    const node = await new ProtocolServer().start();
    const clustered = new EventStoreDbEventStore(`esdb+discover://${node.address}?tls=false&maxDiscoverAttempts=2`);
    const stream = newStream();
    await clustered.append(stream, [newEvent()], -1);
    node.kill();
    const calls = Array.from({ length: 10 }, async () => await clustered.readStream(stream));
    for (const call of await Promise.allSettled(calls)) {
      expect(call).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    }
    await node.start();
    expect(await clustered.readStream(stream)).toHaveLength(1);
    await clustered.close();
    node.kill();
  });

  test('gives up on a server that takes calls and never answers', async () => {
    const silent = await new ProtocolServer().start();
    const waiting = new EventStoreDbEventStore(silent.url);
    silent.fallSilent();
    const append = waiting.append(newStream(), [newEvent()], -1);
    const read = waiting.readStream(newStream());
    await expect(append).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(read).rejects.toBeInstanceOf(EventStoreUnavailable);
    silent.speakAgain();
    expect(await waiting.readStream(newStream())).toEqual([]);
    await waiting.close();
    silent.kill();
  });

  test('cut short by its own end, an answer is no answer', async () => {
    const ending = new EventStoreDbEventStore(server.url);
    const stream = newStream();
    for (let at = 0; at < 2_000; at += 100) {
      const hundred = Array.from({ length: 100 }, () => newEvent());
      await untilItIsThere(async () => await ending.append(stream, hundred, at - 1));
    }
    const read = ending.readStream(stream);
    await ending.close();
    const outcome = await read.then(
      (events) => events.length,
      (error: unknown) => error,
    );
    expect(outcome instanceof EventStoreUnavailable || outcome === 2_000).toBe(true);
  });

  test('has an append that equals one on its way share its answer, and the server hear of it once', async () => {
    const log = new CountingLog();
    const busy = await new ProtocolServer({ log, writesMs: 50 }).start();
    const client = new EventStoreDbEventStore(busy.url);
    const [stream, event, before] = [newStream(), newEvent(), log.appends];
    const all = await Promise.all(Array.from({ length: 8 }, async () => await client.append(stream, [event], -1)));
    expect(new Set(all.map(({ position }) => position)).size).toBe(1);
    expect(log.appends - before).toBe(1);
    const others = [client.append(stream, [newEvent()], -1), client.append(stream, [newEvent()], -1)];
    for (const other of others) await expect(other).rejects.toMatchObject({ actual: 0 });
    expect(log.appends - before).toBe(3);
    await client.close();
    busy.kill();
  });

  test('tells all who wait for one append when it fails, and begins anew with the next', async () => {
    const stream = newStream();
    const [event] = [newEvent()];
    const refused = [store.append(stream, [event], 5), store.append(stream, [event], 5)];
    for (const one of refused) await expect(one).rejects.toMatchObject({ expected: 5, actual: -1 });
    expect(await store.append(stream, [event], -1)).toMatchObject({ revision: 0 });
  });

  test('keeps the chain of histories', async () => {
    const [streams, stream] = [new EventStreams(store), newStream()];
    const data = { z: [1e21, 5e-324, -0, 0.1], a: { 'é\u0000': '\uD800😀' }, n: null };
    await streams.append(stream, [newEvent('A', data), newEvent('B')]);
    await streams.append(stream, [newEvent('C', data)], headOf(await streams.read(stream)));
    const history = await streams.read(stream);
    expect(history.map(({ type }) => type)).toEqual(['A', 'B', 'C']);
    expect(chainProblems(history)).toEqual([]);
  });

  test('has a name that is in no history, the same for all who ask at once and later', async () => {
    const names = await Promise.all(Array.from({ length: 5 }, async () => await identityOf(store)));
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(/^eventstoredb:[0-9a-f-]{36}$/);
    const { events } = await firstBatch(store.subscribe({ after: '', signal: new AbortController().signal }));
    expect(events.filter(({ stream }) => stream.startsWith('$'))).toEqual([]);
  });

  test('finds everything again when its server was killed and started anew', async () => {
    const killed = await EventStoreDbProcess.start();
    const client = new EventStoreDbEventStore(killed.url);
    const stream = newStream();
    const name = await identityOf(client);
    await client.append(stream, [newEvent('Before')], -1);
    await killed.kill();
    const during = client.append(stream, [newEvent('During')], 0).catch((error: unknown) => error);
    await killed.startAgain();
    if ((await during) instanceof Error) await client.append(stream, [newEvent('During')], 0);
    expect((await client.readStream(stream)).map(({ type }) => type)).toEqual(['Before', 'During']);
    expect(await identityOf(client)).toBe(name);
    await client.close();
    await killed.remove();
  });
});
