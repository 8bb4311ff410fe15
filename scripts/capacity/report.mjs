// Plans and costs as tables: for the terminal, and in Markdown for docs/scaling.md.

import { BEHAVIOUR, MEANINGS } from './model/behaviour.mjs';

const UNITS = [
  [1e12, 'T'],
  [1e9, 'G'],
  [1e6, 'M'],
  [1e4, 'k'],
];

/** As many figures as they are good for: 0.42, 3.1, 84, 1,230, 12 k. */
export function figure(value) {
  if (!Number.isFinite(value)) return '∞';
  if (value === 0) return '0';
  const [unit, name] = UNITS.find(([least]) => Math.abs(value) >= least) ?? [1, ''];
  const shown = unit === 1e4 ? value / 1e3 : value / unit;
  if (name === '' && shown < 0.01) return '< 0.01';
  const digits = Math.abs(shown) >= 100 ? 0 : Math.max(0, 2 - Math.ceil(Math.log10(Math.abs(shown) + 1e-9)));
  const text = shown.toLocaleString('en', { maximumFractionDigits: digits });
  return name === '' ? text : `${text} ${name}`;
}

export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** What is told of a plan, by name; used beside each other for several sizes. */
const FACTS = {
  'different feeds': ({ feeds }) => figure(feeds),
  'polls a second': ({ worker }) => figure(worker.polls.perSecond),
  'requests a second, busiest hour': ({ second }) =>
    figure(
      ['page', 'listItems', 'readItem', 'mcpCall', 'search', 'searchContents'].reduce(
        (sum, name) => sum + second[name],
        0,
      ),
    ),
  'briefings a day': ({ briefings }) => figure(briefings),
  'nodes with `ROLE=api` (one processor each)': ({ api }) => figure(api.nodes),
  'nodes with `ROLE=worker` (two each)': ({ worker }) => figure(worker.nodes),
  'of them for production': ({ worker }) => figure(worker.production.workers),
  'memory of nodes, GB': ({ memoryGb }) => figure(memoryGb),
  'processors of PostgreSQL': ({ database }) => figure(database.cores),
  'memory of PostgreSQL (a week of items, connections), GB': ({ database }) => figure(database.memoryGb),
  'statements a second': ({ database }) => figure(database.statements),
  'of them by nodes at rest': ({ database }) => figure(database.idleStatements),
  'connections, all lanes open': ({ database }) => figure(database.connections),
  'write-ahead log, MB/s': ({ database }) => figure(database.walMbs),
  'items a month, GB': ({ database }) => figure(database.itemsGbMonth),
  'rows and histories a month, GB': ({ database }) => figure(database.rowsGbMonth),
  'media a month, GB': ({ database }) => figure(database.mediaGbMonth),
  'feeds come in, Mbit/s': ({ inMbits }) => figure(inMbits),
  'answers and episodes go out, Mbit/s': ({ outMbits }) => figure(outMbits),
  'open streams': ({ streams }) => figure(streams),
  'a request waits, p50 / p99, ms': ({ api }) => `${figure(api.p50Ms)} / ${figure(api.p99Ms)}`,
  'a production waits, p50 / p99, s': ({ worker }) =>
    `${figure(worker.production.p50)} / ${figure(worker.production.p99)}`,
  'episodes that are late': ({ worker }) => `${figure(worker.production.late * 100)} %`,
};

export const planTable = (plans) =>
  table(
    ['', ...plans.map(({ members }) => `${members.toLocaleString('en')} members`)],
    Object.entries(FACTS).map(([name, of]) => [name, ...plans.map(of)]),
  );

export const saturationTable = ({ saturation }) =>
  table(
    ['what is full', 'used', 'of', 'share', 'full at so many members', 'the limit is'],
    saturation.map(({ name, used, limit, share, growth, from, fullAt }) => [
      name + (growth === 'quadratic' ? ' (grows with the square)' : ''),
      figure(used),
      figure(limit),
      `${figure(share * 100)} %`,
      figure(fullAt),
      from === 'measured' ? 'measured' : `\`${from}\``,
    ]),
  );

