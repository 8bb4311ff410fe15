import { describe, expect, test } from '@jest/globals';

// @ts-expect-error a script of operators, without types
import { firstWords, rouge, tokensOf } from '../../scripts/rouge.mjs';

const scoreOf = rouge as (length: number, candidate: string, reference: string) => number;

/** The example of Lin, "ROUGE: A Package for Automatic Evaluation of Summaries" (2004). */
const REFERENCE = 'police killed the gunman';

describe('ROUGE', () => {
  test.each([
    ['police kill the gunman', 3 / 4, 1 / 3],
    ['the gunman kill police', 3 / 4, 1 / 3],
    ['the gunman police killed', 1, 2 / 3],
    [REFERENCE, 1, 1],
    ['nothing of it', 0, 0],
    ['', 0, 0],
  ])('of "%s" is %d by words and %d by pairs of words', (candidate, one, two) => {
    expect(scoreOf(1, candidate, REFERENCE)).toBeCloseTo(one, 10);
    expect(scoreOf(2, candidate, REFERENCE)).toBeCloseTo(two, 10);
  });

  test('counts a word as often as both texts have it', () => {
    expect(scoreOf(1, 'the the the', 'the gunman')).toBeCloseTo(2 / 5, 10);
  });

  test('takes Chinese and Japanese by the character', () => {
    expect((tokensOf as (text: string) => readonly string[])('東京で5人')).toEqual(['東', '京', 'で', '5', '人']);
  });

  test('looks at the beginning of a text, by words', () => {
    expect((firstWords as (text: string, limit: number) => string)('One, two. Three four', 2)).toBe('One, two.');
  });
});
