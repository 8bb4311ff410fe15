import { describe, expect, test } from '@jest/globals';

import { perWord, perWordIn } from '../../../../../src/briefing/domain/composing/text/per-word.js';

describe('An answer for each word', () => {
  test('is worked out once', () => {
    const asked: string[] = [];
    const length = perWord((word) => {
      asked.push(word);
      return `${word.length}`;
    });
    expect([length('rain'), length('wind'), length('rain')]).toEqual(['4', '4', '4']);
    expect(asked).toEqual(['rain', 'wind']);
  });

  test('is one of each language', () => {
    const said = perWordIn((word: string, language: 'en' | 'fr') => `${language} ${word}`);
    expect([said('pain', 'en'), said('pain', 'fr'), said('pain', 'en')]).toEqual(['en pain', 'fr pain', 'en pain']);
  });

  test('is not kept for a long word, nor beyond a bound of different ones', () => {
    const asked: string[] = [];
    const same = perWord((word) => {
      asked.push(word);
      return word;
    });
    for (let time = 0; time < 2; time++) expect(same('incomprehensible')).toBe('incomprehensible');
    expect(asked).toHaveLength(2);
    for (let index = 0; index <= 50_000; index++) same(`w${index}`);
    same('w0');
    expect(asked.filter((word) => word === 'w0')).toHaveLength(2);
  });
});
