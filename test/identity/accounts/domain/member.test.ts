import { describe, expect, test } from '@jest/globals';
import {
  emailKey,
  emailOf,
  InvalidFields,
  memberFieldsOf,
  passwordOf,
} from '../../../../src/identity/accounts/domain/member.js';

describe('an e-mail address', () => {
  test.each(['ada@example.org', 'a.b+c@mail.example.org', "o'brien@example.ie", 'übung@例え.jp'])(
    'may be %s',
    (email) => {
      expect(emailOf(` ${email} `)).toBe(email);
    },
  );

  test.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@localhost',
    'a b@example.org',
    'a@b@example.org',
    'ada@example..org',
    'ada@example.org\u0000',
    'ada\ud800@example.org',
    `${'a'.repeat(250)}@example.org`,
  ])('may not be %j', (email) => {
    expect(() => emailOf(email)).toThrow('email must be an e-mail address of at most 254 characters.');
  });

  test('is the same in any case and any Unicode normal form', () => {
    expect(emailKey('U\u0308BUNG@Example.org')).toBe(emailKey('\u00fcbung@example.ORG'));
  });
});

describe('the name of a member', () => {
  const nameOf = (name: string): string =>
    memberFieldsOf({ email: 'ada@example.org', name, password: 'correct horse' }).name;

  test('loses the space around it', () => {
    expect(nameOf('  Ada Lovelace ')).toBe('Ada Lovelace');
    expect(nameOf('👩'.repeat(100))).toHaveLength(200);
  });

  test.each(['', '   ', 'a\nb', 'x'.repeat(101)])('may not be %j', (name) => {
    expect(() => nameOf(name)).toThrow('name must be 1 to 100 characters on one line.');
  });
});

describe('a password', () => {
  test.each(['correct horse', '8213 4471 99', 'пароль от дома', 'tr0ubador&3', 'podcast über Wale'])(
    'needs to be long, not complicated: %s',
    (password) => {
      expect(passwordOf(password, 'ada@example.org')).toBe(password);
    },
  );

  test.each([
    'aaaaaaaaaa',
    'abababababab',
    '1234567890',
    '9876543210',
    'qwertyuiop',
    'QWERTZUIOP',
    'Password2024!',
    '123iloveyou123',
    '1q2w3e4r5t6y',
  ])('may not be one that many people use: %s', (password) => {
    expect(() => passwordOf(password, 'ada@example.org')).toThrow('password must not be one that many people use.');
  });

  test('is the same in every Unicode normal form', () => {
    expect(passwordOf('ﬁnancial-ｐａｓｓ', 'a@b.org')).toBe('financial-pass');
  });

  test.each(['', 'too short', 'x'.repeat(201), 'ab c'.repeat(51)])('may not be %j', (password) => {
    expect(() => passwordOf(password, 'ada@example.org')).toThrow('password must be 10 to 200 characters.');
  });

  test('may not be the e-mail address', () => {
    expect(() => passwordOf('ADA@example.org', 'ada@example.org')).toThrow('password must not be the e-mail address.');
  });
});

describe('the form of a new member', () => {
  test('is refused with everything that is wrong at once, each by its field', () => {
    const fill = () => memberFieldsOf({ email: 'ada', name: ' ', password: 'short' });
    expect(fill).toThrow(InvalidFields);
    expect(fill).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        problems: [
          expect.objectContaining({ field: 'email', problem: 'malformed' }),
          expect.objectContaining({ field: 'name', problem: 'malformed' }),
          expect.objectContaining({ field: 'password', problem: 'length' }),
        ],
      }),
    );
  });
});
