import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { Language } from '../../kernel/language.js';
import { type ChartPeriod, type ChartSpan, periodOf } from './chart-period.js';

export interface ChartSeries {
  /** snake_case: on the wire, too. */
  readonly name: string;
  /** bad: an operator wants there to be none. */
  readonly tone: 'good' | 'bad';
}

export interface ChartWords {
  readonly title: string;
  /** By the names of the series. */
  readonly series: Readonly<Record<string, string>>;
}

/** One chart: bars of its series on each other, for each hour or day. */
export interface ChartSource {
  readonly name: string;
  /** Its position among the charts. */
  readonly place: number;
  readonly unit: 'count' | 'seconds';
  readonly series: readonly ChartSeries[];
  words(language: Language): ChartWords;
  /** A value for each bucket, by the names of the series. */
  read(period: ChartPeriod): Promise<Readonly<Record<string, readonly number[]>>>;
}

export interface ReadChart {
  readonly source: ChartSource;
  readonly values: Readonly<Record<string, readonly number[]>>;
}

export interface ReadCharts {
  readonly period: ChartPeriod;
  readonly charts: readonly ReadChart[];
}

/** The charts of all contexts, which register theirs while the program is wired. */
@Injectable()
export class AdminCharts {
  readonly #sources: ChartSource[] = [];

  constructor(private readonly clock: Clock) {}

  register(source: ChartSource): void {
    this.#sources.push(source);
  }

  async read(span: ChartSpan): Promise<ReadCharts> {
    const period = periodOf(span, this.clock.now());
    const sources = this.#sources.toSorted((a, b) => a.place - b.place);
    const charts = sources.map(async (source) => ({ source, values: await source.read(period) }));
    return { period, charts: await Promise.all(charts) };
  }
}
