import { describe, expect, test } from '@jest/globals';
import {
  addressOf,
  EVERYTHING,
  faultOf,
  filterOf,
  isNarrowed,
  paramsOf,
  searchIn,
} from '../../../../src/feed/adapters/web/reading/item-search.js';
import { byDay, ReadingDays } from '../../../../src/feed/adapters/web/reading/reading-days.js';
import { beginningOf, calm } from '../../../../src/feed/adapters/web/reading/reading-model.js';

describe('the search that an address asks for', () => {
  test('is everything where it says nothing, something twice or something else', () => {
    expect(searchIn({ q: ['a', 'b'], period: 'year', opened: 'maybe', content: 'yes', feed: {} })).toEqual(EVERYTHING);
    expect(paramsOf(EVERYTHING).size).toBe(0);
  });

  test('is written as it was read', () => {
    const query = {
      q: '"a b" -c&d',
      content: 'on',
      feed: 'src_1',
      folder: 'fld_1',
      period: 'week',
      opened: 'no',
      ruled: 'hidden',
    };
    const search = searchIn(query);
    expect(Object.fromEntries(paramsOf(search))).toEqual(query);
    expect(addressOf('/items', search, { cursor: '1:itm_1' })).toContain('q=%22a+b%22+-c%26d&');
    expect([isNarrowed(search), isNarrowed(searchIn({ q: 'a' }))]).toEqual([true, false]);
  });

  test('becomes the question of the API', () => {
    const search = searchIn({ q: 'a', period: 'day', opened: 'yes', ruled: 'hidden' });
    expect(filterOf(search, 100_000_000)).toEqual({
      sourceId: null,
      folderId: null,
      ids: null,
      after: 13_600_000,
      before: null,
      keyword: 'a',
      searchContent: false,
      opened: true,
      ruled: true,
    });
  });

  test.each([
    ['', null],
    ['tram', null],
    ['-tram', null],
    ['?!', 'nothing'],
    ['x'.repeat(501), 'long'],
    [Array.from({ length: 65 }, (_, n) => `w${n}`).join(' '), 'many'],
  ])('has its faults told (%#)', (q, fault) => {
    expect(faultOf(searchIn({ q }))).toBe(fault);
  });
});

describe('the days of a reader', () => {
  const now = Date.UTC(2026, 10, 23, 12);

  test('begin at midnight where the reader is', () => {
    const rows = [Date.UTC(2026, 10, 23, 1), Date.UTC(2026, 10, 22, 23, 30), Date.UTC(2026, 10, 22, 22)];
    const groups = (zone: string): number[] =>
      byDay(rows, (at) => at, new ReadingDays('en', zone, now)).map((group) => group.length);
    expect(groups('UTC')).toEqual([1, 2]);
    expect(groups('Europe/Berlin')).toEqual([2, 1]);
  });

  test('are called today and yesterday in the language of the reader', () => {
    expect(new ReadingDays('en', 'UTC', now).nameOf(now)).toBe('Today · Monday, November 23, 2026');
    expect(new ReadingDays('de', 'UTC', now).nameOf(now - 86_400_000)).toBe('Gestern · Sonntag, 22. November 2026');
    expect(new ReadingDays('ja', 'Asia/Tokyo', now).nameOf(now)).toContain('今日 · ');
    expect(new ReadingDays('fr', 'UTC', now).nameOf(now - 3 * 86_400_000)).toBe('vendredi 20 novembre 2026');
  });
});

describe('a calm text', () => {
  test('has no piles of marks, and all that languages write', () => {
    expect(calm(`Z${'\u0301'.repeat(20_000)}a`)).toBe(`Z${'\u0301'.repeat(5)}a`);
    for (const word of ['Việt', 'नमस्ते', 'שָׁלוֹם', 'ที่นี่']) expect(calm(word)).toBe(word);
  });
});

describe('a summary in a list', () => {
  test('is its beginning, cut between words where there are any and never within a character', () => {
    expect(beginningOf('short')).toBe('short');
    expect(beginningOf('some words '.repeat(50))).toMatch(/^(?:some words )+some…$|^(?:some words ?)+…$/);
    const emoji = beginningOf(`x${'😀'.repeat(200)}`);
    expect(emoji.isWellFormed()).toBe(true);
    expect(emoji).toHaveLength(220);
  });
});
