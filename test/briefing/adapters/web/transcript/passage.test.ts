import { describe, expect, test } from '@jest/globals';
import { passageUrl } from '../../../../../src/briefing/adapters/web/transcript/passage.js';

const URL_OF = 'https://news.example/a';
const fragment = (quote: string) => passageUrl(URL_OF, quote)?.split(':~:text=')[1];

describe('a link to a passage of an article', () => {
  test('names a short passage whole, and a long one by its ends', () => {
    expect(fragment('The bridge is closed.')).toBe('The%20bridge%20is%20closed.');
    const long = 'The battery at Hollin Moor was connected to the grid on Tuesday, four weeks ahead of schedule.';
    expect(fragment(long)).toBe(
      'The%20battery%20at%20Hollin%20Moor%20was,Tuesday%2C%20four%20weeks%20ahead%20of%20schedule.',
    );
  });

  test('does not confuse signs of the passage with its own', () => {
    expect(fragment('A well-known, 50 & more')).toBe('A%20well%2Dknown%2C%2050%20%26%20more');
    expect(fragment('half a pair \ud83d')).toBe('half%20a%20pair%20%EF%BF%BD');
  });

  test('takes characters for words where there are no spaces', () => {
    expect(decodeURIComponent(fragment('橋を閉鎖。') ?? '')).toBe('橋を閉鎖。');
    const long = decodeURIComponent(
      fragment('丘の上の蓄電池は火曜日に送電網へ接続され、予定より4週間早く動き始めました。') ?? '',
    );
    expect(long).toBe('丘の上の蓄電池は火曜日に送電,り4週間早く動き始めました。');
  });

  test('keeps a fragment that the address has', () => {
    expect(passageUrl(`${URL_OF}#part`, 'Closed.')).toBe(`${URL_OF}#part:~:text=Closed.`);
  });

  test('is the address alone where nothing is cited, and nothing where there is none', () => {
    expect(passageUrl(URL_OF, undefined)).toBe(URL_OF);
    expect(passageUrl(URL_OF, '  ')).toBe(URL_OF);
    expect(passageUrl(null, 'Closed.')).toBeNull();
  });
});
