import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isBoilerplate } from '../../../../../src/briefing/domain/composing/text/boilerplate.js';

test('words of programs are found where the plain pattern finds them', () => {
  const plain = /\b(?:function|const|var|null)\b.*[(;=]/u;
  const pieces = fc.constantFrom('var', 'null', 'const', 'a', 'é', '_', ' ', '\n', '\u2028', '(', ';', '=');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
      const line = parts.join('');
      expect([line, isBoilerplate(line)]).toEqual([line, plain.test(line) || line.includes('=')]);
    }),
    { numRuns: 5000 },
  );
});
