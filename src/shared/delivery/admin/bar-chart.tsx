import type { EpochMs } from '../../kernel/clock.js';
import type { Language } from '../../kernel/language.js';
import { languageTag } from '../web/language/formats.js';
import type { ReadChart } from './admin-charts.js';
import { adminWordsFor } from './admin-locale.js';
import type { ChartPeriod } from './chart-period.js';

/** Near to the pixels that it gets, so that its words are as large as others. */
const WIDTH = 400;
const HEIGHT = 140;
const LEFT = 60;
const BOTTOM = 22;
const TOP = 10;
const PLOT = HEIGHT - BOTTOM - TOP;

interface BarChartProps {
  readonly language: Language;
  readonly period: ChartPeriod;
  readonly chart: ReadChart;
}

interface Drawn extends BarChartProps {
  /** What the height of the chart stands for. */
  readonly top: number;
}

/** A chart as bars, what it comes to in words, and the same as a table. No script, and readable without colours. */
export function BarChart(props: BarChartProps) {
  const { language, period, chart } = props;
  const { source, values } = chart;
  const words = source.words(language);
  const number = numberOf(props);
  const sums = Array.from({ length: period.buckets }, (_, bucket) =>
    source.series.reduce((sum, { name }) => sum + (values[name]?.[bucket] ?? 0), 0),
  );
  const top = niceTop(Math.max(...sums));
  const id = `chart-${source.name}-${period.span}`;
  const spoken = source.series.map(({ name }) => `${words.series[name] ?? name}: ${number(totalOf(chart, name))}`);
  return (
    <figure class="admin-chart">
      <figcaption>{words.title}</figcaption>
      <ul class="admin-legend">
        {source.series.map(({ tone }, place) => (
          <li class={`admin-tone-${tone}`}>{spoken[place]}</li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={id}>
        <title id={id}>{`${words.title}. ${spoken.join('. ')}.`}</title>
        <Scale {...props} top={top} />
        <Bars {...props} top={top} />
      </svg>
      <ChartTable {...props} />
    </figure>
  );
}

/** Counts add up; of durations the mean of the buckets that have one says more. */
function totalOf({ source, values }: ReadChart, name: string): number {
  const all = values[name] ?? [];
  const sum = all.reduce((a, b) => a + b, 0);
  return source.unit === 'count' ? sum : sum / Math.max(1, all.filter((value) => value > 0).length);
}

/** 1, 2 or 5 times a power of ten: a scale that can be read. */
export function niceTop(highest: number): number {
  if (highest <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 5, 10].find((factor) => factor * power >= highest) ?? 10) * power;
}

function Scale({ language, period, chart, top }: Drawn) {
  const number = numberOf({ language, chart });
  const middle = Math.floor(period.buckets / 2);
  return (
    <g class="admin-scale">
      {[0, top / 2, top].map((value) => (
        <>
          <line x1={LEFT} x2={WIDTH} y1={yOf(value, top)} y2={yOf(value, top)} />
          {(chart.source.unit === 'seconds' || Number.isInteger(value)) && (
            <text x={LEFT - 6} y={yOf(value, top) + 4} text-anchor="end">
              {number(value)}
            </text>
          )}
        </>
      ))}
      {[0, middle, period.buckets - 1].map((bucket, place) => (
        <text
          x={place === 0 ? LEFT : place === 1 ? xOf(bucket, period) + widthOf(period) / 2 : WIDTH}
          y={HEIGHT - 4}
          text-anchor={place === 0 ? 'start' : place === 1 ? 'middle' : 'end'}
        >
          {bucketName(period, bucket, language)}
        </text>
      ))}
    </g>
  );
}

const widthOf = ({ buckets }: ChartPeriod): number => (WIDTH - LEFT) / buckets;
const xOf = (bucket: number, period: ChartPeriod): number => LEFT + bucket * widthOf(period);
const yOf = (value: number, top: number): number => round(TOP + PLOT - (value / top) * PLOT);
const round = (value: number): number => Math.round(value * 10) / 10;

function Bars({ period, chart: { source, values }, top }: Drawn) {
  const width = round(widthOf(period) * 0.72);
  return (
    <>
      {Array.from({ length: period.buckets }, (_, bucket) => {
        let below = 0;
        return source.series.map(({ name, tone }) => {
          const value = values[name]?.[bucket] ?? 0;
          const y = yOf(below + value, top);
          const height = round(yOf(below, top) - y);
          below += value;
          if (value === 0) return null;
          return (
            <rect
              class={`admin-bar-${tone}`}
              x={round(xOf(bucket, period) + widthOf(period) * 0.14)}
              y={Math.min(y, TOP + PLOT - 1)}
              width={width}
              height={Math.max(1, height)}
            />
          );
        });
      })}
    </>
  );
}

function ChartTable({ language, period, chart: { source, values } }: BarChartProps) {
  const words = adminWordsFor(language).charts;
  const { title, series } = source.words(language);
  const number = numberOf({ language, chart: { source, values } });
  return (
    <details>
      <summary>{words.table}</summary>
      <div class="admin-scroll" role="group" tabIndex={0} aria-label={title}>
        <table class="admin-table">
          <thead>
            <tr>
              <th scope="col">{words.time}</th>
              {source.series.map(({ name }) => (
                <th scope="col">{series[name]}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: period.buckets }, (_, bucket) => (
              <tr>
                <th scope="row">{bucketName(period, bucket, language)}</th>
                {source.series.map(({ name }) => (
                  <td>{number(values[name]?.[bucket] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function numberOf({ language, chart }: Pick<BarChartProps, 'language' | 'chart'>): (value: number) => string {
  const seconds = { style: 'unit', unit: 'second', unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  const count = { maximumFractionDigits: 1 } as const;
  const format = new Intl.NumberFormat(languageTag(language), chart.source.unit === 'seconds' ? seconds : count);
  return (value) => format.format(value);
}

/** In UTC, whatever the reader's clock says: buckets of days begin there. */
function bucketName({ span, from, bucketMs }: ChartPeriod, bucket: number, language: Language): string {
  const at: EpochMs = from + bucket * bucketMs;
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const days = { day: 'numeric', month: 'short' } as const;
  const options = { timeZone: 'UTC', ...(span === 'day' ? hours : days) };
  return new Intl.DateTimeFormat(languageTag(language), options).format(at);
}
