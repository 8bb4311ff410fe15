// How every benchmark says what it found: one table, one line for what is wanted, and the values themselves for whoever
// compares (npm run bench:compare).
import { appendFileSync } from 'node:fs';
import { median } from './statistics.mjs';

const rounded = (value) => Number(value.toPrecision(value >= 1_000 ? 5 : 3));

/** Several values: their median, and from least to most. */
function shown(value) {
  if (!Array.isArray(value)) return typeof value === 'number' ? rounded(value) : value;
  if (value.length === 1) return rounded(value[0]);
  return `${rounded(median(value))} (${rounded(Math.min(...value))}–${rounded(Math.max(...value))})`;
}

const valuesOf = (value) => [value].flat().filter(Number.isFinite);

const mapped = (table, change) =>
  Object.fromEntries(
    Object.entries(table).map(([row, cells]) => [
      row,
      Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, change(cell)])),
    ]),
  );

/** Whether it is as wanted; says so. */
function judged({ name, value, atLeast, atMost }) {
  const middle = median(valuesOf(value));
  const met = middle >= (atLeast ?? -Infinity) && middle <= (atMost ?? Infinity);
  const turns = Array.isArray(value) && value.length > 1 ? ` in ${value.length} turns` : '';
  const bounds = [atLeast !== undefined && `at least ${atLeast}`, atMost !== undefined && `at most ${atMost}`];
  const wanted = bounds.filter(Boolean).join(', ');
  console.log(`${met ? '✓' : '✗'} ${name}: ${shown(value)}${turns}${wanted === '' ? '' : ` (wanted: ${wanted})`}`);
  return met;
}

/** Read by the runner, which says where; a benchmark that is run alone only prints. */
function record(entry) {
  const path = process.env.BENCH_RECORD;
  if (path !== undefined) appendFileSync(path, `${JSON.stringify(entry)}\n`);
}

/**
 * @param rows  name → figure → one value, the values of all turns, or words
 * @param wanted  what is judged by its median: `{ name, value, atLeast, atMost }`; without a bound it is only told
 */
export function report({ title, rows = {}, wanted = [] }) {
  if (title !== undefined) console.log(title);
  if (Object.keys(rows).length > 0) console.table(mapped(rows, shown));
  const met = wanted.map(judged);
  if (met.includes(false)) process.exitCode = 1;
  record({
    rows: mapped(rows, valuesOf),
    wanted: Object.fromEntries(wanted.map(({ name, value }) => [name, valuesOf(value)])),
  });
}
