import { expect, test } from '@jest/globals';
import { hasAddress } from '../../../../../src/briefing/domain/composing/text/cleaning.js';

test.each([
  ['Write to desk@news.example now.', true],
  ['Read HTTPS://news.example/x or www.news.example.', true],
  ['Follow @desk. It is open.', false],
  ['It is at desk@news today.', false],
  ['www. is short for something.', false],
])('an address is found where there is one: %s', (text, isThere) => {
  expect(hasAddress(text)).toBe(isThere);
});

test('a text of nothing but signs is looked through in one pass', () => {
  expect(hasAddress('@'.repeat(50_000))).toBe(false);
});
