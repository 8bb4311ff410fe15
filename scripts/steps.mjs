import { spawn } from 'node:child_process';
import { ROOT } from './setup.mjs';

/** What can be said about the sources without running them: scripts of package.json. */
export const SOURCE_CHECKS = ['typecheck', 'lint', 'format:check', 'boundaries'];

/** The type checkers are Go programs that live for seconds: collecting garbage was a third of their time. */
const GO_WITHOUT_COLLECTING = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

/** Runs package scripts side by side, tells how each went, and returns the names of those that failed. */
export async function runSteps(names) {
  const results = await Promise.all(names.map(runStep));
  return names.filter((_, index) => !results[index]);
}

async function runStep(name) {
  const started = Date.now();
  const { code, output } = await capture('npm', ['run', '--silent', name]);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

function capture(command, args) {
  return new Promise((resolve, reject) => {
    const env = { ...GO_WITHOUT_COLLECTING, ...process.env };
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
