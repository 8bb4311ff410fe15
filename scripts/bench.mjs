// Builds, then runs the benchmarks one after another, all or those that are named; each prints its own table.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, ROOT, setUp } from './setup.mjs';

await setUp();
const folder = join(ROOT, 'test/bench');
const wanted = process.argv.slice(2).map((name) => `${name}.bench.mjs`);
const known = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.mjs'))
  .sort();
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(2);
}
const benches = wanted.length > 0 ? wanted : known;
for (const bench of benches) {
  console.log(`\n${bench.replace('.bench.mjs', '')}`);
  const { status } = spawnSync(NODE, [join(folder, bench)], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
