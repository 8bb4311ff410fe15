import { describe, expect, test } from '@jest/globals';
import { emailKey, emailOf, nameOf, passwordOf } from '../../../src/identity/domain/member.js';

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
    `${'a'.repeat(250)}@example.org`,
  ])('may not be %j', (email) => {
    expect(() => emailOf(email)).toThrow('email must be an e-mail address of at most 254 characters.');
  });

  test('is one in any case and any normal form', () => {
    expect(emailKey('U\u0308BUNG@Example.org')).toBe(emailKey('\u00fcbung@example.ORG'));
  });
});

describe('a name', () => {
  test('loses the space around it', () => {
    expect(nameOf('  Ada Lovelace ')).toBe('Ada Lovelace');
    expect(nameOf('👩'.repeat(100))).toHaveLength(200);
  });

  test.each(['', '   ', 'a\nb', 'x'.repeat(101)])('may not be %j', (name) => {
    expect(() => nameOf(name)).toThrow('name must be 1 to 100 characters on one line.');
  });
});

describe('a password', () => {
  test('has no rule but its length', () => {
    expect(passwordOf('aaaaaaaaaa', 'ada@example.org')).toBe('aaaaaaaaaa');
    expect(passwordOf('correct horse', 'ada@example.org')).toBe('correct horse');
  });

  test('is the same from every keyboard', () => {
    expect(passwordOf('ﬁnancial-ｐａｓｓ', 'a@b.org')).toBe('financial-pass');
  });

  test.each(['', 'too short', 'x'.repeat(201)])('may not be %j', (password) => {
    expect(() => passwordOf(password, 'ada@example.org')).toThrow('password must be 10 to 200 characters.');
  });

  test('may not be the e-mail address', () => {
    expect(() => passwordOf('ADA@example.org', 'ada@example.org')).toThrow('password must not be the e-mail address.');
  });
});