const COSTS = {
  pollUnchanged: 'a poll, 304',
  pollWhole: 'a poll, whole document, nothing new',
  pollTwoNewItems: 'a poll with two new items',
  pollFirst: 'the first fetch, 50 items',
  item: 'an item kept',
  readSettings: '`settings/get`',
  listItems: '`items/list`, a page of 20',
  readItem: '`items/get`',
  search: 'a search',
  searchContents: 'a search in contents, two words',
  mcpCall: 'an MCP call, `list_items`',
  page: 'a page, `/items`',
  briefing3: 'a briefing of 3 minutes, the shortest',
  briefing5: 'a briefing of 5 minutes',
  briefing15: 'a briefing of 15 minutes',
  briefing60: 'a briefing of 60 minutes',
  episodeFetched: 'an episode of 5 minutes fetched',
  episodePart: 'its first 64 KiB',
  episodePage: 'its page',
  stream: 'an open stream, each second',
};

export const costTable = ({ costs }) =>
  table(
    ['', 'API, ms', 'worker, ms', 'PostgreSQL, ms', 'statements', 'commits', 'log, kB', 'wire, kB', 'disk, kB'],
    Object.entries(COSTS).map(([name, what]) => {
      const cost = costs[name];
      const kb = (bytes) => (bytes === undefined ? '' : figure(bytes / 1000));
      const disk = cost.diskBytes ?? cost.mediaBytes;
      const ms = [cost.apiMs, cost.workerMs, cost.postgresMs, cost.statements, cost.commits];
      return [what, ...ms.map(figure), kb(cost.wal), kb(cost.wireBytes), kb(disk)];
    }),
  );

export const idleTable = ({ idle }) =>
  table(
    [
      'workers',
      'API nodes',
      'statements/s',
      'PostgreSQL, ms/s',
      'a worker, ms/s',
      'an API node, ms/s',
      'connections',
      'a worker, MB',
      'an API node, MB',
      'PostgreSQL, MB',
    ],
    idle.map((rest) =>
      [
        rest.workers,
        rest.apis,
        rest.statements,
        rest.postgresMs,
        rest.workerMs,
        rest.apiMs,
        rest.connections,
        rest.workerMb,
        rest.apiMb,
        rest.postgresMb,
      ].map(figure),
    ),
  );

export const askedTable = ({ idle }) => {
  const { asked, workers, apis } = idle.at(-1);
  return table(
    [`statement, ${workers} workers and ${apis} API nodes at rest`, 'a second'],
    asked
      .slice(0, 8)
      .map(({ query, perSecond }) => [
        `\`${query.replaceAll('|', '\\|').replaceAll('`', '').trim()}\``,
        figure(perSecond),
      ]),
  );
};

export const limitTable = ({ limits }) =>
  table(
    ['what one PostgreSQL does, and no node makes faster', 'a second'],
    [
      ['appends to histories, 16 writers of 4 processes', figure(limits.appendsPerSecond)],
      ['NOTIFY, 8 writers, one listener', figure(limits.notificationsPerSecond)],
      ['NOTIFY, 8 writers, twenty listeners', figure(limits.notificationsPerSecondToTwenty)],
    ],
  );

export const behaviourTable = () =>
  table(
    ['', 'a day', 'what it is'],
    Object.entries(BEHAVIOUR).map(([name, value]) => [`\`--${name}\``, String(value), MEANINGS[name]]),
  );

export const comparisonTable = ({ rows }) =>
  table(
    ['', 'foretold', 'measured', 'ratio'],
    rows.map(({ what, foretold, measured, ratio }) => [what, figure(foretold), figure(measured), figure(ratio)]),
  );

export const fromWords = ({ commit, date, machine }) => `measured at ${commit} on ${date}: ${machine}`;

/** Without the marks of Markdown, which a terminal does not read. */
const plain = (markdown) => {
  const rows = markdown.split('\n').filter((line) => !line.startsWith('| ---'));
  const cells = rows.map((row) => row.replaceAll('`', '').slice(2, -2).split(' | '));
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  return cells
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
    )
    .join('\n');
};

export const inWords = (plan, { from }) =>
  [plain(planTable([plan])), 'What is full first:', plain(saturationTable(plan)), `Unit costs ${fromWords(from)}`].join(
    '\n\n',
  );

export const comparedInWords = (compared) =>
  [
    `The busiest hour of ${compared.members.toLocaleString('en')} members, driven:`,
    plain(comparisonTable(compared)),
    `Costs beside: ${fromWords(compared.from)}`,
  ].join('\n\n');
