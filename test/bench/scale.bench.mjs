// What requests cost as the store grows, and the exponent of each curve; writes docs/scaling/growth.json, from which
// `npm run scaling` makes the table and the picture of docs/scaling.md. Stores of 10⁷ items, 10⁵ feeds and 10⁶ events
// take an hour: `npm run bench -- scale --large`. Only one curve: `--items`, `--feeds`, `--callers`, `--histories`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { growthTable } from '../../scripts/capacity/growth.mjs';
import { provenance, rounded } from '../../scripts/capacity/measuring/provenance.mjs';
import { report } from './harness/report.mjs';
import { callers, feeds, histories, items } from './scale/stores.mjs';

const SIZES = {
  items: [10_000, 30_000, 100_000],
  feeds: [100, 1_000, 10_000],
  callers: [10, 100, 1_000, 10_000],
  histories: [1_000, 10_000, 50_000],
};
const LARGE = { items: [1_000_000, 10_000_000], feeds: [100_000], callers: [], histories: [100_000, 1_000_000] };
const MOST = 1.1;
const FILE = join(import.meta.dirname, '../../docs/scaling/growth.json');

const MEASURES = { items, feeds, callers, histories };
const AXES = Object.keys(SIZES);
const { values } = parseArgs({
  options: { large: { type: 'boolean' }, ...Object.fromEntries(AXES.map((axis) => [axis, { type: 'boolean' }])) },
});
const wanted = AXES.some((axis) => values[axis]) ? AXES.filter((axis) => values[axis]) : AXES;

/** What was not measured now stays as it was. */
const growth = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
for (const axis of wanted) {
  const points = await MEASURES[axis]([...SIZES[axis], ...(values.large ? LARGE[axis] : [])]);
  growth[axis] = { from: provenance(), points };
  const rows = growthTable({ [axis]: growth[axis] });
  report({
    title: `cost of one, against ${axis}`,
    rows: Object.fromEntries(rows.map(({ name, figures }) => [`${axis}: ${name}`, figures])),
    wanted: rows.flatMap(({ name, exponents }) =>
      Object.entries(exponents).map(([what, value]) => ({
        name: `${name} against ${axis}, exponent of ${what}`,
        value,
        atMost: MOST,
      })),
    ),
  });
  writeFileSync(FILE, `${JSON.stringify(rounded(growth), null, 2)}\n`);
}
