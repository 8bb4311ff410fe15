// Builds, then runs the benchmarks one after another; each prints its own table.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, ROOT, setUp } from './setup.mjs';

await setUp();
const folder = join(ROOT, 'test/bench');
const benches = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.mjs'))
  .sort();
for (const bench of benches) {
  console.log(`\n${bench.replace('.bench.mjs', '')}`);
  const { status } = spawnSync(NODE, [join(folder, bench)], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
