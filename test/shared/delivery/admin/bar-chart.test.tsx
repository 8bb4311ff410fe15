import { describe, expect, test } from '@jest/globals';
import type { ChartSource } from '../../../../src/shared/delivery/admin/admin-charts.js';
import { BarChart, niceTop } from '../../../../src/shared/delivery/admin/bar-chart.js';
import { periodOf, sumsIn } from '../../../../src/shared/delivery/admin/chart-period.js';
import { renderPage } from '../../../../src/shared/delivery/web/serving/render.js';

const NOON = Date.UTC(2026, 10, 23, 12, 30);
const HOUR = 3_600_000;

const source: ChartSource = {
  name: 'visits',
  place: 1,
  unit: 'count',
  series: [
    { name: 'came', tone: 'good' },
    { name: 'left', tone: 'bad' },
  ],
  words: () => ({ title: 'Visits <b>', series: { came: 'Came', left: 'Left' } }),
  read: () => Promise.resolve({}),
};

const drawn = (came: readonly number[], left: readonly number[]): string =>
  renderPage(<BarChart language="en" period={periodOf('day', NOON)} chart={{ source, values: { came, left } }} />);

describe('the period of a chart', () => {
  test('is the 24 hours that end with the present one, or the 30 days that end with today, in UTC', () => {
    expect(periodOf('day', NOON)).toMatchObject({ from: Date.UTC(2026, 10, 22, 13), buckets: 24, bucketMs: HOUR });
    expect(periodOf('month', NOON)).toMatchObject({ from: Date.UTC(2026, 9, 25), buckets: 30, bucketMs: 24 * HOUR });
  });

  test('takes the sum of what happened in each of its buckets, and nothing of before or after', () => {
    const period = periodOf('day', NOON);
    const happened = [period.from - 1, period.from, period.from + HOUR - 1, NOON, NOON + HOUR];
    const sums = sumsIn(
      period,
      happened.map((at) => ({ at, value: 2 })),
    );
    expect([sums[0], sums[23], sums.reduce((a, b) => a + b, 0)]).toEqual([4, 2, 6]);
  });
});

describe('a chart', () => {
  test('draws a bar for each value that is not zero, on each other, and none beyond its frame', () => {
    const page = drawn([0, 3, 7], [0, 1]);
    expect(page.match(/<rect class="admin-bar-good"/g)).toHaveLength(2);
    expect(page.match(/<rect class="admin-bar-bad"/g)).toHaveLength(1);
    for (const [, y = '', height = ''] of page.matchAll(/<rect [^>]*?y="([\d.]+)"[^>]*?height="([\d.]+)"/g)) {
      expect(Number(y)).toBeGreaterThanOrEqual(9);
      expect(Number(y) + Number(height)).toBeLessThanOrEqual(141);
    }
  });

  test('says in words what it shows, and shows the same as a table with a row for each hour', () => {
    const page = drawn([1, 2], [4]);
    expect(page).toContain('>Visits &lt;b>. Came: 3. Left: 4.</title>');
    expect(page).toContain('role="img"');
    expect(page.match(/<th scope="row">/g)).toHaveLength(24);
  });

  test('is there when nothing has happened, without a bar', () => {
    const page = drawn([], []);
    expect(page).not.toContain('<rect');
    expect(page).not.toMatch(/NaN|Infinity/);
  });

  test.each([
    [0, 1],
    [1, 1],
    [3, 5],
    [7, 10],
    [11, 20],
    [1_000, 1_000],
    [1_001, 2_000],
  ])('whose highest value is %d has a scale up to %d', (highest, top) => {
    expect(niceTop(highest)).toBe(top);
  });
});
