// What a few values say, without supposing how they are spread: benchmarks of shared machines have long tails.

const ascending = (values) => values.toSorted((a, b) => a - b);

export function median(values) {
  const sorted = ascending(values);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value below which this share of them is. */
export function percentile(values, share) {
  const sorted = ascending(values);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** One turn beside the other: what makes the machine slow for a while slows both of a pair. */
export const pairedRatios = (some, others) => some.map((value, turn) => value / others[turn]);

/**
 * How many orders of `n` and `m` values have each U (Mann & Whitney, "On a test of whether one of two random variables
 * is stochastically larger than the other", 1947): exact, where an approximation would need twenty of each.
 */
function orders(n, m) {
  let counts = Array.from({ length: m + 1 }, () => [1]);
  for (let some = 1; some <= n; some += 1) {
    const next = [[1]];
    for (let others = 1; others <= m; others += 1) {
      const all = Array.from({ length: some * others + 1 }, (_, u) => {
        return (counts[others][u - others] ?? 0) + (next[others - 1][u] ?? 0);
      });
      next.push(all);
    }
    counts = next;
  }
  return counts[m];
}

/** As many of the outermost differences are left out on each side as chance allows at this level. */
function leftOut(n, m, level) {
  const counts = orders(n, m);
  const all = counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (let u = 0; u < counts.length; u += 1) {
    below += counts[u] / all;
    if (below > (1 - level) / 2) return u;
  }
  return counts.length;
}

/**
 * How many times as large as `before` values `after` are (Hodges & Lehmann, 1963: the middle of all quotients), and the
 * interval in which that lies by the Mann–Whitney test at this level. null: there are too few values to say.
 */
export function changeOf(before, after, level = 0.95) {
  const usable = [...before, ...after].every((value) => value > 0);
  if (!usable || before.length === 0 || after.length === 0) return null;
  const quotients = ascending(after.flatMap((late) => before.map((early) => late / early)));
  const out = leftOut(before.length, after.length, level);
  if (out === 0) return null;
  return { times: median(quotients), from: quotients[out - 1], to: quotients.at(-out) };
}

/** Least squares on logarithms: `exponent` says how cost grows with size, 1 in proportion, 0 not at all. */
export function growthOf(points) {
  const logs = points.map(({ size, cost }) => [Math.log(size), Math.log(cost)]);
  const mean = (at) => logs.reduce((sum, log) => sum + log[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const covariance = logs.reduce((sum, [size, cost]) => sum + (size - x) * (cost - y), 0);
  return { exponent: covariance / logs.reduce((sum, [size]) => sum + (size - x) ** 2, 0) };
}
