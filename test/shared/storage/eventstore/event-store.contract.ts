import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  WrongExpectedRevision,
  type EventStore,
  type RecordedEvent,
} from '../../../../src/shared/storage/eventstore/event-store.js';
import type { Json } from '../../../../src/shared/kernel/json.js';
import { eventSubscriptionContract } from './event-subscription.contract.js';
import { given, many, newEvent, newStream, type StoreUnderTest } from './store-under-test.js';

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

    test('says a place that every event recorded before stands at or before, and none recorded later', async () => {
      const stream = newStream();
      const { position } = await store.append(stream, [newEvent(), newEvent()], -1);
      const head = await under.other.head();
      expect(head >= position).toBe(true);
      expect((await store.append(stream, [newEvent()], 1)).position > head).toBe(true);
    });

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

    eventSubscriptionContract(() => under);
  });
}
