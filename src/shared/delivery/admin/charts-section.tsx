import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { JSX } from 'preact';
import { AdminSections } from '../web/sections/admin-sections.js';
import type { PageVisit } from '../web/sections/page-sections.js';
import { AdminCharts } from './admin-charts.js';
import { adminWordsFor } from './admin-locale.js';
import { BarChart } from './bar-chart.js';
import { CHART_SPANS } from './chart-period.js';

/** The charts of all contexts: of the last 24 hours and, below a line that opens, of the last 30 days. */
@Injectable()
export class ChartsSection implements OnModuleInit {
  constructor(
    private readonly sections: AdminSections,
    private readonly charts: AdminCharts,
  ) {}

  onModuleInit(): void {
    this.sections.register({ place: 2, render: (visit) => this.render(visit) });
  }

  private async render({ language }: PageVisit): Promise<JSX.Element> {
    const words = adminWordsFor(language).charts;
    const spans = await Promise.all(CHART_SPANS.map((span) => this.charts.read(span)));
    return (
      <section class="card" aria-labelledby="charts">
        <h2 id="charts">{words.heading}</h2>
        {spans.map(({ period, charts }) => (
          <details open={period.span === 'day'}>
            <summary>{words.spans[period.span]}</summary>
            <div class="admin-charts">
              {charts.map((chart) => (
                <BarChart language={language} period={period} chart={chart} />
              ))}
            </div>
          </details>
        ))}
      </section>
    );
  }
}
