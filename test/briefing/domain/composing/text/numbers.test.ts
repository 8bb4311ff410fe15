import { describe, expect, test } from '@jest/globals';
import { cjkNumberAt, numeralValue } from '../../../../../src/briefing/domain/composing/text/numbers/cjk-numbers.js';
import { cardinalOf, numberAt } from '../../../../../src/briefing/domain/composing/text/numbers/latin-numbers.js';
import type { Latin } from '../../../../../src/briefing/domain/composing/text/numbers/number-words.js';

describe('A written word that counts', () => {
  test.each<[Latin, string, number]>([
    ['en', 'Twelve', 12],
    ['en', 'twenty-one', 21],
    ['de', 'zwölf', 12],
    ['de', 'dreiundzwanzig', 23],
    ['de', 'dreißig', 30],
    ['fr', 'dix-sept', 17],
    ['fr', 'soixante-douze', 72],
    ['fr', 'quatre-vingts', 80],
    ['fr', 'quatre-vingt-dix-sept', 97],
    ['es', 'dieciséis', 16],
    ['es', 'veintidos', 22],
    ['pt', 'duas', 2],
    ['pt', 'dezassete', 17],
  ])('in %s, "%s", is read as a number', (language, word, value) => {
    expect(cardinalOf(word, language)).toBe(value);
  });

  test.each<[Latin, string]>([
    ['en', 'one'],
    ['en', 'both'],
    ['en', 'half'],
    ['en', 'first'],
    ['en', 'million'],
    ['en', 'six-month'],
    ['en', 'two-one'],
    ['de', 'beide'],
    ['de', 'eins'],
    ['de', 'Achtung'],
    ['fr', 'un'],
    ['fr', 'moitié'],
    ['fr', 'mille'],
    ['es', 'ambos'],
    ['pt', 'metade'],
  ])('in %s, "%s", is none', (language, word) => {
    expect(cardinalOf(word, language)).toBeUndefined();
  });
});

describe('A number of several words', () => {
  test.each<[Latin, string, number, number]>([
    ['en', 'two hundred and twelve people', 212, 4],
    ['de', 'zweihundertzwolf menschen', 212, 1],
    ['fr', 'deux cent douze personnes', 212, 3],
    ['es', 'doscientas treinta y una', 231, 4],
    ['pt', '1,4 mil milhoes', 1.4e9, 3],
  ])('in %s, "%s", is read to its end', (language, text, value, length) => {
    expect(numberAt(text.split(' '), 0, language)).toEqual({ value, length, ordinal: false });
  });
});

describe('A Chinese or Japanese number', () => {
  test.each([
    ['1億2000万円', 1.2e8, 7],
    ['四十八億人', 4.8e9, 4],
    ['二百三十人', 230, 4],
  ])('such as %s is read to its end', (text, value, length) => {
    expect(cjkNumberAt(text, 0)).toEqual({ value, length });
  });

  test('in digits of a year is read digit by digit', () => {
    expect(numeralValue('二〇二六')).toBe(2026);
  });
});
