// How what requests cost grows: the curves of docs/scaling/growth.json, with their exponents.
import { growthOf } from '../../test/bench/harness/statistics.mjs';
import { figure, table } from './report.mjs';

/** A cost that is nothing has no logarithm; what is below a page or a tick is as good as that. */
const LEAST = { processorMs: 0.05, buffers: 1 };

const exponentOf = (points, what) =>
  growthOf(points.map(({ size, cost }) => ({ size, cost: Math.max(LEAST[what], cost[what]) }))).exponent;

/** Name of an operation → its points. */
const curvesOf = (points) =>
  Object.keys(points[0].costs).map((name) => ({
    name,
    points: points.map(({ size, costs }) => ({ size, cost: costs[name] })),
  }));

/** One row for each operation and what grows: `figures` of the sizes, and `exponents` of processor time and of pages. */
export const growthTable = (growth) =>
  Object.entries(growth).flatMap(([axis, measured]) =>
    curvesOf(measured.points).map(({ name, points }) => ({
      axis,
      name,
      points,
      figures: Object.fromEntries(points.map(({ size, cost }) => [`ms at ${size}`, cost.processorMs])),
      exponents: {
        'processor time': exponentOf(points, 'processorMs'),
        pages: exponentOf(points, 'buffers'),
      },
    })),
  );

const exponent = (value) => (Math.abs(value) < 0.005 ? '0' : value.toFixed(2)).replace('-', '−');
const ends = (points, what) => [points[0], points.at(-1)].map(({ cost }) => figure(cost[what])).join(' → ');

export const growthMarkdown = (growth) =>
  table(
    ['', 'against', 'processor, ms', 'exponent', 'pages', 'exponent', 'p50, ms'],
    growthTable(growth).map(({ axis, name, points, exponents }) => [
      name,
      `${axis}, ${figure(points[0].size)} → ${figure(points.at(-1).size)}`,
      ends(points, 'processorMs'),
      exponent(exponents['processor time']),
      ends(points, 'buffers'),
      exponent(exponents.pages),
      ends(points, 'p50Ms'),
    ]),
  );
