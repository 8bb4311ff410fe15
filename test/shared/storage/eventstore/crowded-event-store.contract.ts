import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { EventStoreUnavailable, type NewEvent } from '../../../../src/shared/storage/eventstore/event-store.js';
import { Reader } from './background-reader.js';
import { newEvent, newStream, type StoreUnderTest } from './store-under-test.js';

const many = (count: number): NewEvent[] => Array.from({ length: count }, () => newEvent());

/** What every EventStore promises where much happens: identical appends at once, large ones, and others' events. */
export function crowdedEventStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`crowded event store contract: ${name}`, () => {
    let under: StoreUnderTest;
    beforeAll(async () => {
      under = await open();
    });
    afterAll(async () => await under.close());

    const fillWithOthers = async (appends: number): Promise<void> => {
      for (let left = appends; left > 0; left -= 1) await under.other.append(newStream('foreign'), many(250), -1);
    };

    test('an append that several processes repeat at once, each several times, is one for all of them', async () => {
      const stream = newStream();
      const first = [newEvent(), newEvent()];
      await under.store.append(stream, first, -1);
      const second = [newEvent(), newEvent(), newEvent()];
      const appends = [under.store, under.other].flatMap((store) =>
        Array.from({ length: 4 }, async () => await store.append(stream, second, 1)),
      );
      const answers = await Promise.all(appends);
      const history = await under.store.readStream(stream);
      expect(history.map(({ id }) => id)).toEqual([...first, ...second].map(({ id }) => id));
      const { revision, position } = history[4]!;
      expect(answers).toEqual(answers.map(() => ({ revision, position })));
    });

    test('an append larger than a store takes is refused for its size, or kept whole, and never called an outage', async () => {
      const stream = newStream();
      const event = newEvent('Large', { text: 'x'.repeat(2 * 1024 * 1024) });
      const refusal = await under.store.append(stream, [event], -1).then(
        () => null,
        (error: unknown) => error,
      );
      const kept = await under.store.readStream(stream);
      if (refusal === null) expect(kept.map(({ data }) => data)).toEqual([event.data]);
      else {
        expect(refusal).not.toBeInstanceOf(EventStoreUnavailable);
        expect(refusal).toMatchObject({ name: 'AppendTooLarge', message: expect.stringMatching(/at most \d+ bytes/) });
        expect(kept).toEqual([]);
      }
      await under.store.append(stream, [newEvent()], kept.length - 1);
    });

    test('a subscription to a prefix has what is under it, however much of others is before, between and after', async () => {
      const prefix = `p${randomUUID().slice(0, 8)}`;
      const { position } = await under.store.append(newStream(), [newEvent()], -1);
      await fillWithOthers(4);
      await under.store.append(newStream(prefix), [newEvent('First')], -1);
      await fillWithOthers(4);
      await under.store.append(newStream(prefix), [newEvent('Second')], -1);
      await fillWithOthers(4);
      const reader = new Reader(under.store, { streamPrefix: `${prefix}-`, after: position, batchSize: 10 });
      await reader.has(2);
      await under.store.append(newStream(prefix), [newEvent('Third')], -1);
      await reader.has(3);
      await reader.stop();
      expect(reader.events.map(({ type }) => type)).toEqual(['First', 'Second', 'Third']);
      const again = new Reader(under.other, { streamPrefix: `${prefix}-`, after: reader.events[0]!.position });
      await again.has(2);
      await again.stop();
      expect(again.events.map(({ type }) => type)).toEqual(['Second', 'Third']);
    });

    test('a reader of a prefix without events finds out that nothing waits, past all that is of others', async () => {
      const { position } = await under.store.append(newStream(), [newEvent()], -1);
      await fillWithOthers(4);
      const abort = new AbortController();
      const prefix = `p${randomUUID().slice(0, 8)}-`;
      let found = 0;
      for await (const batch of under.store.subscribe({
        after: position,
        streamPrefix: prefix,
        signal: abort.signal,
      })) {
        found += batch.events.length;
        if (batch.live) abort.abort();
      }
      expect(found).toBe(0);
    });
  });
}
