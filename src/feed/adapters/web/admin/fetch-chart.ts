import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdminCharts, type ChartSource, type ChartWords } from '../../../../shared/delivery/admin/admin-charts.js';
import type { ChartPeriod } from '../../../../shared/delivery/admin/chart-period.js';
import { hourlyValues } from '../../../../shared/delivery/admin/hourly-chart.js';
import { HourlyCounts } from '../../../../shared/delivery/http/metrics/hourly-counts.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { adminFeedWordsFor } from './admin-feed-words.js';

/** Fetches of feeds, and those that failed; MeasuredFetcher counts them. */
@Injectable()
export class FetchChart implements ChartSource, OnModuleInit {
  readonly name = 'fetches';
  readonly place = 2;
  readonly unit = 'count';
  readonly series = [
    { name: 'fetches_done', tone: 'good' },
    { name: 'fetches_failed', tone: 'bad' },
  ] as const;

  constructor(
    private readonly charts: AdminCharts,
    private readonly counts: HourlyCounts,
  ) {}

  onModuleInit(): void {
    this.charts.register(this);
  }

  words(language: Language): ChartWords {
    const { title, done, failed } = adminFeedWordsFor(language).chart;
    return { title, series: { fetches_done: done, fetches_failed: failed } };
  }

  read(period: ChartPeriod): Promise<Readonly<Record<string, readonly number[]>>> {
    const names = this.series.map(({ name }) => name);
    return hourlyValues(this.counts, names, period);
  }
}
