import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { collapsed } from '../../../../src/feed/adapters/text/readable-text.js';

test('Collapsed text has one space for each run of white space, whatever it is made of', () => {
  const unit = fc.constantFrom(' ', ' ', '\n', '\t', '\u00a0', '\u3000', 'a', 'é', '。');
  fc.assert(
    fc.property(
      fc.array(unit).map((units) => units.join('')),
      (text) => {
        expect(collapsed(text)).toBe(text.split(/\s+/).join(' '));
      },
    ),
  );
});
