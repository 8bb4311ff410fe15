// What is different between two runs of the benchmarks beyond what chance does.
import { changeOf, median } from '../../test/bench/harness/statistics.mjs';
import { figuresOf } from './results.mjs';

/** With five turns each, this is when no value of one run lies among those of the other. */
export const LEVEL = 0.99;

/**
 * Figures of both runs: those that changed (largest first), how many did not, and how many have too few values to say.
 * Turns of two runs are no pairs, so the interval is that of the Mann–Whitney test.
 */
export function compared(before, after) {
  const [early, late] = [figuresOf(before), figuresOf(after)];
  const both = [...late.keys()].filter((name) => early.has(name));
  const judged = both.map((name) => ({ name, change: changeOf(early.get(name), late.get(name), LEVEL) }));
  const changed = judged.filter(({ change }) => change !== null && (change.from > 1 || change.to < 1));
  const rows = changed
    .toSorted((a, b) => Math.abs(Math.log(b.change.times)) - Math.abs(Math.log(a.change.times)))
    .map(({ name, change }) => ({
      name,
      before: median(early.get(name)),
      after: median(late.get(name)),
      ...change,
    }));
  const unsaid = judged.filter(({ change }) => change === null).length;
  return { rows, same: judged.length - rows.length - unsaid, unsaid };
}
