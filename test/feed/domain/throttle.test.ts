import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { BURST, counted, paused, acquire, idle, type Throttle } from '../../../src/feed/domain/throttle.js';

const SPACING = 1_000;
const START = 1_000_000;

interface Waiting {
  readonly name: number;
  readonly due: number;
  readonly reserved: boolean;
}

/** Workers ask for whatever is due, in the order of waiting, as late as they like; the moments at which each went. */
function asked(arrivals: readonly number[], lateness: readonly number[], throttle: Throttle = idle) {
  let waiting: Waiting[] = arrivals.map((due, name) => ({ name, due, reserved: false }));
  const went: { readonly name: number; readonly at: number }[] = [];
  let now = START;
  for (let step = 0; waiting.length > 0; step += 1) {
    waiting.sort((a, b) => a.due - b.due);
    const [first, ...others] = waiting;
    if (first === undefined) break;
    now = Math.max(now, first.due) + (lateness[step % lateness.length] ?? 0);
    const [next, at] = acquire(throttle, { now, spacingMs: SPACING, reserved: first.reserved });
    throttle = next;
    if (at === now) went.push({ name: first.name, at });
    else others.push({ name: first.name, due: at, reserved: true });
    waiting = others;
  }
  return went;
}

const arrivals = fc.array(fc.integer({ min: START, max: START + 60_000 }), { minLength: 1, maxLength: 80 });
const lateness = fc.array(fc.nat({ max: 3_000 }), { minLength: 1, maxLength: 10 });

describe('A throttled origin', () => {
  test('that was idle grants some permits at once, then one in each spacing', () => {
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

  test('puts whoever comes later behind those who have a moment reserved', () => {
    let throttle = idle;
    const moments: number[] = [];
    for (let name = 0; name < 20; name += 1) {
      const [next, at] = acquire(throttle, { now: START, spacingMs: SPACING, reserved: false });
      throttle = next;
      moments.push(at);
    }
    const [, late] = acquire(throttle, { now: START + 1_500, spacingMs: SPACING, reserved: false });
    expect(late).toBeGreaterThan(Math.max(...moments));
  });

  test('counts the requests of people, who do not wait', () => {
    let throttle = idle;
    for (let visit = 0; visit < 10; visit += 1) throttle = counted(throttle, { now: START, spacingMs: SPACING });
    const [, at] = acquire(throttle, { now: START, spacingMs: SPACING, reserved: false });
    expect(at).toBe(START + 6 * SPACING);
  });

  test('that asked for a pause gets it, and is then asked one by one', () => {
    const throttle = paused(idle, START + 60_000);
    const went = asked(
      Array.from({ length: 5 }, () => START),
      [0],
      throttle,
    );
    expect(went.map(({ at }) => at - START)).toEqual([60_000, 61_000, 62_000, 63_000, 64_000]);
  });

  test('does not get a shorter pause for a longer one', () => {
    expect(paused(paused(idle, 9_000), 5_000).pausedUntil).toBe(9_000);
  });

  test('without spacing grants a permit to everybody, except in a pause', () => {
    const now = { now: START, spacingMs: 0, reserved: false };
    let throttle = idle;
    for (let name = 0; name < 100; name += 1) {
      const [next, at] = acquire(throttle, now);
      throttle = next;
      expect(at).toBe(START);
    }
    expect(acquire(paused(throttle, START + 5), now)[1]).toBe(START + 5);
  });
});
