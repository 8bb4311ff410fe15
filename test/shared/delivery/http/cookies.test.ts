import { describe, expect, test } from '@jest/globals';
import { readCookie, SESSION_COOKIE } from '../../../../src/shared/delivery/http/cookies.js';

describe('a cookie', () => {
  test('is found among others', () => {
    expect(readCookie(`a=1; ${SESSION_COOKIE}=pbs_x; b=2`, SESSION_COOKIE)).toBe('pbs_x');
  });

  test('is the first of several with its name', () => {
    expect(readCookie(`${SESSION_COOKIE}=one; ${SESSION_COOKIE}=two`, SESSION_COOKIE)).toBe('one');
  });

  test.each([
    undefined,
    '',
    ';;;',
    '=',
    `x${SESSION_COOKIE}=a`,
    `${SESSION_COOKIE}x=a`,
    `__secure-briefings.session_token=a`,
    '__proto__=a; constructor=b',
  ])('is not found in %j', (header) => {
    expect(readCookie(header, SESSION_COOKIE)).toBeNull();
  });

  test('named like a property of a prototype is not found', () => {
    expect(readCookie('a=1', '__proto__')).toBeNull();
    expect(readCookie('a=1', 'toString')).toBeNull();
  });

  test('with a broken escape is read literally', () => {
    expect(readCookie(`${SESSION_COOKIE}=%zz`, SESSION_COOKIE)).toBe('%zz');
  });
});
