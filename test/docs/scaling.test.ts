import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { document, type Measured } from '../scripts/capacity/modules.js';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../docs', path), 'utf8');
const figures = (name: string): unknown => JSON.parse(read(`scaling/${name}`));

/** How wide columns are is a matter of format. */
const cells = (text: string): string =>
  text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ').replaceAll(/\n+/g, '\n');

test('docs/scaling.md says what the figures beside it say: npm run scaling', () => {
  const text = read('scaling.md');
  const made = document.withTables(text, figures('unit-costs.json') as Measured, figures('comparison.json'));
  expect(cells(text)).toBe(cells(made));
});
