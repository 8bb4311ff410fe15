import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  positionOf,
  type NewEvent,
  type RecordedEvent,
} from '../../../../src/shared/storage/eventstore/event-store.js';
import { NO_STREAM, chained, headOf } from '../../../../src/shared/storage/eventstore/hash-chain.js';
import { ChainVerifier } from '../../../../src/shared/storage/proof/verify-chain.js';
import { chainProblems } from '../../../support/database/chain-problems.js';

const event = (n: number): NewEvent => ({
  id: randomUUID(),
  type: 'Happened',
  data: { n, nested: { z: 1, a: [null, 'é😀'] } },
  metadata: { correlationId: 'c' },
});

const record = (stream: string, events: readonly NewEvent[], from = 0): RecordedEvent[] =>
  events.map((one, index) => ({
    ...one,
    stream,
    revision: from + index,
    position: positionOf(BigInt(from + index)),
    recordedAt: 0,
  }));

const history = (length: number, stream = 'briefing-1'): RecordedEvent[] =>
  record(
    stream,
    chained(
      stream,
      Array.from({ length }, (_, n) => event(n)),
      NO_STREAM,
    ),
  );

const at = (events: readonly RecordedEvent[], index: number): RecordedEvent => events[index]!;

describe('the check of a hash chain', () => {
  test('finds nothing in a history as it was recorded', () => {
    expect(chainProblems(history(5))).toEqual([]);
  });

  test('continues over several appends', () => {
    const first = history(2);
    const more = record('briefing-1', chained('briefing-1', [event(2), event(3)], headOf(first)), 2);
    expect(chainProblems([...first, ...more])).toEqual([]);
  });

  test('ignores the order of keys, which a store may sort', () => {
    const sorted = history(3).map((one) => ({
      ...one,
      data: { nested: { a: [null, 'é😀'], z: 1 }, n: one.revision },
    }));
    expect(chainProblems(sorted)).toEqual([]);
  });

  test('covers text that no store can hold as it will be stored', () => {
    const [one] = record('s', chained('s', [{ ...event(0), data: { 'a\u0000': 'b\uD800' } }], NO_STREAM));
    expect(one!.data).toEqual({ 'a\uFFFD': 'b\uFFFD' });
    expect(chainProblems([one!])).toEqual([]);
  });

  test.each<[string, (event: RecordedEvent) => Partial<RecordedEvent>]>([
    ['data', () => ({ data: { n: 99 } })],
    ['type', () => ({ type: 'Other' })],
    ['id', () => ({ id: randomUUID() })],
    ['metadata', ({ metadata }) => ({ metadata: { ...metadata, correlationId: 'd' } })],
  ])('finds a changed %s at its event', (_, change) => {
    const events = history(4);
    const changed = { ...at(events, 2), ...change(at(events, 2)) };
    expect(chainProblems(events.with(2, changed))).toMatchObject([{ revision: 2, kind: 'broken' }]);
  });

  test('finds an event that was changed and linked again at the next one', () => {
    const events = history(4);
    const [forged] = chained('briefing-1', [{ ...at(events, 2), data: {} }], headOf(events.slice(0, 2)));
    const problems = chainProblems(events.with(2, { ...at(events, 2), ...forged! }));
    expect(problems).toMatchObject([{ revision: 3, kind: 'broken' }]);
  });

  test('finds a removed event, also when the rest is renumbered', () => {
    const events = history(4);
    const gap = events.filter((one) => one.revision !== 1);
    expect(chainProblems(gap)).toMatchObject([{ revision: 2, kind: 'out_of_sequence' }]);
    const renumbered = gap.map((one, revision) => ({ ...one, revision }));
    expect(chainProblems(renumbered).map((problem) => problem.kind)).toContain('broken');
  });

  test('finds an inserted event', () => {
    const events = history(3);
    const inserted = [...events.slice(0, 2), ...record('briefing-1', [event(9)], 2), ...events.slice(2)];
    expect(chainProblems(inserted)).toMatchObject([{ kind: 'unchained' }, { kind: 'out_of_sequence' }]);
  });

  test('finds two swapped events', () => {
    const events = history(4);
    const swapped = events.with(1, { ...at(events, 2), revision: 1 }).with(2, { ...at(events, 1), revision: 2 });
    expect(chainProblems(swapped).map((problem) => problem.revision)).toEqual([1, 2, 3]);
  });

  test('finds an event that was moved to another stream', () => {
    const moved = history(2).map((one) => ({ ...one, stream: 'briefing-2' }));
    expect(chainProblems(moved)).toHaveLength(2);
  });

  test('checks interleaved streams separately', () => {
    const [a, b] = [history(2, 'a'), history(2, 'b')];
    const verifier = new ChainVerifier();
    for (const one of [at(a, 0), at(b, 0), at(b, 1), at(a, 1)]) expect(verifier.check(one)).toBeNull();
    expect(verifier.streams).toBe(2);
  });

  test('checks a stream from its middle when the head before it is known', () => {
    const events = history(4);
    const verifier = new ChainVerifier([['briefing-1', headOf(events.slice(0, 2))]]);
    expect([at(events, 2), at(events, 3)].map((one) => verifier.check(one))).toEqual([null, null]);
  });
});
