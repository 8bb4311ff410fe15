import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdminCharts, type ChartSource } from '../../../../shared/delivery/admin/admin-charts.js';
import { type ChartPeriod, sumsIn } from '../../../../shared/delivery/admin/chart-period.js';
import { type ProducedInBucket, ProductionFigures } from '../../../application/ports/production-figures.js';
import { productionWordsFor } from './production-locale.js';

/** Briefings that were made and that failed, and how long it took, by when they were asked for. */
@Injectable()
export class ProductionCharts implements OnModuleInit {
  constructor(
    private readonly charts: AdminCharts,
    private readonly figures: ProductionFigures,
  ) {}

  onModuleInit(): void {
    this.charts.register(this.briefings());
    this.charts.register(this.times());
  }

  private briefings(): ChartSource {
    return {
      name: 'briefings',
      place: 1,
      unit: 'count',
      series: [
        { name: 'briefings_made', tone: 'good' },
        { name: 'briefings_failed', tone: 'bad' },
      ],
      words: (language) => {
        const { title, made, failed } = productionWordsFor(language).briefings;
        return { title, series: { briefings_made: made, briefings_failed: failed } };
      },
      read: async (period) => {
        const produced = await this.over(period);
        return {
          briefings_made: valuesOf(period, produced, ({ made }) => made),
          briefings_failed: valuesOf(period, produced, ({ failed }) => failed),
        };
      },
    };
  }

  private times(): ChartSource {
    return {
      name: 'production_times',
      place: 4,
      unit: 'seconds',
      series: [{ name: 'production_seconds', tone: 'good' }],
      words: (language) => {
        const { title, mean } = productionWordsFor(language).times;
        return { title, series: { production_seconds: mean } };
      },
      read: async (period) => ({
        production_seconds: valuesOf(period, await this.over(period), ({ meanMs }) => (meanMs ?? 0) / 1000),
      }),
    };
  }

  private over({ from, bucketMs }: ChartPeriod): Promise<readonly ProducedInBucket[]> {
    return this.figures.over(from, bucketMs);
  }
}

const valuesOf = (
  period: ChartPeriod,
  produced: readonly ProducedInBucket[],
  valueOf: (bucket: ProducedInBucket) => number,
): readonly number[] =>
  sumsIn(
    period,
    produced.map((bucket) => ({ at: bucket.at, value: valueOf(bucket) })),
  );
