import type { EpochMs } from '../../kernel/clock.js';

/** What a chart may show: the last 24 hours by the hour, or the last 30 days by the day (UTC). */
export const CHART_SPANS = ['day', 'month'] as const;
export type ChartSpan = (typeof CHART_SPANS)[number];

const HOUR_MS = 3_600_000;

const BUCKETS: Readonly<Record<ChartSpan, { readonly count: number; readonly ms: number }>> = {
  day: { count: 24, ms: HOUR_MS },
  month: { count: 30, ms: 24 * HOUR_MS },
};

export interface ChartPeriod {
  readonly span: ChartSpan;
  /** When the first bucket begins. */
  readonly from: EpochMs;
  readonly bucketMs: number;
  readonly buckets: number;
}

/** The last bucket is the one that `now` is in. */
export function periodOf(span: ChartSpan, now: EpochMs): ChartPeriod {
  const { count, ms } = BUCKETS[span];
  return { span, from: now - (now % ms) - (count - 1) * ms, bucketMs: ms, buckets: count };
}

/** The values of a chart: for each bucket the sum of what happened in it. */
export function sumsIn(
  { from, bucketMs, buckets }: ChartPeriod,
  happened: readonly { readonly at: EpochMs; readonly value: number }[],
): readonly number[] {
  const sums = Array.from({ length: buckets }, () => 0);
  for (const { at, value } of happened) {
    const bucket = Math.floor((at - from) / bucketMs);
    const sum = sums[bucket];
    if (sum !== undefined) sums[bucket] = sum + value;
  }
  return sums;
}
