/** How long a production took and what it made, in milliseconds. */
export interface Production {
  readonly tookMs: number;
  readonly durationMs: number;
}

/** As long as a briefing usually is where nobody says how long it is to be. */
const USUAL_MS = 600_000;
/** A quarter of the length does not take a quarter of the time: gathering and composing take theirs. */
const LEAST_SHARE = 0.5;
/** Nine of ten took at most so long: one that waited for a machine that was away says nothing. */
const NEARLY_ALWAYS = 0.9;

/** What a production of this length (null: the usual) takes nearly always, as these say; null: there are none. */
export function usualProductionTime(productions: readonly Production[], seconds: number | null): number | null {
  const wantedMs = seconds === null ? USUAL_MS : seconds * 1000;
  const times = productions
    // A clock was set back meanwhile.
    .filter(({ tookMs }) => tookMs >= 0)
    .map(({ tookMs, durationMs }) => tookMs * Math.max(LEAST_SHARE, wantedMs / Math.max(1, durationMs)))
    .toSorted((a, b) => a - b);
  return times[Math.ceil(times.length * NEARLY_ALWAYS) - 1] ?? null;
}
