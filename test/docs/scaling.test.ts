import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { chart, document, type Growth, type Measured } from '../scripts/capacity/modules.js';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../docs', path), 'utf8');
const figures = (name: string): unknown => JSON.parse(read(`scaling/${name}`));

/** How wide columns are is a matter of format. */
const cells = (text: string): string =>
  text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ').replaceAll(/\n+/g, '\n');

test('docs/scaling.md says what the figures beside it say: npm run scaling', () => {
  const text = read('scaling.md');
  const [measured, compared] = [figures('unit-costs.json') as Measured, figures('comparison.json')];
  const made = document.withTables(text, { measured, compared, growth: figures('growth.json') as Growth });
  expect(cells(text)).toBe(cells(made));
});

test('The picture of docs/scaling.md shows the curves beside it: npm run scaling', () => {
  expect(read('scaling/growth.svg')).toBe(chart.growthChart(figures('growth.json') as Growth));
});
