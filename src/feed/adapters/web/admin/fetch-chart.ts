import { Injectable } from '@nestjs/common';
import type { ChartWords } from '../../../../shared/delivery/admin/admin-charts.js';
import { HourlyChart } from '../../../../shared/delivery/admin/hourly-chart.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { adminFeedWordsFor } from './admin-feed-locale.js';

/** Fetches of feeds, and those that failed; MeasuredFetcher counts them. */
@Injectable()
export class FetchChart extends HourlyChart {
  readonly name = 'fetches';
  readonly place = 2;
  readonly series = [
    { name: 'fetches_done', tone: 'good' },
    { name: 'fetches_failed', tone: 'bad' },
  ] as const;

  override words(language: Language): ChartWords {
    const { title, done, failed } = adminFeedWordsFor(language).chart;
    return { title, series: { fetches_done: done, fetches_failed: failed } };
  }
}
