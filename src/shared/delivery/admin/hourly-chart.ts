import type { HourlyCounts } from '../http/metrics/hourly-counts.js';
import { type ChartPeriod, sumsIn } from './chart-period.js';

/** The values of a chart whose series are hourly counts of the same names. */
export async function hourlyValues(
  counts: HourlyCounts,
  names: readonly string[],
  period: ChartPeriod,
): Promise<Readonly<Record<string, readonly number[]>>> {
  const rows = await counts.read(names, period.from);
  const valuesOf = (wanted: string): readonly number[] =>
    sumsIn(
      period,
      rows.filter(({ name }) => name === wanted).map(({ hour, count }) => ({ at: hour, value: count })),
    );
  return Object.fromEntries(names.map((name) => [name, valuesOf(name)]));
}
