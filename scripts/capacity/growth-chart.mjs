// The curves of docs/scaling/growth.json as a picture: one field for what grows, both scales logarithmic, readable on
// light and dark pages.
import { growthTable } from './growth.mjs';

const [WIDTH, HEIGHT] = [460, 300];
const PLOT = { left: 52, top: 34, width: 236, height: 216 };
const COLOURS = ['#0a6ebd', '#c2410c', '#15803d', '#7e22ce', '#a16207', '#be185d', '#0f766e'];

const STYLE = `
  text { font: 11px system-ui, sans-serif; fill: #1f2937 }
  .title { font-weight: 600; font-size: 13px }
  .grid { stroke: #d1d5db }
  .page { fill: #ffffff }
  @media (prefers-color-scheme: dark) {
    text { fill: #e5e7eb }
    .grid { stroke: #374151 }
    .page { fill: #111827 }
    .curve, .key { filter: brightness(1.6) }
  }`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const rounded = (value) => Number(value.toFixed(1));

/** Whole powers of ten around the values. */
function scaleOf(values, from, length) {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  const at = (value) => rounded(from + ((Math.log10(value) - low) / (high - low)) * length);
  return { at, powers: Array.from({ length: high - low + 1 }, (_, step) => low + step) };
}

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const power = (value) =>
  `10${String(value)
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => SUPERSCRIPT[Number(digit)])}`;

const line = (x1, y1, x2, y2) => `<line class="grid" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;

function gridOf(x, y) {
  const [right, bottom] = [PLOT.left + PLOT.width, PLOT.top + PLOT.height];
  const columns = x.powers.map((value) => {
    const at = x.at(10 ** value);
    return `${line(at, PLOT.top, at, bottom)}<text x="${at}" y="${bottom + 16}" text-anchor="middle">${power(value)}</text>`;
  });
  const rows = y.powers.map((value) => {
    const at = y.at(10 ** value);
    return `${line(PLOT.left, at, right, at)}<text x="${PLOT.left - 6}" y="${at + 4}" text-anchor="end">${power(value)}</text>`;
  });
  return [...columns, ...rows].join('');
}

function curve({ name, points, exponents }, place, { x, y }) {
  const colour = COLOURS[place % COLOURS.length];
  const path = points.map(({ size, cost }) => `${x.at(size)},${y.at(Math.max(0.05, cost.processorMs))}`);
  const dots = path.map((point) => point.split(',')).map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="2.5"/>`);
  const keyAt = PLOT.top + 8 + place * 26;
  const keyFrom = PLOT.left + PLOT.width + 14;
  const slope = exponents['processor time'].toFixed(2).replace('-', '−');
  return (
    `<g class="curve" stroke="${colour}" fill="${colour}"><polyline points="${path.join(' ')}" fill="none" stroke-width="1.8"/>${dots.join('')}</g>` +
    `<rect class="key" x="${keyFrom}" y="${keyAt - 7}" width="9" height="9" fill="${colour}"/>` +
    `<text x="${keyFrom + 14}" y="${keyAt + 1}">${escaped(name)}</text><text x="${keyFrom + 14}" y="${keyAt + 13}">exponent ${slope}</text>`
  );
}

function field(axis, rows, place) {
  const points = rows.flatMap((row) => row.points);
  const x = scaleOf(
    points.map(({ size }) => size),
    PLOT.left,
    PLOT.width,
  );
  const costs = points.map(({ cost }) => Math.max(0.05, cost.processorMs));
  const y = scaleOf(costs, PLOT.top + PLOT.height, -PLOT.height);
  const [left, top] = [(place % 2) * WIDTH, Math.floor(place / 2) * HEIGHT];
  const curves = rows.map((row, index) => curve(row, index, { x, y }));
  return (
    `<g transform="translate(${left} ${top})"><text class="title" x="${PLOT.left}" y="20">${axis}: processor ms of one</text>` +
    `${gridOf(x, y)}${curves.join('')}</g>`
  );
}

export function growthChart(growth) {
  const rows = growthTable(growth);
  const axes = Object.keys(growth);
  const fields = axes.map((axis, place) =>
    field(
      axis,
      rows.filter((row) => row.axis === axis),
      place,
    ),
  );
  const [width, height] = [WIDTH * 2, HEIGHT * Math.ceil(axes.length / 2)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="What one request costs, against what grows">
<style>${STYLE}
</style>
<rect class="page" width="${width}" height="${height}"/>
${fields.join('\n')}
</svg>
`;
}
