import { beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  EventStoreUnavailable,
  START,
  type EventStore,
} from '../../../../src/shared/storage/eventstore/event-store.js';
import type { Json } from '../../../../src/shared/kernel/json.js';
import { untilTrue } from '../../../support/time/until.js';
import { Reader, untilItIsThere } from './background-reader.js';
import { many, newEvent, newStream, type StoreUnderTest } from './store-under-test.js';

/** What every EventStore promises its subscribers. `opened`: the store of the whole contract. */
export function eventSubscriptionContract(opened: () => StoreUnderTest): void {
  describe('subscribe', () => {
    let under: StoreUnderTest;
    let store: EventStore;

    beforeAll(() => {
      under = opened();
      store = under.store;
    });

    test('reads history, then what comes, filtered and in order', async () => {
      const [wanted, other] = [`p${randomUUID().slice(0, 8)}`, `q${randomUUID().slice(0, 8)}`];
      const { position } = await store.append(newStream(), [newEvent()], -1);
      for (let n = 0; n < 30; n += 1) await store.append(newStream(n % 2 === 0 ? wanted : other), [newEvent()], -1);
      const reader = new Reader(store, { streamPrefix: `${wanted}-`, after: position, batchSize: 10 });
      await reader.has(15);
      await store.append(newStream(wanted), [newEvent('Live')], -1);
      await reader.has(16);
      await untilTrue(() => reader.batches.at(-1)!.live);
      await reader.stop();
      expect(reader.events.every(({ stream }) => stream.startsWith(`${wanted}-`))).toBe(true);
      const positions = reader.events.map(({ position }) => position);
      expect(positions).toEqual(positions.toSorted());
      const checkpoints = reader.batches.map(({ checkpoint }) => checkpoint);
      expect(checkpoints).toEqual(checkpoints.toSorted());
    });

    test('reaches readers here and in another process at once, not with the next poll', async () => {
      const prefix = `p${randomUUID().slice(0, 8)}`;
      const { position } = await store.append(newStream(), [newEvent()], -1);
      const readers = [store, under.other].map(
        (one) => new Reader(one, { streamPrefix: `${prefix}-`, after: position }),
      );
      let sent = 0;
      // Each comes right after a poll: without a notification, all would wait for half a second. A busy machine may be
      // late, but not each time.
      await untilTrue(async () => {
        const began = performance.now();
        await store.append(newStream(prefix), [newEvent()], -1);
        sent += 1;
        await Promise.all(readers.map(async (reader) => await reader.has(sent)));
        return performance.now() - began < 400;
      });
      await Promise.all(readers.map(async (reader) => await reader.stop()));
    });

    test('goes on after a checkpoint', async () => {
      const prefix = `p${randomUUID().slice(0, 8)}`;
      await store.append(newStream(prefix), [newEvent('Before')], -1);
      const first = new Reader(store, { streamPrefix: `${prefix}-` });
      await first.has(1);
      await first.stop();
      await store.append(newStream(prefix), [newEvent('After'), newEvent('After')], -1);
      const second = new Reader(store, { streamPrefix: `${prefix}-`, after: first.checkpoint });
      await second.has(2);
      await second.stop();
      expect(second.events.map(({ type }) => type)).toEqual(['After', 'After']);
    });

    test('says that nothing waits when it starts at the end', async () => {
      const stream = newStream();
      const { position } = await store.append(stream, [newEvent()], -1);
      const reader = new Reader(store, { streamPrefix: 'nothing-', after: position });
      await untilTrue(() => reader.batches.length > 0);
      await reader.stop();
      expect(reader.batches.at(-1)).toMatchObject({ events: [], live: true });
    });

    test('loses nothing to writers that overlap', async () => {
      const prefix = `p${randomUUID().slice(0, 8)}`;
      const { position } = await store.append(newStream(), [newEvent()], -1);
      const reader = new Reader(store, { streamPrefix: `${prefix}-`, after: position, batchSize: 7 });
      const writers = Array.from({ length: 8 }, async (_, writer) => {
        const stream = `${prefix}-${writer}`;
        for (let n = 0; n < 25; n += 1) await store.append(stream, [newEvent('E', n)], n - 1);
      });
      await Promise.all(writers);
      await reader.has(200);
      await reader.stop();
      expect(new Set(reader.events.map(({ id }) => id)).size).toBe(200);
      for (let writer = 0; writer < 8; writer += 1) {
        const own = reader.events.filter(({ stream }) => stream === `${prefix}-${writer}`);
        expect(own.map(({ revision }) => revision)).toEqual(own.map((_, n) => n));
      }
    });

    test('loses nothing over an outage, and appends get through', async () => {
      const prefix = `p${randomUUID().slice(0, 8)}`;
      const { position } = await store.append(newStream(), [newEvent()], -1);
      const reader = new Reader(store, { streamPrefix: `${prefix}-`, after: position, batchSize: 10 });
      await store.append(newStream(prefix), [newEvent()], -1);
      await reader.has(1);
      const appends = Array.from({ length: 40 }, async (_, n) => {
        await sleep(n * 10);
        await store.append(newStream(prefix), [newEvent(), newEvent()], -1);
      });
      for (let cuts = 0; cuts < 2; cuts += 1) {
        await sleep(100);
        under.cable.pull();
        await under.cable.plug();
      }
      await Promise.all(appends);
      await reader.has(81);
      await reader.stop();
      expect(new Set(reader.events.map(({ id }) => id)).size).toBe(81);
    });

    test('gives a reader that had nothing left to read what another process appends after an outage', async () => {
      const prefix = `p${randomUUID().slice(0, 8)}`;
      const reader = new Reader(store, { streamPrefix: `${prefix}-` });
      await store.append(newStream(prefix), [newEvent()], -1);
      await reader.has(1);
      await untilTrue(() => reader.batches.at(-1)?.live === true);
      under.cable.pull();
      await under.cable.plug();
      await untilItIsThere(async () => await under.other.append(newStream(prefix), [newEvent()], -1));
      await reader.has(2);
      await reader.stop();
    });

    test('while the store is away says so to writers and readers; when it is back, goes on by itself', async () => {
      const prefix = `p${randomUUID().slice(0, 8)}`;
      const reader = new Reader(store, { streamPrefix: `${prefix}-` });
      const stream = newStream(prefix);
      await store.append(stream, [newEvent()], -1);
      await reader.has(1);
      under.cable.pull();
      const late = newEvent();
      const refused = await Promise.allSettled([store.append(stream, [late], 0), store.readStream(stream)]);
      for (const call of refused) {
        expect(call).toEqual({ status: 'rejected', reason: expect.any(EventStoreUnavailable) });
      }
      await under.cable.plug();
      await untilItIsThere(async () => await store.append(stream, [late], 0));
      await untilItIsThere(async () => await under.other.append(stream, [newEvent()], 1));
      await reader.has(3);
      await reader.stop();
      expect(reader.events.map(({ revision }) => revision)).toEqual([0, 1, 2]);
    });

    test('reads all that is there in batches, and says when it has', async () => {
      const prefix = `p${randomUUID().slice(0, 8)}`;
      for (let n = 0; n < 6; n += 1) await store.append(newStream(prefix), many(200, n * 200), -1);
      const abort = new AbortController();
      const seen: Json[] = [];
      for await (const { events, live } of store.subscribe({
        after: START,
        streamPrefix: `${prefix}-`,
        signal: abort.signal,
      })) {
        expect(events.length).toBeLessThanOrEqual(501);
        seen.push(...events.map(({ data }) => data));
        if (live) abort.abort();
      }
      expect(seen).toEqual(Array.from({ length: 1_200 }, (_, n) => n));
    });

    test('takes a prefix for what it is, and without one gives every stream but the server’s own', async () => {
      const [id, { position }] = [randomUUID(), await store.append(newStream(), [newEvent()], -1)];
      const names = [`a-${id}`, `a_${id}`, `A-${id}`, `ab-${id}`, `%-${id}`];
      for (const name of names) await store.append(name, [newEvent()], -1);
      const wanted = new Reader(store, { streamPrefix: 'a-', after: position });
      const pattern = new Reader(store, { streamPrefix: '%', after: position });
      const all = new Reader(store, { after: position });
      await Promise.all([wanted.has(1), pattern.has(1), all.has(5)]);
      await Promise.all([wanted.stop(), pattern.stop(), all.stop()]);
      expect(wanted.events[0]!.stream).toBe(names[0]);
      expect(pattern.events[0]!.stream).toBe(names[4]);
      expect(all.events.map(({ stream }) => stream)).toEqual(names);
    });

    test('goes at the pace of its reader', async () => {
      const prefix = `p${randomUUID().slice(0, 8)}`;
      const { position } = await store.append(newStream(), [newEvent()], -1);
      await store.append(newStream(prefix), many(30), -1);
      const abort = new AbortController();
      const sizes: number[] = [];
      const options = { after: position, streamPrefix: `${prefix}-`, batchSize: 10, signal: abort.signal };
      for await (const { events, live } of store.subscribe(options)) {
        if (sizes.length === 0) await store.append(newStream(prefix), many(5), -1);
        sizes.push(events.length);
        if (live) abort.abort();
      }
      expect(Math.max(...sizes)).toBeLessThanOrEqual(11);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(35);
    });

    test('ends when it is told to, also while nothing happens', async () => {
      const reader = new Reader(store, { streamPrefix: 'nothing-' });
      await sleep(50);
      await reader.stop();
      expect(reader.events).toEqual([]);
    });
  });
}
