import { expect, test } from '@jest/globals';
import { contentOf } from '../../../../../src/briefing/domain/composing/text/echo.js';
import { differ, figuresIn, type Counting } from '../../../../../src/briefing/domain/composing/text/figures.js';

const counting = (text: string): Counting => ({ figures: figuresIn(text, 'en'), content: contentOf(text, 'en') });

test.each([
  ['The flood reached 15 villages in Torvik.', 'The flood reached 17 villages in Torvik.', true],
  ['The flood reached 15 villages in Torvik.', 'The flood reached 15 villages in Torvik.', false],
  ['The flood reached 15 villages in Torvik.', 'The flood reached 17 houses in Torvik.', false],
  ['The flood reached 15 villages in Torvik.', 'Of 17 villages in Torvik the flood reached 15 villages.', false],
  ['The flood reached 15 villages in Torvik.', 'The flood reached Torvik.', false],
])('whether "%s" and "%s" count the same differently: %s', (one, other, expected) => {
  expect(differ(counting(one), counting(other))).toBe(expected);
});

test('each figure of a sentence is looked at once, however many there are', () => {
  let looked = 0;
  const many = Array.from({ length: 200 }, (_, index) => ({
    unit: 'vills',
    get value(): string {
      looked++;
      return String(index);
    },
  }));
  const content = contentOf('The flood reached many villages', 'en');
  expect(differ({ figures: many, content }, { figures: many, content })).toBe(false);
  expect(looked).toBe(2 * many.length);
});
