import { describe, expect, test } from '@jest/globals';
import { filingOf } from '../../../../../src/briefing/domain/composing/text/non-news/filing.js';

describe('a publisher files', () => {
  test.each([
    ['https://paper.example/horoscopes/aries-today', 'service'],
    ['https://paper.example/wirtschaft/stellenmarkt/123', 'service'],
    ['https://paper.example/reviews/kettle', 'talk'],
    ['https://paper.example/economie/emploi/chomage', 'mixed'],
    ['https://paper.example/world/horoscope-app-fined', null],
    ['not an address', null],
  ] as const)('%s under %s', (url, filing) => {
    expect(filingOf({ url })).toBe(filing);
  });

  test('recipes by their category', () => {
    expect(filingOf({ url: null, categories: ['Life', 'Recipes'] })).toBe('service');
  });
});
