import { describe, expect, test } from '@jest/globals';
import {
  changePronunciation,
  keyOf,
  merged,
  MOST_PRONUNCIATIONS,
  TextRefused,
  tidyPronunciation,
  TooManyPronunciations,
  type OwnPronunciation,
} from '../../../src/preferences/domain/pronunciation.js';

const KNOWN: OwnPronunciation = {
  language: 'en',
  written: 'Nguyen',
  respelling: 'Win',
  createdAt: 1,
  updatedAt: 1,
};
const WANTED = { language: 'en', written: 'nguyen', respelling: 'Noo-yen', at: 5 } as const;

const refusal = (written: string, respelling: string): string => {
  try {
    tidyPronunciation({ written, respelling });
  } catch (error) {
    if (error instanceof TextRefused) return `${error.field} ${error.problem}`;
    throw error;
  }
  return 'taken';
};

describe('a pronunciation', () => {
  test('is kept in NFC on one line', () => {
    expect(tidyPronunciation({ written: ' Jose\u0301 \u00a0 Ruiz ', respelling: 'Ho\u3000say' })).toEqual({
      written: 'José Ruiz',
      respelling: 'Ho say',
    });
  });

  test.each([
    ['C++', 'see plus plus'],
    ['AT&T', 'A T and T'],
    ["O'Brien", 'Oh-Bryan'],
    ['ChatGPT 5.2', 'chat G.P.T. five, two'],
    ['尹錫悦', 'ユン・ソンニョル'],
    ['重庆', '虫庆'],
    ['𠮷野家', 'よしのや'],
    ['é'.repeat(80), 'é'.repeat(160)],
    ['𠮷'.repeat(80), '𠮷'.repeat(160)],
  ])('may say for %s: %s', (written, respelling) => {
    expect(refusal(written, respelling)).toBe('taken');
  });

  test.each([
    ['', 'x', 'written length'],
    [' \u3000 ', 'x', 'written length'],
    ['x'.repeat(81), 'x', 'written length'],
    ['x', '', 'respelling length'],
    ['x', 'y'.repeat(161), 'respelling length'],
    ['a\nb', 'x', 'written control'],
    ['a\tb', 'x', 'written control'],
    ['a\u0000', 'x', 'written control'],
    ['a\u202eb', 'x', 'written control'],
    ['a\u200bb', 'x', 'written control'],
    ['a\ud800', 'x', 'written control'],
    ['a\ue000', 'x', 'written control'],
    ['x', 'a\u0007', 'respelling control'],
    ['<b>', 'x', 'written markup'],
    ['x', '<break/>', 'respelling markup'],
    ['x', '[[w@]]', 'respelling markup'],
    ['x', 'a & b', 'respelling markup'],
    ['x', '😀', 'respelling markup'],
    ['++', 'x', 'written empty'],
    ['x', '- .', 'respelling empty'],
  ])('is refused when it says for %j: %j', (written, respelling, problem) => {
    expect(refusal(written, respelling)).toBe(problem);
  });

  test('is that of a written form in any case and with any apostrophe', () => {
    expect(keyOf('O’BRIEN')).toBe(keyOf("o'brien"));
    expect(keyOf('Nguyen')).not.toBe(keyOf('Nguyễn'));
  });

  test('is new when nothing was said of the word, and then counts', () => {
    const made = { language: 'en', written: 'nguyen', respelling: 'Noo-yen', createdAt: 5, updatedAt: 5 };
    expect(changePronunciation(null, MOST_PRONUNCIATIONS - 1, WANTED)).toEqual(made);
    expect(() => changePronunciation(null, MOST_PRONUNCIATIONS, WANTED)).toThrow(TooManyPronunciations);
  });

  test('takes the place of what was said before, however many there are', () => {
    expect(changePronunciation(KNOWN, MOST_PRONUNCIATIONS, WANTED)).toEqual({
      ...KNOWN,
      written: 'nguyen',
      respelling: 'Noo-yen',
      updatedAt: 5,
    });
  });

  test('does not change when the same is said again', () => {
    expect(changePronunciation(KNOWN, 1, { ...KNOWN, at: 5 })).toBe(KNOWN);
  });

  test('of the first list wins', () => {
    const house = [
      { written: 'NGUYEN', respelling: 'Noo-yen' },
      { written: 'nginx', respelling: 'engine x' },
    ];
    expect(merged([KNOWN], house)).toEqual([KNOWN, house[1]]);
  });
});
