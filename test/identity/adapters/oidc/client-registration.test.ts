import { describe, expect, test } from '@jest/globals';
import { clientNameOf } from '../../../../src/identity/adapters/oidc/client-registration.js';

describe('the name of a client', () => {
  test.each([
    ['  Claude ', 'Claude'],
    ['two\nlines\u0000and\u0007more', 'two lines and more'],
    ['😀'.repeat(300), '😀'.repeat(200)],
    ['\u0000', null],
    ['', null],
    [undefined, null],
    [{ evil: true }, null],
  ])('is one line of at most 200 characters, whole ones: %j', (given, name) => {
    expect(clientNameOf(given)).toBe(name);
  });
});
