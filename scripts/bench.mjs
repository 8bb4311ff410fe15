// Runs the benchmarks one after another and keeps what they found: npm run bench [-- NAME … | all] [-- its options]
// Without a name, those that fit into twenty minutes together: whichever was measured longest ago comes first, so that
// none is left out for ever. `bench:compare` says what changed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { keep } from './bench/results.mjs';
import { planned } from './bench/plan.mjs';
import { NODE, ROOT, setUp } from './setup.mjs';

const FOLDER = join(ROOT, 'test/bench');
const ENDING = '.bench.mjs';
/** What a benchmark starts ends with it, also when it is stopped. */
const WITH_US = `${process.env.NODE_OPTIONS ?? ''} --import=${join(ROOT, 'scripts/stop-with-parent.mjs')}`.trim();

await setUp();
const { provenance } = await import('./capacity/measuring/provenance.mjs');
const known = readdirSync(FOLDER)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length))
  .sort();
const given = process.argv.slice(2);
const options = given.filter((word) => word.startsWith('--'));
const names = given.filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => name !== 'all' && !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${known.join(', ')}, and all.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const results = { ...provenance(), at: new Date().toISOString().slice(0, 19), benches: {} };

function run(bench, withinMs) {
  console.log(`\n${bench}`);
  const record = join(folder, `${bench}.jsonl`);
  const began = performance.now();
  const { status, error } = spawnSync(NODE, [join(FOLDER, `${bench}${ENDING}`), ...options], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, BENCH_RECORD: record, NODE_OPTIONS: WITH_US },
    timeout: Number.isFinite(withinMs) ? Math.max(1, Math.round(withinMs)) : undefined,
  });
  if (error?.code === 'ETIMEDOUT') console.log(`${bench} was stopped: the twenty minutes are over`);
  if (status !== 0) process.exitCode = 1;
  const reports = existsSync(record)
    ? readFileSync(record, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  results.benches[bench] = { seconds: Math.round((performance.now() - began) / 1_000), ok: status === 0, reports };
}

try {
  if (names.length > 0) {
    for (const bench of names.includes('all') ? known : names) run(bench, Infinity);
  } else {
    const { benches, left, endMs } = planned(known);
    for (const bench of benches) run(bench, endMs - performance.now());
    if (left.length > 0) console.log(`\nNot run, for want of time (npm run bench -- NAME): ${left.join(', ')}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\nkept: ${relative(ROOT, keep(results))}; what changed: npm run bench:compare`);
