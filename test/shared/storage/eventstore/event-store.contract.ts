import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  START,
  WrongExpectedRevision,
  type EventStore,
  type NewEvent,
  type RecordedEvent,
} from '../../../../src/shared/storage/eventstore/event-store.js';
import type { Json } from '../../../../src/shared/kernel/json.js';
import type { Cable } from '../../../support/cable.js';
import { untilTrue } from '../../../support/until.js';
import { Reader, untilItIsThere } from './background-reader.js';

export interface StoreUnderTest {
  readonly store: EventStore;
  /** Another process on the same events. */
  readonly other: EventStore;
  /** Between both of them and the server. */
  readonly cable: Cable;
  close(): Promise<void>;
}

export const newEvent = (type = 'Happened', data: Json = { n: 1 }): NewEvent => ({
  id: randomUUID(),
  type,
  data,
  metadata: { correlationId: 'c' },
});

export const newStream = (prefix = 'briefing'): string => `${prefix}-${randomUUID()}`;

const given = ({ id, type, data, metadata }: RecordedEvent): NewEvent => ({ id, type, data, metadata });

const many = (count: number, from = 0): NewEvent[] => Array.from({ length: count }, (_, n) => newEvent('E', from + n));

/** What every EventStore promises. */
export function eventStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`event store contract: ${name}`, () => {
    let under: StoreUnderTest;
    let store: EventStore;

    beforeAll(async () => {
      under = await open();
      store = under.store;
    });
    afterAll(async () => await under.close());

    describe('append', () => {
      test('keeps all that was given, in order', async () => {
        const stream = newStream();
        const events = [
          newEvent('A', { text: 'é😀', list: [1, null, { y: 0.1 }], deep: { a: { b: true } } }),
          newEvent('B'),
        ];
        const appended = await store.append(stream, events, -1);
        const recorded = await store.readStream(stream);
        expect(recorded.map(given)).toEqual(events);
        expect(recorded.map(({ revision }) => revision)).toEqual([0, 1]);
        expect(appended).toEqual({ revision: 1, position: recorded[1]!.position });
        expect(recorded[0]!.position < recorded[1]!.position).toBe(true);
        expect(recorded[0]!.position).toMatch(/^\d{20}$/);
        expect(Math.abs(recorded[0]!.recordedAt - Date.now())).toBeLessThan(60_000);
      });

      test('refuses a wrong expected revision and says the actual one', async () => {
        const stream = newStream();
        await store.append(stream, [newEvent(), newEvent()], -1);
        for (const wrong of [-1, 0, 7]) {
          const refused = store.append(stream, [newEvent()], wrong);
          await expect(refused).rejects.toMatchObject({ name: 'WrongExpectedRevision', expected: wrong, actual: 1 });
        }
        await expect(store.append(newStream(), [newEvent()], 3)).rejects.toMatchObject({ actual: -1 });
      });

      test('lets exactly one of 20 concurrent appends win', async () => {
        const stream = newStream();
        const attempts = Array.from(
          { length: 20 },
          async () => await store.append(stream, [newEvent(), newEvent()], -1),
        );
        const results = await Promise.allSettled(attempts);
        const refusals = results.filter((result) => result.status === 'rejected');
        expect(refusals).toHaveLength(19);
        for (const { reason } of refusals) expect(reason).toBeInstanceOf(WrongExpectedRevision);
        expect(await store.readStream(stream)).toHaveLength(2);
      });

      test('repeated with the same event ids is one append', async () => {
        const stream = newStream();
        const events = [newEvent(), newEvent()];
        const first = await store.append(stream, events, -1);
        expect(await store.append(stream, events, -1)).toEqual(first);
        await store.append(stream, [newEvent()], 1);
        expect(await store.append(stream, events, -1)).toEqual(first);
        expect(await store.readStream(stream)).toHaveLength(3);
      });

      test('repeated by several at once is one append for all of them', async () => {
        const stream = newStream();
        const events = [newEvent()];
        const all = await Promise.all(Array.from({ length: 8 }, async () => await store.append(stream, events, -1)));
        expect(new Set(all.map(({ position }) => position)).size).toBe(1);
        expect(await store.readStream(stream)).toHaveLength(1);
      });

      test('by two writers, who try again when the other was faster, leaves one stream without a gap', async () => {
        const stream = newStream();
        const writer = async (own: EventStore, name: string): Promise<void> => {
          for (let n = 0; n < 15;) {
            const head = (await own.readStream(stream, { backwards: true, limit: 1 })).at(0)?.revision ?? -1;
            try {
              await own.append(stream, [newEvent(name, n)], head);
              n += 1;
            } catch (error) {
              expect(error).toBeInstanceOf(WrongExpectedRevision);
            }
          }
        };
        await Promise.all([writer(store, 'one'), writer(under.other, 'two')]);
        const events = await store.readStream(stream);
        expect(events.map(({ revision }) => revision)).toEqual(Array.from({ length: 30 }, (_, n) => n));
        for (const name of ['one', 'two']) {
          const own = events.filter(({ type }) => type === name);
          expect(own.map(({ data }) => data)).toEqual(Array.from({ length: 15 }, (_, n) => n));
        }
      });

      test('repeated in another process, when others have appended since, is one append', async () => {
        const [stream, events] = [newStream(), [newEvent(), newEvent()]];
        await store.append(stream, [newEvent()], -1);
        const first = await store.append(stream, events, 0);
        await store.append(stream, [newEvent()], 2);
        expect(await under.other.append(stream, events, 0)).toEqual(first);
        expect(await under.other.append(stream, events, 'any')).toEqual(first);
        expect(await store.readStream(stream)).toHaveLength(4);
      });

      test('of nothing is refused', async () => {
        await expect(store.append(newStream(), [], -1)).rejects.toThrow('nothing to append');
      });

      test('without an expectation goes to the end', async () => {
        const stream = newStream();
        await store.append(stream, [newEvent()], 'any');
        expect(await store.append(stream, [newEvent()], 'any')).toMatchObject({ revision: 1 });
      });

      test('replaces text that not every store can hold, in values and in keys', async () => {
        const stream = newStream();
        const data = { nul: 'a\u0000b', high: 'x\uD800', low: '\uDC00y', 'key\u0000': ['\uD83D', '😀', '\\u0000'] };
        await store.append(stream, [{ ...newEvent('E', data), metadata: { who: '\u0000' } }], -1);
        const [event] = await store.readStream(stream);
        expect(event!.data).toEqual({
          nul: 'a\uFFFDb',
          high: 'x\uFFFD',
          low: '\uFFFDy',
          'key\uFFFD': ['\uFFFD', '😀', '\\u0000'],
        });
        expect(event!.metadata).toEqual({ who: '\uFFFD' });
      });

      test.each([
        ['numbers', [0, 1e21, 1.7976931348623157e308, 5e-324, 0.1 + 0.2, Number.MAX_SAFE_INTEGER, -7.5]],
        [
          'text',
          ['', ' ', '日本語', '🇩🇪👩‍👩‍👧', 'ﷺ', '\u2028\u2029', '\uFEFF', 'e\u0301', "'; drop table event; --", '"\\'],
        ],
        ['bare values', null],
        ['nothing', {}],
        ['keys that look special', { ['__proto__']: 1, constructor: 2, '': 3 }],
      ])('gives back %s unchanged', async (_, data: Json) => {
        const stream = newStream();
        await store.append(stream, [newEvent('E', data)], -1);
        const [event] = await store.readStream(stream);
        expect(JSON.parse(JSON.stringify(event!.data))).toEqual(JSON.parse(JSON.stringify(data)));
      });

      test('takes an event of a megabyte', async () => {
        const stream = newStream();
        await store.append(stream, [newEvent('Big', { text: 'x'.repeat(1_000_000) })], -1);
        expect(JSON.stringify((await store.readStream(stream))[0]!.data)).toHaveLength(1_000_011);
      });
    });

    describe('readStream', () => {
      const numbers = (events: readonly RecordedEvent[]): Json[] => events.map(({ data }) => data);

      test('reads ranges, backwards, and nothing of an unknown stream', async () => {
        const stream = newStream();
        await store.append(stream, many(10), -1);
        expect(numbers(await store.readStream(stream, { from: 3, limit: 2 }))).toEqual([3, 4]);
        expect(numbers(await store.readStream(stream, { from: 8 }))).toEqual([8, 9]);
        expect(numbers(await store.readStream(stream, { backwards: true, limit: 2 }))).toEqual([9, 8]);
        expect(numbers(await store.readStream(stream, { backwards: true, from: 1 }))).toEqual([1, 0]);
        expect(await store.readStream(stream, { from: 10 })).toEqual([]);
        expect(await store.readStream(newStream())).toEqual([]);
        expect(await store.readStream(newStream(), { backwards: true, limit: 1 })).toEqual([]);
      });

      test('reads a stream of any length', async () => {
        const stream = newStream();
        for (let n = 0; n < 2_000; n += 250) await store.append(stream, many(250, n), n - 1);
        const events = await store.readStream(stream);
        expect(numbers(events)).toEqual(Array.from({ length: 2_000 }, (_, n) => n));
      });
    });

    describe('subscribe', () => {
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
        const waits: number[] = [];
        for (let n = 1; n <= 5; n += 1) {
          const sent = performance.now();
          await store.append(newStream(prefix), [newEvent()], -1);
          await Promise.all(readers.map(async (reader) => await reader.has(n)));
          waits.push(performance.now() - sent);
        }
        await Promise.all(readers.map(async (reader) => await reader.stop()));
        // Each of them comes right after a poll: without a ring, all would wait for half a second.
        expect(Math.min(...waits)).toBeLessThan(400);
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
        for (let t = 0; t < 1_600 && reader.batches.length === 0; t += 1) await sleep(25);
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
          expect(call).toMatchObject({ status: 'rejected', reason: { name: 'EventStoreUnavailable' } });
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
  });
}
