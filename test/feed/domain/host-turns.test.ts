import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { BURST, counted, paused, takeTurn, unasked, type HostTurns } from '../../../src/feed/domain/host-turns.js';

const SPACING = 1_000;
const START = 1_000_000;

interface Waiting {
  readonly name: number;
  readonly due: number;
  readonly kept: boolean;
}

/** Workers ask for whatever is due, in the order of waiting, as late as they like; the moments at which each went. */
function asked(arrivals: readonly number[], lateness: readonly number[], host: HostTurns = unasked) {
  let waiting: Waiting[] = arrivals.map((due, name) => ({ name, due, kept: false }));
  const went: { readonly name: number; readonly at: number }[] = [];
  let now = START;
  for (let step = 0; waiting.length > 0; step += 1) {
    waiting.sort((a, b) => a.due - b.due);
    const [first, ...others] = waiting;
    if (first === undefined) break;
    now = Math.max(now, first.due) + (lateness[step % lateness.length] ?? 0);
    const [turns, at] = takeTurn(host, { now, spacingMs: SPACING, kept: first.kept });
    host = turns;
    if (at === now) went.push({ name: first.name, at });
    else others.push({ name: first.name, due: at, kept: true });
    waiting = others;
  }
  return went;
}

const arrivals = fc.array(fc.integer({ min: START, max: START + 60_000 }), { minLength: 1, maxLength: 80 });
const lateness = fc.array(fc.nat({ max: 3_000 }), { minLength: 1, maxLength: 10 });

describe('A host', () => {
  test('that was left alone gives some turns at once, then one in each spacing', () => {
    const went = asked(
      Array.from({ length: 8 }, () => START),
      [0],
    );
    expect(went.map(({ at }) => at - START)).toEqual([0, 0, 0, 0, 0, 1_000, 2_000, 3_000]);
  });

  test('is never asked more often than that, however late and however many come', () => {
    fc.assert(
      fc.property(arrivals, lateness, (due, late) => {
        const went = asked(due, late);
        for (const [index, first] of went.entries()) {
          for (const [further, last] of went.slice(index).entries()) {
            expect(further + 1).toBeLessThanOrEqual(BURST + (last.at - first.at) / SPACING);
          }
        }
      }),
    );
  });

  test('is asked by everybody who waits, once', () => {
    fc.assert(
      fc.property(arrivals, lateness, (due, late) => {
        const names = asked(due, late).map(({ name }) => name);
        expect(names.toSorted((a, b) => a - b)).toEqual(due.map((_, name) => name));
      }),
    );
  });

  test('is asked in the order of waiting by those who come in time', () => {
    const went = asked(
      Array.from({ length: 500 }, (_, name) => START + name),
      [0],
    );
    expect(went.map(({ name }) => name)).toEqual(Array.from({ length: 500 }, (_, name) => name));
    expect((went.at(-1)?.at ?? 0) - START).toBeLessThanOrEqual(500 * SPACING);
  });

  test('keeps whoever comes later behind those who have a moment of their own', () => {
    let host = unasked;
    const moments: number[] = [];
    for (let name = 0; name < 20; name += 1) {
      const [turns, at] = takeTurn(host, { now: START, spacingMs: SPACING, kept: false });
      host = turns;
      moments.push(at);
    }
    const [, late] = takeTurn(host, { now: START + 1_500, spacingMs: SPACING, kept: false });
    expect(late).toBeGreaterThan(Math.max(...moments));
  });

  test('counts the requests of people, who do not wait', () => {
    let host = unasked;
    for (let visit = 0; visit < 10; visit += 1) host = counted(host, { now: START, spacingMs: SPACING });
    const [, at] = takeTurn(host, { now: START, spacingMs: SPACING, kept: false });
    expect(at).toBe(START + 6 * SPACING);
  });

  test('that asked to be left alone is, and then asked one by one', () => {
    const host = paused(unasked, START + 60_000);
    const went = asked(
      Array.from({ length: 5 }, () => START),
      [0],
      host,
    );
    expect(went.map(({ at }) => at - START)).toEqual([60_000, 61_000, 62_000, 63_000, 64_000]);
  });

  test('does not get a shorter pause for a longer one', () => {
    expect(paused(paused(unasked, 9_000), 5_000).pausedUntil).toBe(9_000);
  });

  test('without spacing gives a turn to everybody, except in a pause', () => {
    const now = { now: START, spacingMs: 0, kept: false };
    let host = unasked;
    for (let name = 0; name < 100; name += 1) {
      const [turns, at] = takeTurn(host, now);
      host = turns;
      expect(at).toBe(START);
    }
    expect(takeTurn(paused(host, START + 5), now)[1]).toBe(START + 5);
  });
});
