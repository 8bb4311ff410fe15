import { describe, expect, test } from '@jest/globals';
import { readCode, written } from '../../../../src/identity/second-factor/domain/second-factor.js';

describe('a code that somebody types', () => {
  test('is one of an app or a recovery code by its length, however it is grouped and in whatever script', () => {
    expect(readCode('123456')).toEqual({ kind: 'totp', digits: '123456' });
    expect(readCode(' 123 456\n')).toEqual({ kind: 'totp', digits: '123456' });
    expect(readCode('１２３４５６')).toEqual({ kind: 'totp', digits: '123456' });
    expect(readCode('1234-5678–9012 3456')).toEqual({ kind: 'recovery', digits: '1234567890123456' });
  });

  test('is nothing else', () => {
    for (const text of ['', '12345', '1234567', '12345a', '12345678901234567', '٠x']) expect(readCode(text)).toBeNull();
  });

  test('is written down in groups of four', () => {
    expect(written('1234567890123456')).toBe('1234 5678 9012 3456');
  });
});
