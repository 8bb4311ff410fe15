import { describe, expect, test } from '@jest/globals';
import { durationInWords } from '../../../../../src/identity/access/adapters/discovery/duration-in-words.js';

describe('a duration', () => {
  test.each([
    [86_400_000, '1 day'],
    [30 * 86_400_000, '30 days'],
    [36 * 3_600_000, '36 hours'],
    [600_000, '10 minutes'],
    [90_000, '90 seconds'],
    [1, '1 millisecond'],
  ])('of %d ms is called %s in words', (ms, words) => {
    expect(durationInWords(ms)).toBe(words);
  });
});
