import { describe, expect, test } from '@jest/globals';
import { returnToOf, withReturnTo } from '../../../../src/shared/delivery/web/return-to.js';

describe('the address to return to after signing in', () => {
  test.each(['/', '/account', '/pair?code=BCDF-GHJK', '/oauth/interaction/a_b-c', '/b/x/history?at=3#state', '/a%20b'])(
    'may be a path of this site: %s',
    (path) => expect(returnToOf(path)).toBe(path),
  );

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example',
    '\\/evil.example',
    '/x\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' /account',
    '/account here',
    '/é',
    '/\u0000',
    '/\u007f',
    'account',
    'javascript:alert(1)',
    'data:text/html,x',
    '?x',
    '#x',
    '',
    `/${'a'.repeat(1000)}`,
  ])('is never %j', (path) => expect(returnToOf(path)).toBeNull());

  test.each(['/.//evil.example', '/..//evil.example', '/%2e//evil.example', '/a/..//evil.example'])(
    'is never what browsers make another host of: %s',
    (path) => expect(returnToOf(path)).toBeNull(),
  );

  test.each([undefined, null, 1, ['/account', '/account'], {}])('must be a string, not %j', (value) => {
    expect(returnToOf(value)).toBeNull();
  });

  test('is on our site, as a browser reads what is left', () => {
    for (const path of ['/a/../b', '/./account', '/%2e%2e/x']) {
      const onwards = returnToOf(path);
      expect(onwards).not.toBeNull();
      expect(new URL(onwards ?? 'x:', 'https://b.example').host).toBe('b.example');
    }
  });

  test('survives the way through a query', () => {
    const inner = withReturnTo('/signin', '/pair?code=A&x=%2F');
    const outer = new URL(withReturnTo('/signout', inner), 'http://x').searchParams.get('returnTo');
    expect(outer).toBe(inner);
    expect(returnToOf(outer)).toBe(inner);
    expect(new URL(inner, 'http://x').searchParams.get('returnTo')).toBe('/pair?code=A&x=%2F');
  });
});
