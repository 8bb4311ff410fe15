// Everything: set-up, the checks of the sources, and all tests. Closes with how many passed and failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
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
/** More files than these do not fail because the machine was busy. */
const MOST_RUN_AGAIN = 6;

await setUp();
const browser = provideChromium();
const checking = runSteps(SOURCE_CHECKS);
const totals = { passed: 0, failed: 0, skipped: 0, failedFiles: [], unsteady: [] };
let reportsMade = 0;
const reports = mkdtempSync(join(tmpdir(), 'podcast-briefings-reports-'));
try {
  for (const result of await Promise.all(SIDE_BY_SIDE.map((run) => jest(run)))) add(result);
  add(await jest(IN_BROWSER, await browser));
  await runAgain(totals.failedFiles, await browser);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
conclude(await checking, await browser);

/**
 * A machine that others use too can be slower than any patience of a test. So what failed runs once more, alone; what
 * passes then is named at the end, because it has to be mended all the same.
 */
async function runAgain(files, chromium) {
  if (files.length === 0 || files.length > MOST_RUN_AGAIN) return;
  console.log(`Running again, alone: ${files.map(({ path }) => path).join(', ')}`);
  for (const { path, failed } of files) {
    const { result, status } = await jest({ workers: 1, workersBefore: 0, path }, chromium);
    if (status !== 0 || result === null || result.numPassedTests === 0) continue;
    totals.passed += failed;
    totals.failed -= failed;
    totals.unsteady.push(path);
  }
}

/** Node itself may end by a signal, where V8 loses track of its code pages (nodejs/node#64500): that says nothing of a test. */
async function jest(run, chromium = null) {
  const first = await jestOnce(run, chromium);
  if (first.signal === null || first.result !== null) return first;
  console.log(`Node ended by ${first.signal}: running the same again, once.`);
  totals.unsteady.push(`Node itself (${first.signal})`);
  return await jestOnce(run, chromium);
}

async function jestOnce({ projects = [], workers, workersBefore, path = null }, chromium) {
  const report = join(reports, `${reportsMade++}.json`);
  const how = workers === 1 ? '--runInBand' : `--maxWorkers=${workers}`;
  const which = path === null ? ['--passWithNoTests', '--selectProjects', ...projects] : ['--runTestsByPath', path];
  const args = [how, '--json', `--outputFile=${report}`, ...which];
  const child = spawn(NODE, [join(ROOT, 'node_modules/jest/bin/jest.js'), ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      TEST_WORKERS_BEFORE: String(workersBefore),
      ...(chromium !== null && { CHROMIUM_PATH: chromium }),
    },
    stdio: 'inherit',
  });
  const [status, signal] = await once(child, 'close');
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  return { result, status, signal };
}

function add({ result, status }) {
  const files = (result?.testResults ?? []).filter((file) => file.status === 'failed').map(failedFileOf);
  const failed = files.reduce((sum, file) => sum + file.failed, 0);
  totals.passed += result?.numPassedTests ?? 0;
  // A run that ends badly for no test's sake cannot be mended by running a test again.
  totals.failed += failed === 0 && status !== 0 ? 1 : failed;
  totals.skipped += (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0);
  totals.failedFiles.push(...files);
}

/** A file that does not even load has no test to fail in. */
function failedFileOf({ name, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed').length;
  return { path: relative(ROOT, name), failed: Math.max(failed, 1) };
}

function conclude(broken, chromium) {
  totals.failed += broken.length;
  if (broken.length > 0) console.log(`These checks failed (see above): ${broken.join(', ')}.`);
  if (chromium === null) console.log('There is no Chromium on this machine, so the browser tests could not pass.');
  if (totals.unsteady.length > 0) console.log(`Passed only when run again, alone: ${totals.unsteady.join(', ')}`);
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exitCode = totals.failed === 0 && chromium !== null ? 0 : 1;
}
