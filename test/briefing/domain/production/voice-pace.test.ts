import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { durationFactorOf, heardAgain, isPlausible } from '../../../../src/briefing/domain/production/voice-pace.js';

const paced = (factor: number, foretoldMs: number) => ({ spokenMs: Math.round(foretoldMs * factor), foretoldMs });

describe('the pace of a voice', () => {
  test('is what it took as a multiple of what was foretold, to a thousandth', () => {
    expect(durationFactorOf({ spokenMs: 36_000, foretoldMs: 30_000 })).toBe(1.2);
    expect(durationFactorOf({ spokenMs: 10_000, foretoldMs: 30_000 })).toBe(0.333);
  });

  test.each([
    [0.4, true],
    [2.5, true],
    [0.39, false],
    [2.51, false],
  ])('of %s times the default one is plausible: %s', (factor, plausible) => {
    expect(isPlausible(paced(factor, 30_000))).toBe(plausible);
  });

  test('of nothing is not plausible', () => {
    expect(isPlausible({ spokenMs: 0, foretoldMs: 0 })).toBe(false);
  });

  test('that is known from a few sentences soon follows what is heard', () => {
    const known = heardAgain(paced(1.1, 30_000), paced(1.3, 270_000));
    expect(durationFactorOf(known)).toBeCloseTo(1.28, 2);
  });

  test('that is known from ten minutes changes by the share that is new', () => {
    expect(durationFactorOf(heardAgain(paced(1, 600_000), paced(1.2, 60_000)))).toBeCloseTo(1.02, 2);
  });

  test('is what was heard last when that was longer than is remembered', () => {
    expect(durationFactorOf(heardAgain(paced(1, 600_000), paced(1.2, 900_000)))).toBe(1.2);
  });

  test('comes near to what is heard again and again, and remembers ten minutes of it', () => {
    const pace = fc.record({
      factor: fc.double({ min: 0.5, max: 2, noNaN: true }),
      ms: fc.integer({ min: 1, max: 900_000 }),
    });
    fc.assert(
      fc.property(pace, fc.double({ min: 0.5, max: 2, noNaN: true }), (first, factor) => {
        let known = paced(first.factor, first.ms + 10_000);
        for (let recording = 0; recording < 30; recording++) known = heardAgain(known, paced(factor, 120_000));
        expect(Math.abs(durationFactorOf(known) / factor - 1)).toBeLessThan(0.02);
        expect(known.foretoldMs).toBeLessThanOrEqual(600_001);
      }),
    );
  });
});
