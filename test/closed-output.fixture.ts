import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { surviveClosedOutput } from '../src/closed-output.js';

/** Prints until its reader is gone, and then finishes its work: a file that says so. */
const [finished = ''] = process.argv.slice(2);
surviveClosedOutput();
const closed = new AbortController();
process.stdout.once('error', () => closed.abort());
while (!closed.signal.aborted) {
  process.stdout.write('a line\n');
  await sleep(1);
}
console.log('nobody reads this');
writeFileSync(finished, 'done');
