// Writes the tables and the picture of docs/scaling.md from the figures beside it, formatted as everything is: npm run scaling
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './setup.mjs';
import { withTables } from './capacity/document.mjs';
import { growthChart } from './capacity/growth-chart.mjs';

const path = join(ROOT, 'docs/scaling.md');
const figures = (name) => JSON.parse(readFileSync(join(ROOT, 'docs/scaling', name), 'utf8'));
const growth = figures('growth.json');
const text = withTables(readFileSync(path, 'utf8'), {
  measured: figures('unit-costs.json'),
  compared: figures('comparison.json'),
  growth,
});
writeFileSync(join(ROOT, 'docs/scaling/growth.svg'), growthChart(growth));
writeFileSync(path, await format(text, { ...(await resolveConfig(path)), parser: 'markdown' }));
