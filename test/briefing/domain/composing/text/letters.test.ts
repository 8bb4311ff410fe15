import { describe, expect, test } from '@jest/globals';
import { lettersOf } from '../../../../../src/briefing/domain/composing/text/letters.js';

describe('the letters of a text', () => {
  test.each([
    ['Prices rose 5 %.', { letter: 10, number: 1, capital: 1, latin: 10, kana: 0, han: 0 }],
    ['Élan, ÄRGER', { letter: 9, number: 0, capital: 6, latin: 9, kana: 0, han: 0 }],
    ['港で２隻が衝突', { letter: 6, number: 1, capital: 0, latin: 0, kana: 2, han: 4 }],
    ['', { letter: 0, number: 0, capital: 0, latin: 0, kana: 0, han: 0 }],
  ])('of "%s" are counted by kind', (text, counts) => {
    expect(lettersOf(text)).toEqual(counts);
  });

  test('that take two codes are counted once', () => {
    expect(lettersOf('𠀀港')).toMatchObject({ letter: 2, han: 2 });
    expect(lettersOf('😀')).toMatchObject({ letter: 0 });
  });

  test('are not found in half a character', () => {
    expect(lettersOf('a\ud840')).toMatchObject({ letter: 1, han: 0 });
  });
});
