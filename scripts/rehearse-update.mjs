// npm run rehearse:update [COMMIT]: nodes of that version (by default that of the commit before) are replaced by nodes of
// this one, and the other way round, while people use the service. UPDATE_HISTORIES=PostgreSQL or EventStoreDB: on that store
// alone. The older version is made in a folder of its own.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE, ROOT, setUp } from './setup.mjs';

const [commit = 'HEAD~1'] = process.argv.slice(2);
const git = (...words) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();

await setUp();
const version = git('rev-parse', '--verify', '--short', `${commit}^{commit}`);
const folder = mkdtempSync(join(tmpdir(), 'podcast-briefings-before-'));
const checkout = join(folder, 'checkout');
try {
  console.error(`Making ${version} …`);
  git('clone', '--quiet', '--shared', '--no-checkout', ROOT, checkout);
  git('-C', checkout, 'checkout', '--quiet', '--detach', version);
  // Setting up installs only where the lockfiles differ.
  cpSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  execFileSync(process.execPath, [join(checkout, 'scripts/setup.mjs')], { cwd: checkout, stdio: 'inherit' });
  const began = performance.now();
  process.exitCode = rehearse() === 0 ? 0 : 1;
  sayVerdict(process.exitCode === 0, performance.now() - began);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function rehearse() {
  const words = ['test/journeys/rolling', '--selectProjects', 'rehearsal', '--runInBand'];
  const env = { ...process.env, UPDATE_FROM: checkout, TEST_FILE_MINUTES: '720' };
  return spawnSync(NODE, [join(ROOT, 'node_modules/jest/bin/jest.js'), ...words], { cwd: ROOT, env, stdio: 'inherit' })
    .status;
}

/** A machine that is busy with other things answers 503 for reasons of its own. */
function sayVerdict(isGood, ms) {
  const verdict = isGood ? 'works side by side with this version' : 'does NOT work side by side with this version';
  const load = `${loadavg()[1].toFixed(1)} wanted one of ${availableParallelism()} processors at the end`;
  console.error(`${version} ${verdict}: ${Math.round(ms / 1000)} s, ${load}.`);
}
