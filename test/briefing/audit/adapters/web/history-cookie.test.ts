import { describe, expect, test } from '@jest/globals';
import { keyFrom, passCookie, passFrom } from '../../../../../src/briefing/audit/adapters/web/history-cookie.js';

const SECRET = 'abcdefghijklmnopqrstuvwxyz-_0123456789ABCDE';

describe('the cookie of a pass', () => {
  test('is for one history, and no script and no other site gets it', () => {
    expect(passCookie(SECRET, '/b/x/history', true)).toBe(
      `history_pass=${SECRET}; Path=/b/x/history; Max-Age=3600; HttpOnly; SameSite=Strict; Secure`,
    );
    expect(passCookie(SECRET, '/b/x/history', false)).not.toContain('Secure');
  });

  test.each([`history_pass=${SECRET}`, `a=b; history_pass=${SECRET}`, `history_pass=${SECRET}; c=d`])(
    'is found in %p',
    (header) => expect(passFrom(header)).toBe(SECRET),
  );

  test.each([undefined, '', 'history_pass=', `my_history_pass=${SECRET}`, `history_pass=${SECRET}x`])(
    'is not found in %p',
    (header) => expect(passFrom(header)).toBeNull(),
  );

  test('comes from a key that looks like one of ours', () => {
    expect(keyFrom(SECRET)).toBe(SECRET);
    for (const other of [undefined, '', `${SECRET}x`, '"><script>', [SECRET, SECRET]])
      expect(keyFrom(other)).toBeNull();
  });
});
