import { describe, expect, test } from '@jest/globals';
import { IdempotencyKeyReused, keyStandsFor } from '../../../src/shared/kernel/idempotency.js';

const HOUR = 3_600_000;
const NOW = 1_000 * HOUR;

describe('an idempotency key', () => {
  test('stands for its request for 24 hours', () => {
    expect(keyStandsFor('same', { digest: 'same', usedAt: NOW - 24 * HOUR + 1 }, NOW)).toBe(true);
    expect(keyStandsFor('same', { digest: 'same', usedAt: NOW - 24 * HOUR }, NOW)).toBe(false);
  });

  test('is refused for another request while it stands, and free for it afterwards', () => {
    expect(() => keyStandsFor('another', { digest: 'one', usedAt: NOW }, NOW)).toThrow(IdempotencyKeyReused);
    expect(keyStandsFor('another', { digest: 'one', usedAt: NOW - 24 * HOUR }, NOW)).toBe(false);
  });
});
