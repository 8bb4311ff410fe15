// Preloaded into a program: its clock is as far ahead as the file that TEST_CLOCK_FILE names says, in milliseconds.
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
