import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { START, positionOf, type Position } from '../../../../src/shared/storage/eventstore/event-store.js';
import { EventStoreDbEventStore } from '../../../../src/shared/storage/eventstore/eventstoredb-event-store.js';
import { readLog } from '../../../../src/shared/storage/eventstore/read-log.js';
import { StreamNames } from '../../../../src/shared/storage/eventstore/stream-names.js';
import { Cable } from '../../../support/cable.js';
import { EventLog, type Proposed } from '../../../support/eventstoredb/event-log.js';
import { ProtocolServer } from '../../../support/eventstoredb/protocol-server.js';
import { Reader } from './background-reader.js';
import { newEvent } from './event-store.contract.js';

const FOREIGN = 100_000;

const newOrder = (): Proposed => ({
  id: randomUUID(),
  properties: { type: 'Ordered', 'content-type': 'application/json' },
  data: Buffer.from(JSON.stringify({ order: 'x'.repeat(100) })).toString('base64'),
  metadata: '',
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
    cable = new Cable(new URL(`http://${server.address}`));
    await cable.plug();
    store = new EventStoreDbEventStore(
      `esdb://127.0.0.1:${cable.port}?tls=false`,
      new StreamNames('briefing', ['briefing-']),
    );
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

  test('is followed from a checkpoint at an event of theirs, as unfiltered reading has left them', async () => {
    const theirs = log.all.find(({ stream }) => stream === 'orders-500')!;
    const reader = new Reader(store, { after: positionOf(BigInt(theirs.position)) });
    await reader.has(1);
    await reader.stop();
    expect(reader.events.map(({ type }) => type)).toEqual(['Last']);
  });
});
