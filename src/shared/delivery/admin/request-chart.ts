import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HourlyCounts } from '../http/metrics/hourly-counts.js';
import type { Language } from '../../kernel/language.js';
import { AdminCharts, type ChartSource, type ChartWords } from './admin-charts.js';
import { adminWordsFor } from './admin-locale.js';
import type { ChartPeriod } from './chart-period.js';
import { hourlyValues } from './hourly-chart.js';

/** Requests of everybody, and those that failed on our side. */
@Injectable()
export class RequestChart implements ChartSource, OnModuleInit {
  readonly name = 'requests';
  readonly place = 3;
  readonly unit = 'count';
  readonly series = [
    { name: 'requests_answered', tone: 'good' },
    { name: 'requests_failed', tone: 'bad' },
  ] as const;

  constructor(
    private readonly charts: AdminCharts,
    private readonly counts: HourlyCounts,
  ) {}

  onModuleInit(): void {
    this.charts.register(this);
  }

  words(language: Language): ChartWords {
    const { title, answered, failed } = adminWordsFor(language).requests;
    return { title, series: { requests_answered: answered, requests_failed: failed } };
  }

  read(period: ChartPeriod): Promise<Readonly<Record<string, readonly number[]>>> {
    return hourlyValues(
      this.counts,
      this.series.map(({ name }) => name),
      period,
    );
  }
}
