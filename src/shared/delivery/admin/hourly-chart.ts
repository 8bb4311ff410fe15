import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '../../kernel/language.js';
import { HourlyCounts } from '../http/metrics/hourly-counts.js';
import { AdminCharts, type ChartSource, type ChartWords } from './admin-charts.js';
import { type ChartPeriod, sumsIn } from './chart-period.js';

/** A chart whose series are hourly counts of the same names. */
@Injectable()
export abstract class HourlyChart implements ChartSource, OnModuleInit {
  abstract readonly name: string;
  abstract readonly place: number;
  abstract readonly series: ChartSource['series'];
  readonly unit = 'count';

  constructor(
    private readonly charts: AdminCharts,
    private readonly counts: HourlyCounts,
  ) {}

  abstract words(language: Language): ChartWords;

  onModuleInit(): void {
    this.charts.register(this);
  }

  async read(period: ChartPeriod): Promise<Readonly<Record<string, readonly number[]>>> {
    const names = this.series.map(({ name }) => name);
    const rows = await this.counts.read(names, period.from);
    const valuesOf = (wanted: string): readonly number[] =>
      sumsIn(
        period,
        rows.filter(({ name }) => name === wanted).map(({ hour, count }) => ({ at: hour, value: count })),
      );
    return Object.fromEntries(names.map((name) => [name, valuesOf(name)]));
  }
}
