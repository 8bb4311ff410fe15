import { describe, expect, test } from '@jest/globals';
import { InvalidRequest } from '../../../../../src/shared/kernel/domain-error.js';
import {
  clientNameOf,
  registrationOf,
} from '../../../../../src/identity/access/adapters/oidc-models/client-registration.js';

describe('the name of a client', () => {
  test.each([
    ['  Claude ', 'Claude'],
    ['two\nlines\u0000and\u0007more', 'two lines and more'],
    ['😀'.repeat(300), '😀'.repeat(200)],
    ['\u0000', null],
    ['', null],
    [undefined, null],
    [{ evil: true }, null],
  ])('is one line of at most 200 characters, none of them cut in half: %j', (given, name) => {
    expect(clientNameOf(given)).toBe(name);
  });
});

describe('a registration', () => {
  const address = (at: number, length: number): string => `https://client.example/${at}/`.padEnd(length, 'x');
  const registering = (count: number, length: number) => () =>
    registrationOf({ redirect_uris: Array.from({ length: count }, (_, at) => address(at, length)) });

  test.each([
    ['no address', 0, 100],
    ['21 addresses', 21, 100],
    ['an address of 2,001 characters', 1, 2_001],
    ['addresses of more than 8,000 characters together', 5, 1_601],
  ])('with %s is refused', (_what, count, length) => {
    expect(registering(count, length)).toThrow(InvalidRequest);
  });

  test.each([
    [20, 400],
    [1, 2_000],
    [5, 1_600],
  ])('with %i addresses of %i characters is taken', (count, length) => {
    expect(registering(count, length)()).toMatchObject({ redirect_uris: { length: count } });
  });
});

describe('an address of a client that registers itself', () => {
  test.each([
    ['credentials', 'https://somebody:secret@a.example/cb'],
    ['a name before the host', 'https://a.example@evil.example/cb'],
    ['an empty name before the host', 'https://@evil.example/cb'],
    ['an empty name and password', 'https://:@evil.example/cb'],
    ['a name before the host of a program', 'com.example.app://somebody@a.example/cb'],
    ['no slashes before the host', 'https:evil.example/cb'],
    ['a third slash before the host', 'https:///evil.example/cb'],
    ['a line break', 'https://a.example/cb\nSet-Cookie: a=b'],
    ['an invisible sign', 'https://a.example/\u0007cb'],
    ['letters of another script', 'https://а.example/cb'],
    ['a backslash', 'https://a.example\\@evil.example/cb'],
    ['a space', 'https://a.example/c b'],
    ['no address', 'callback'],
  ])('may not hold %s', (_, uri) => {
    const redirects = { redirect_uris: ['https://a.example/cb', uri] };
    expect(() => registrationOf(redirects)).toThrow('redirect_uris must be addresses without credentials');
  });

  test.each([
    'https://a.example/cb?x=%20&y=1',
    'http://127.0.0.1:8765/callback',
    'http://[::1]/callback',
    'cursor://anysphere.cursor-mcp/oauth/callback',
    'com.example.app:/oauth2redirect',
    'https://xn--80a.example/cb',
    'https://a.example/@name/cb?to=b@c.example',
    'HTTPS://A.example:8443/cb',
    'com.example.app:///oauth2redirect',
  ])('may be %s', (uri) => {
    expect(registrationOf({ redirect_uris: [uri] })).toMatchObject({ redirect_uris: [uri] });
  });
});
