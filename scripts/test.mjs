// Everything: set-up, the checks of the sources, and all tests. Closes with how many passed and failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideChromium } from './chromium.mjs';
import { NODE, ROOT, setUp } from './setup.mjs';
import { runSteps, SOURCE_CHECKS } from './steps.mjs';

const PROCESSORS = Math.max(availableParallelism(), 2);

/** Whole programs mostly wait, and the rest mostly computes: side by side they fill the machine. */
const SIDE_BY_SIDE = [
  { projects: ['journey'], workers: PROCESSORS, workersBefore: 0 },
  { projects: ['unit', 'slow', 'db'], workers: PROCESSORS, workersBefore: PROCESSORS },
];
/** What a browser plays is measured by the clock, so browsers run alone. */
const IN_BROWSER = { projects: ['browser'], workers: 1, workersBefore: 0 };

await setUp();
const browser = provideChromium();
const checking = runSteps(SOURCE_CHECKS);
const totals = { passed: 0, failed: 0, skipped: 0 };
const reports = mkdtempSync(join(tmpdir(), 'podcast-briefings-reports-'));
try {
  for (const result of await Promise.all(SIDE_BY_SIDE.map((run) => jest(run)))) add(result);
  add(await jest(IN_BROWSER, await browser));
} finally {
  rmSync(reports, { recursive: true, force: true });
}
conclude(await checking, await browser);

async function jest({ projects, workers, workersBefore }, chromium = null) {
  const report = join(reports, `${projects[0]}.json`);
  const how = workers === 1 ? '--runInBand' : `--maxWorkers=${workers}`;
  const args = [how, '--passWithNoTests', '--json', `--outputFile=${report}`, '--selectProjects', ...projects];
  const child = spawn(NODE, [join(ROOT, 'node_modules/jest/bin/jest.js'), ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      TEST_WORKERS_BEFORE: String(workersBefore),
      ...(chromium !== null && { CHROMIUM_PATH: chromium }),
    },
    stdio: 'inherit',
  });
  const [status] = await once(child, 'close');
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  return { result, status };
}

function add({ result, status }) {
  // A file that does not even load has no test to fail in.
  const failed = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0);
  totals.passed += result?.numPassedTests ?? 0;
  totals.failed += failed === 0 && status !== 0 ? 1 : failed;
  totals.skipped += (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0);
}

function conclude(broken, chromium) {
  totals.failed += broken.length;
  if (broken.length > 0) console.log(`These checks failed (see above): ${broken.join(', ')}.`);
  if (chromium === null) console.log('There is no Chromium on this machine, so the browser tests could not pass.');
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exitCode = totals.failed === 0 && chromium !== null ? 0 : 1;
}
