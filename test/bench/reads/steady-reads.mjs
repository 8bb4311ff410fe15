// Reads that come at a steady rate, whether those before are answered or not: a stall delays all that come in it.
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../harness/statistics.mjs';

/**
 * Asks until `until` is settled; milliseconds of the answers, their median and 99th percentile, and how many did not come:
 * those count as answers of so long as they were waited for.
 */
export async function steadily(ask, perSecond, until) {
  const times = [];
  const asked = [];
  let failed = 0;
  const over = new AbortController();
  void until.finally(() => over.abort());
  const one = async () => {
    const began = performance.now();
    await ask().catch(() => (failed += 1));
    times.push(performance.now() - began);
  };
  for (let next = performance.now(); !over.signal.aborted;) {
    for (; next <= performance.now(); next += 1_000 / perSecond) asked.push(one());
    await sleep(Math.max(1, next - performance.now()));
  }
  await Promise.all([...asked, until]);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), failed };
}
