import { describe, expect, test } from '@jest/globals';
import { tsvectorOf } from '../../../../src/feed/adapters/typeorm-items/lexemes.js';

describe('words as the input of a tsvector', () => {
  test.each([
    [[], ''],
    [['one'], "'one'"],
    [['one', 'c+', '東京'], "'one' 'c+' '東京'"],
    [["o'clock", 'two'], "'o''clock' 'two'"],
    [['a\\', 'b'], "'a\\\\' 'b'"],
  ])('of %j are %j', (lexemes, input) => {
    expect(tsvectorOf(lexemes)).toBe(input);
  });
});
