import { describe, expect, test } from '@jest/globals';
import { passageFragment } from '../../../../../src/briefing/adapters/web/transcript/passage.js';

const fragment = (quote: string) => passageFragment(quote).split(':~:text=')[1];

describe('a link to a passage of an article', () => {
  test('names a short passage whole, and a long one by its ends', () => {
    expect(fragment('The bridge is closed.')).toBe('The bridge is closed.');
    const long = 'The battery at Hollin Moor was connected to the grid on Tuesday, four weeks ahead of schedule.';
    expect(fragment(long)).toBe('The battery at Hollin Moor was,Tuesday%2C four weeks ahead of schedule.');
  });

  test('does not confuse signs of the passage with its own', () => {
    expect(fragment('A well-known, 50 & more')).toBe('A well%2Dknown%2C 50 %26 more');
    expect(fragment('half a pair \ud83d')).toBe('half a pair \ufffd');
    expect(fragment('Up 100% in #Oslo\n today')).toBe('Up 100%25 in %23Oslo today');
  });

  test('takes characters for words where there are no spaces', () => {
    expect(decodeURIComponent(fragment('橋を閉鎖。') ?? '')).toBe('橋を閉鎖。');
    const long = decodeURIComponent(
      fragment('丘の上の蓄電池は火曜日に送電網へ接続され、予定より4週間早く動き始めました。') ?? '',
    );
    expect(long).toBe('丘の上の蓄電池は火曜日に送電,り4週間早く動き始めました。');
  });

  test('is nothing where nothing is cited', () => {
    expect([passageFragment(undefined), passageFragment('  ')]).toEqual(['', '']);
  });
});
