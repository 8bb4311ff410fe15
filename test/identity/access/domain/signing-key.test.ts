import { describe, expect, test } from '@jest/globals';
import { publishedKeys } from '../../../../src/identity/access/domain/signing-key.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const idsAt = (now: number, ages: Readonly<Record<string, number>>): readonly string[] =>
  publishedKeys(
    Object.entries(ages).map(([id, createdAt]) => ({ id, createdAt })),
    now,
  ).map(({ id }) => id);

describe('the published keys', () => {
  test('contain the first key at once, although no node had time to learn of it', () => {
    expect(idsAt(0, { first: 0 })).toEqual(['first']);
  });

  test('contain a new key two minutes before it signs', () => {
    const keys = { old: 0, new: 10 * MINUTE };
    expect(idsAt(10 * MINUTE, keys)).toEqual(['old', 'new']);
    expect(idsAt(12 * MINUTE - 1, keys)).toEqual(['old', 'new']);
    expect(idsAt(12 * MINUTE, keys)).toEqual(['new', 'old']);
  });

  test('contain the old key for a day after it signed last', () => {
    const keys = { old: 0, new: 10 * MINUTE };
    expect(idsAt(12 * MINUTE + DAY - 1, keys)).toEqual(['new', 'old']);
    expect(idsAt(12 * MINUTE + DAY, keys)).toEqual(['new']);
  });

  test('lose none that may have signed, when keys are rotated twice in a row', () => {
    const keys = { one: 0, two: 10 * MINUTE, three: 11 * MINUTE };
    expect(idsAt(11 * MINUTE, keys)).toEqual(['one', 'three', 'two']);
    expect(idsAt(12 * MINUTE, keys)).toEqual(['two', 'three', 'one']);
    expect(idsAt(13 * MINUTE, keys)).toEqual(['three', 'two', 'one']);
    expect(idsAt(13 * MINUTE + DAY, keys)).toEqual(['three']);
  });

  test('contain a key, however old, as long as there is one', () => {
    expect(idsAt(0, {})).toEqual([]);
    expect(idsAt(1000 * DAY, { ancient: 0 })).toEqual(['ancient']);
  });
});
