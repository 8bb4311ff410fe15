// What benchmarks found, kept: one file for each `npm run bench`, the newest last.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../setup.mjs';

const FOLDER = join(ROOT, '.bench');
/** What everybody compares with: committed. */
const BASELINE = join(ROOT, 'test/bench/baseline.json');
const KEPT = 50;

const kept = () => (existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : []).sort();

/** Returns its file. */
export function keep(results) {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${results.at.replaceAll(':', '')}-${results.commit}.json`);
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
  for (const name of kept().slice(0, -KEPT)) rmSync(join(FOLDER, name));
  return file;
}

/** `last`, `previous` (the one before), `baseline`, or a file. */
export function fileOf(name) {
  if (name === 'baseline') return existsSync(BASELINE) ? BASELINE : null;
  const place = { last: -1, previous: -2 }[name];
  if (place === undefined) return existsSync(name) ? resolve(name) : join(FOLDER, name);
  const found = kept().at(place);
  return found === undefined ? null : join(FOLDER, found);
}

export const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Every figure of a file: where it is → its values. */
export function figuresOf({ benches }) {
  const figures = new Map();
  for (const [bench, { reports }] of Object.entries(benches)) {
    for (const { rows, wanted } of reports) {
      for (const [name, values] of Object.entries(wanted)) figures.set(`${bench}: ${name}`, values);
      for (const [row, cells] of Object.entries(rows)) {
        for (const [name, values] of Object.entries(cells)) figures.set(`${bench}: ${row}, ${name}`, values);
      }
    }
  }
  return figures;
}

/** All runs that are known, the baseline first. */
export const all = () =>
  [BASELINE, ...kept().map((name) => join(FOLDER, name))].filter((file) => existsSync(file)).map(read);
