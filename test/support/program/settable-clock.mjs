// Preloaded into a program: the clock of its machine is as far ahead as the file that TEST_CLOCK_FILE names says, in
// milliseconds; with TEST_CLOCK=everywhere that of its database, too.
import { readFileSync } from 'node:fs';

const EVERY_MS = 20;
const real = Date.now.bind(Date);
let ahead = 0;

function look() {
  try {
    ahead = Number(readFileSync(process.env.TEST_CLOCK_FILE, 'utf8'));
  } catch {
    // It is being written, or gone: as before.
  }
}

look();
setInterval(look, EVERY_MS).unref();
Date.now = () => real() + ahead;

if (process.env.TEST_CLOCK === 'everywhere') {
  // Databases have no clock that a test could set: what asks them for theirs gets the answer that they would give.
  const { DatabaseClock } = await import('../../../dist/shared/storage/database/database-clock.js');
  DatabaseClock.prototype.now = Date.now;
}
