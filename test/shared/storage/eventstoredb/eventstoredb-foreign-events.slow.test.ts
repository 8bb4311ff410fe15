import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  START,
  positionOf,
  type EventBatch,
  type Position,
} from '../../../../src/shared/storage/eventstore/event-store.js';
import { EventStoreDbEventStore } from '../../../../src/shared/storage/eventstoredb/eventstoredb-event-store.js';
import { readLog } from '../../../../src/shared/storage/eventstore/read-log.js';
import { StreamNames } from '../../../../src/shared/storage/eventstore/stream-names.js';
import { Cable } from '../../../support/servers/cable.js';
import { EventLog, type Proposed } from '../../../support/eventstoredb/event-log.js';
import { ProtocolServer } from '../../../support/eventstoredb/protocol-server.js';
import { until, untilTrue } from '../../../support/time/until.js';
import { Reader, untilItIsThere } from '../eventstore/background-reader.js';
import { newEvent } from '../eventstore/store-under-test.js';

const FOREIGN = 100_000;

const newOrder = (): Proposed => ({
  id: randomUUID(),
  properties: { type: 'Ordered', 'content-type': 'application/json' },
  data: Buffer.from(JSON.stringify({ order: 'x'.repeat(100) })).toString('base64'),
  metadata: '',
});

async function connect(server: ProtocolServer): Promise<[Cable, EventStoreDbEventStore]> {
  const cable = new Cable(new URL(`http://${server.address}`));
  await cable.plug();
  const names = new StreamNames('briefing', ['briefing-']);
  return [cable, new EventStoreDbEventStore(`esdb://127.0.0.1:${cable.port}?tls=false`, names)];
}

// Outages and old servers are meant.
Logger.overrideLogger(false);

describe('an EventStoreDB of a version that does not say when a subscription has caught up', () => {
  const log = new EventLog();
  let server: ProtocolServer;
  let cable: Cable;
  let store: EventStoreDbEventStore;

  beforeAll(async () => {
    server = await new ProtocolServer({ log, saysCaughtUp: false }).start();
    [cable, store] = await connect(server);
    log.append('orders-1', 'any', Array.from({ length: 5_000 }, newOrder));
    await store.append('briefing-art_1', [newEvent('Ours')], -1);
  });
  afterAll(async () => {
    await store.close();
    cable.pull();
    server.kill();
  });

  /** How many bytes it takes to read what is ours. */
  async function costs(): Promise<number> {
    const before = cable.received;
    const seen: string[] = [];
    for await (const events of readLog(store, START)) seen.push(...events.map(({ type }) => type));
    expect(seen).toEqual(['Ours']);
    return cable.received - before;
  }

  test('is read in pages, and by subscriptions again once it is upgraded', async () => {
    // The first reader finds it out.
    await costs();
    expect(await costs()).toBeGreaterThan(500_000);
    server.kill();
    const port = Number(new URL(`http://${server.address}`).port);
    server = await new ProtocolServer({ log, port }).start();
    await until(
      async () => await untilItIsThere(costs),
      (bytes) => bytes < 50_000,
    );
  });
});

describe('an EventStoreDB that is full of other people’s events', () => {
  const log = new EventLog();
  let server: ProtocolServer;
  let cable: Cable;
  let store: EventStoreDbEventStore;
  let last: Position;

  const othersWrite = (category: string, count: number): void => {
    for (let n = 0; n < count; n += 100) log.append(`${category}-${n}`, 'any', Array.from({ length: 100 }, newOrder));
  };

  beforeAll(async () => {
    server = await new ProtocolServer({ log }).start();
    [cable, store] = await connect(server);
    await store.append('briefing-art_1', [newEvent('First')], -1);
    othersWrite('orders', FOREIGN);
    last = (await store.append('briefing-art_1', [newEvent('Last')], 0)).position;
  });
  afterAll(async () => {
    await store.close();
    cable.pull();
    server.kill();
  });

  test('is caught up with past them without one of them being sent', async () => {
    const before = cable.received;
    const seen: string[] = [];
    for await (const events of readLog(store, START)) seen.push(...events.map(({ type }) => type));
    expect(seen).toEqual(['First', 'Last']);
    expect(cable.received - before).toBeLessThan(FOREIGN);
  });

  test('has those that were passed over in the checkpoint, so that nobody looks through them again', async () => {
    othersWrite('bills', FOREIGN / 10);
    const { signal } = new AbortController();
    let checkpoint = last;
    for await (const batch of store.subscribe({ after: last, signal })) {
      expect(batch.events).toEqual([]);
      checkpoint = batch.checkpoint;
      if (batch.live) break;
    }
    expect(log.all.filter(({ position }) => position > Number(checkpoint)).length).toBeLessThan(FOREIGN / 20);
  });

  test('keeps no reader waiting for what this process appends to other streams than ours', async () => {
    const { signal } = new AbortController();
    const after = (await store.append('briefing-art_3', [newEvent()], -1)).position;
    for await (const { events, live } of store.subscribe({ after, signal })) {
      if (events.length > 0) {
        expect(live).toBe(true);
        break;
      }
      await store.append('briefing-art_3', [newEvent()], 0);
      await store.append('podcast-briefings', [newEvent()], 'any');
    }
  });

  test('is followed from a checkpoint at an event of theirs, as unfiltered reading has left them', async () => {
    const theirs = log.all.find(({ stream }) => stream === 'orders-500')!;
    const reader = new Reader(store, { after: positionOf(BigInt(theirs.position)) });
    await untilTrue(() => reader.events.length > 0);
    await reader.stop();
    expect(reader.events[0]).toMatchObject({ type: 'Last' });
  });

  test('has no checkpoint ahead of what its reader has, however slow that one is', async () => {
    const { length } = log.all;
    for (let n = 0; n < 60; n += 1) {
      await store.append('briefing-art_2', [newEvent('E', n)], n - 1);
      othersWrite(`others${n}`, 100);
    }
    const batches: EventBatch[] = [];
    const { signal } = new AbortController();
    const after = positionOf(BigInt(log.all[length - 1]!.position));
    for await (const batch of store.subscribe({ after, batchSize: 10, signal })) {
      batches.push(batch);
      // Meanwhile the client gets all that its buffer holds.
      await sleep(20);
      if (batch.live) break;
    }
    expect(batches.flatMap(({ events }) => events.map(({ data }) => data))).toEqual(
      Array.from({ length: 60 }, (_, n) => n),
    );
    for (const [index, { events, checkpoint }] of batches.entries()) {
      const next = batches.slice(index + 1).flatMap((batch) => batch.events)[0];
      expect(events.length).toBeLessThanOrEqual(10);
      expect(checkpoint >= (events.at(-1)?.position ?? after)).toBe(true);
      expect(next === undefined || checkpoint < next.position).toBe(true);
    }
  });
});
