import { describe, expect, test } from '@jest/globals';
import { array, assert, boolean, constant, integer, property, record, shuffledSubarray, tuple } from 'fast-check';
import { isBegun, mergedPlayback, playbackOf, type PlaybackReport } from '../../../src/briefing/domain/playback.js';

const DURATION = 600_000;
const NOW = 1_000_000;

const report = record({
  positionMs: integer({ min: 0, max: DURATION + 1000 }),
  // Few moments, so that devices often tell of the same one.
  at: integer({ min: NOW - 5, max: NOW + 1 }),
  finished: boolean(),
});

const heard = (reports: readonly PlaybackReport[]) =>
  reports.map((one) => playbackOf(one, DURATION, NOW)).reduce(mergedPlayback);

describe('what two devices tell of one briefing', () => {
  test('comes to the same in whichever order it arrives, and how often', () => {
    const arrivals = array(report, { minLength: 1, maxLength: 8 }).chain((told) =>
      tuple(constant(told), shuffledSubarray([...told, ...told], { minLength: 2 * told.length })),
    );
    assert(property(arrivals, ([told, arrived]) => expect(heard(arrived)).toEqual(heard(told))));
  });

  test('holds the position that was the latest, and the furthest of all', () => {
    assert(
      property(array(report, { minLength: 1, maxLength: 8 }), (told) => {
        const known = told.map((one) => playbackOf(one, DURATION, NOW));
        const all = heard(told);
        expect(all.at).toBe(Math.max(...known.map(({ at }) => at)));
        expect(known.filter(({ at }) => at === all.at).map(({ positionMs }) => positionMs)).toContain(all.positionMs);
        expect(all.furthestMs).toBe(Math.max(...known.map(({ furthestMs }) => furthestMs)));
        expect(all.furthestMs).toBeGreaterThanOrEqual(all.positionMs);
      }),
    );
  });
});

describe('what one player tells', () => {
  test('is never later than now, and never further than the end', () => {
    expect(playbackOf({ positionMs: DURATION + 5, at: NOW + 5, finished: false }, DURATION, NOW)).toEqual({
      positionMs: DURATION,
      at: NOW,
      finished: false,
      furthestMs: DURATION,
    });
  });

  test('is all of it when it was played to the end, wherever it has gone since', () => {
    expect(playbackOf({ positionMs: 0, at: NOW, finished: true }, DURATION, NOW)).toMatchObject({
      positionMs: 0,
      finished: true,
      furthestMs: DURATION,
    });
  });
});

describe('a briefing that somebody can go on with', () => {
  const at = (positionMs: number, finished = false) =>
    isBegun({ ...playbackOf({ positionMs, at: NOW, finished }, DURATION, NOW), durationMs: DURATION });

  test('is one that was stopped in its middle', () => {
    expect(at(300_000)).toBe(true);
    expect(at(9000)).toBe(false);
    expect(at(DURATION - 9000)).toBe(false);
    expect(at(300_000, true)).toBe(false);
  });
});
