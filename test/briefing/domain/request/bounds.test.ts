import { describe, expect, test } from '@jest/globals';
import { Lookahead } from '../../../../src/briefing/domain/request/parsing/lookahead.js';
import { sticky } from '../../../../src/briefing/domain/request/patterns.js';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import { sectionsOf } from '../../../../src/briefing/domain/request/topics/url-sections.js';

describe('hostile text', () => {
  test('of one long German word is looked at from its beginning only, and not from each of its letters', () => {
    const race = sticky(['*rennen']);
    expect(race.test('pferderennen')).toBe(true);
    race.lastIndex = 3;
    expect(race.test('pferderennen')).toBe(false);
  });

  test('of digits is no length', () => {
    expect(understand(`${'9'.repeat(300)} minutes`, 'en').lengthSeconds).toBeNull();
  });

  test('that says one little word without end is looked through once, and not from each of its places', () => {
    const many = 60_000;
    const stops = Array.from({ length: many }, (_, at) => ({ kind: 'stop', start: at, end: at + 1 }) as const);
    const around = new Lookahead('', [...stops, { kind: 'word', start: many, end: many + 1 }]);
    expect(stops.every((_, index) => around.contentFollows(index) && !around.wantsAlso(index))).toBe(true);
    expect(around.contentFollows(many)).toBe(false);
  });

  test.each([
    ['en', 'a '],
    ['pt', 'a '],
    ['de', 'und '],
    ['fr', "d'"],
    ['es', 'de '],
    ['zh', '除'],
    ['ja', 'の'],
  ] as const)('of one little word in %s names nothing: %s', (language, word) => {
    expect(understand(word.repeat(2000), language).wanted).toEqual(understand(word, language).wanted);
  });

  test.each([
    ['en', 'no-'],
    ['de', 'ohne-'],
    ['pt', 'sem-'],
  ] as const)('of one refusal tied to itself without end in %s still refuses: %s', (language, cue) => {
    expect(understand(`${cue.repeat(390)}sport`, language).excluded.map(({ topic }) => topic)).toEqual(['sport']);
  });

  test.each([
    ['zh', '带'],
    ['zh', '我要'],
    ['ja', '今は'],
    ['en', 'i was '],
    ['de', 'ich habe '],
    ['fr', "j'ai "],
    ['es', 'mi '],
    ['pt', 'minha '],
  ] as const)('that begins to tell of somebody again and again in %s is read to its end: %s', (language, word) => {
    expect(understand(`${word.repeat(1000)}.`, language).excluded).toEqual([]);
  });

  test.each(['constructor', '__proto__', 'toString'])('names no section: %s', (folder) => {
    expect(sectionsOf(`https://a.example/${folder}/1`)).toEqual(new Set());
  });
});
