// Which benchmarks are run when none is named.
import { all } from './results.mjs';

const MINUTES = 20;
/** One of which nothing is known. */
const UNKNOWN_SECONDS = 120;

/** Of each bench: when it was last measured, and how long that took. */
function known(runs) {
  const last = new Map();
  for (const { at, benches } of runs) {
    for (const [bench, { seconds }] of Object.entries(benches)) last.set(bench, { at, seconds });
  }
  return last;
}

/** Longest ago first, each if it fits into the time that is left; `runs` from the oldest to the newest. */
export function fitting(benches, runs, seconds) {
  const last = known(runs);
  const order = benches.toSorted((a, b) => (last.get(a)?.at ?? '').localeCompare(last.get(b)?.at ?? ''));
  let left = seconds;
  const chosen = order.filter((bench) => {
    const takes = last.get(bench)?.seconds ?? UNKNOWN_SECONDS;
    if (takes > left) return false;
    left -= takes;
    return true;
  });
  return { benches: chosen, left: order.filter((bench) => !chosen.includes(bench)) };
}

/** What takes longer than foretold is stopped at `endMs` of this process. */
export const planned = (benches) => ({
  ...fitting(benches, all(), MINUTES * 60),
  endMs: performance.now() + MINUTES * 60_000,
});
