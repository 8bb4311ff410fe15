import { describe, expect, test } from '@jest/globals';
import { sticky } from '../../../../src/briefing/domain/request/patterns.js';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import { sectionsOf } from '../../../../src/briefing/domain/request/url-sections.js';

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

  test.each(['constructor', '__proto__', 'toString'])('names no section: %s', (folder) => {
    expect(sectionsOf(`https://a.example/${folder}/1`)).toEqual(new Set());
  });
});
