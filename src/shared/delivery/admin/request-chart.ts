import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/language.js';
import type { ChartWords } from './admin-charts.js';
import { adminWordsFor } from './admin-locale.js';
import { HourlyChart } from './hourly-chart.js';

/** Requests of everybody, and those that failed on our side. */
@Injectable()
export class RequestChart extends HourlyChart {
  readonly name = 'requests';
  readonly place = 3;
  readonly series = [
    { name: 'requests_answered', tone: 'good' },
    { name: 'requests_failed', tone: 'bad' },
  ] as const;

  override words(language: Language): ChartWords {
    const { title, answered, failed } = adminWordsFor(language).requests;
    return { title, series: { requests_answered: answered, requests_failed: failed } };
  }
}
