import { describe, expect, test } from '@jest/globals';
import { hearOfMove, mayMove, type Move } from '../../../src/feed/domain/move.js';

const HOUR = 3_600_000;
const OLD = 'https://old.example/feed';
const NEW = 'https://new.example/feed';

type Told = readonly (readonly [hours: number, url: string | null])[];

/** What is thought of a feed that was read before, after fetches that told these addresses at these hours. */
const after = (...told: Told): Move | null =>
  told.reduce<Move | null>(
    (move, [hours, url]) => hearOfMove({ url: OLD, move, wasRead: true }, url, hours * HOUR),
    null,
  );

describe('A feed that says that it has moved', () => {
  test('is believed when three fetches over two days say the same', () => {
    expect(after([0, NEW], [24, NEW], [48, NEW])).toEqual({ url: NEW, since: 0, times: 3, settled: true });
  });

  test.each<[string, Told]>([
    ['says so for the first time', [[0, NEW]]],
    [
      'says so often within two days',
      [
        [0, NEW],
        [1, NEW],
        [2, NEW],
        [47.9, NEW],
      ],
    ],
    [
      'says so twice, however far apart',
      [
        [0, NEW],
        [1_000, NEW],
      ],
    ],
    [
      'has said something else in between',
      [
        [0, NEW],
        [24, 'https://other.example/'],
        [36, NEW],
        [72, NEW],
      ],
    ],
    [
      'was there again in between',
      [
        [0, NEW],
        [24, null],
        [36, NEW],
        [72, NEW],
      ],
    ],
  ])('is not yet believed when it %s', (_, told) => {
    expect(after(...told)).toMatchObject({ url: NEW, settled: false });
  });

  test('has not moved when it is where it was, or would lose its security', () => {
    expect(after([0, NEW], [24, OLD])).toBeNull();
    expect(after([0, 'http://new.example/feed'])).toBeNull();
    expect(mayMove('http://old.example/', 'https://old.example/')).toBe(true);
    expect(mayMove('http://old.example/', 'http://new.example/')).toBe(true);
  });

  test('is believed at once when it was never read at its address', () => {
    expect(hearOfMove({ url: OLD, move: null, wasRead: false }, NEW, 5)).toMatchObject({ url: NEW, settled: true });
  });
});
