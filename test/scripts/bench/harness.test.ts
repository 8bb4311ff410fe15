import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { comparison, plan, statistics, turns } from './modules.js';

const values = fc.array(fc.double({ min: 0.001, max: 1e6, noNaN: true }), { minLength: 5, maxLength: 8 });

describe('A change between two runs of a benchmark', () => {
  test('is the middle of all quotients, in an interval that contains it', () => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const change = statistics.changeOf(before, after);
        expect(change?.from).toBeLessThanOrEqual(change?.times ?? NaN);
        expect(change?.to).toBeGreaterThanOrEqual(change?.times ?? NaN);
      }),
    );
  });

  test('is told upside down when the runs change places', () => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const [there, back] = [statistics.changeOf(before, after), statistics.changeOf(after, before)];
        expect((there?.from ?? NaN) * (back?.to ?? NaN)).toBeCloseTo(1, 6);
      }),
    );
  });

  test('is certain at 99 % with five turns each only when none lies among the others, as the tables of the test say', () => {
    const apart = statistics.changeOf([1, 2, 3, 4, 5], [6, 7, 8, 9, 10], 0.99);
    const mixed = statistics.changeOf([1, 2, 3, 4, 6], [5, 7, 8, 9, 10], 0.99);
    expect(apart?.from).toBeGreaterThan(1);
    expect(mixed?.from).toBeLessThan(1);
  });

  test('is not told of too few values, nor of what was nothing', () => {
    expect(statistics.changeOf([1], [2])).toBeNull();
    expect(statistics.changeOf([1, 2, 3, 4, 5], [0, 1, 2, 3, 4])).toBeNull();
  });

  test('is shown with its name, and what did not change is counted', () => {
    const run = (fast: readonly number[], same: readonly number[]) => ({
      at: '2026-01-01',
      benches: {
        mcp: { seconds: 1, reports: [{ rows: { ours: { ms: fast } }, wanted: { ratio: same, once: [1] } }] },
      },
    });
    const steady = [1, 1.1, 1.2, 1.3, 1.4];
    const { rows, same, unsaid } = comparison.compared(run([10, 11, 12, 13, 14], steady), run([5, 6, 5, 6, 5], steady));
    expect(rows.map(({ name, before, after }) => [name, before, after])).toEqual([['mcp: ours, ms', 12, 5]]);
    expect([same, unsaid]).toEqual([1, 1]);
  });
});

describe('The growth of a cost', () => {
  test('is the power of size that it follows', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1, max: 3, noNaN: true }),
        fc.double({ min: 0.1, max: 9, noNaN: true }),
        (power, one) => {
          const points = [10, 100, 1_000, 5_000].map((size) => ({ size, cost: one * size ** power }));
          expect(statistics.growthOf(points).exponent).toBeCloseTo(power, 6);
        },
      ),
    );
  });
});

describe('Turns', () => {
  test('run everything once each, in an order that changes', async () => {
    const order: string[] = [];
    const say = (name: string) => (turn: number) => {
      order.push(name);
      return turn;
    };
    expect(await turns.inTurns({ a: say('a'), b: say('b') }, 3)).toEqual({ a: [0, 1, 2], b: [0, 1, 2] });
    expect(order.join('')).toBe('abbaab');
  });
});

describe('The benchmarks that are run when none is named', () => {
  const run = (at: string, benches: Readonly<Record<string, number>>) => ({
    at,
    benches: Object.fromEntries(Object.entries(benches).map(([name, seconds]) => [name, { seconds }])),
  });

  test('are those that were measured longest ago, as far as they fit', () => {
    const runs = [run('2026-01-01', { slow: 600, quick: 60 }), run('2026-01-02', { newer: 600 })];
    expect(plan.fitting(['newer', 'quick', 'slow'], runs, 700)).toEqual({
      benches: ['quick', 'slow'],
      left: ['newer'],
    });
  });

  test('begin with those that nobody has measured', () => {
    const { benches } = plan.fitting(['a', 'never'], [run('2026-01-01', { a: 1 })], 1_000);
    expect(benches).toEqual(['never', 'a']);
  });
});
