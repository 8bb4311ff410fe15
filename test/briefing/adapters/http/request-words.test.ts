import { describe, expect, test } from '@jest/globals';
import { REQUEST_EXAMPLES, REQUEST_WORDS } from '../../../../src/briefing/adapters/http/request-words.js';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';

describe('what callers are told of a request in words', () => {
  test.each(LANGUAGES)('has an example in %s, all of which is understood', (language) => {
    const understood = understand(REQUEST_EXAMPLES[language], language);
    const { wanted, excluded, lengthSeconds, format, period, leftOver } = understood;
    expect(REQUEST_WORDS).toContain(REQUEST_EXAMPLES[language]);
    expect(leftOver).toEqual([]);
    expect(wanted.length + excluded.length).toBeGreaterThan(0);
    expect([excluded.length > 0, lengthSeconds !== null, format !== null, period !== null]).toContain(true);
  });

  test('shows in its examples what is wanted and excluded, an order, a length, a format and a period', () => {
    const all = LANGUAGES.map((language) => understand(REQUEST_EXAMPLES[language], language));
    expect(all.some(({ only }) => only)).toBe(true);
    expect(all.some(({ excluded }) => excluded.length > 0)).toBe(true);
    expect(all.some(({ order }) => order.first.length > 0)).toBe(true);
    expect(all.some(({ lengthSeconds }) => lengthSeconds !== null)).toBe(true);
    expect(new Set(all.map(({ format }) => format))).toEqual(new Set(['headlines', 'in_depth', null]));
    expect(all.some(({ short }) => short === true)).toBe(true);
    expect(all.some(({ period }) => period !== null)).toBe(true);
  });
});
