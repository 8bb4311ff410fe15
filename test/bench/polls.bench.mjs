// What a poll costs, free of the noise of the clock: statements, commits and processor time for each feed, and which
// statements they are, when nothing has changed (304), with two new items, and at the first fetch.
import { pollCosts } from '../../scripts/capacity/measuring/polls.mjs';
import { Installation } from '../../scripts/capacity/measuring/installation.mjs';
import { Publishers } from '../../scripts/capacity/measuring/publishers.mjs';

const FEEDS = 200;
const ITEMS_EACH = 50;
const TURNS = 3;
const MOST_ASKED = 30;
const REST_SECONDS = 5;

const ROWS = {
  'the first fetch, 50 items': 'pollFirst',
  'unchanged, 304': 'pollUnchanged',
  'two new items': 'pollTwoNewItems',
  'whole document, nothing new': 'pollWhole',
};

const figures = ({ workerMs, postgresMs, statements, commits, wal, seconds }) => ({
  'worker ms': Number(workerMs.toFixed(2)),
  'PostgreSQL ms': Number(postgresMs.toFixed(2)),
  statements: Number(statements.toFixed(1)),
  commits: Number(commits.toFixed(2)),
  'log kB': Number((wal / 1024).toFixed(1)),
  'all feeds s': Number((seconds * FEEDS).toFixed(2)),
});

const turnsOf = (name) => Array.from({ length: TURNS }, () => name);
/** As pollCosts goes through them. */
const CASES = ['the first fetch', ...turnsOf('unchanged'), ...turnsOf('two new items'), ...turnsOf('whole document')];

/** The meter, which also lists in `listed` the statements of the last turn of each case. */
function listing(meter, listed) {
  const cases = CASES.values();
  const cost = async (count, work) => {
    await meter.forget();
    const spent = await meter.cost(count, work);
    const asked = await meter.mostAsked(MOST_ASKED);
    listed.set(
      cases.next().value,
      asked.filter(({ calls }) => calls >= FEEDS / 20),
    );
    return spent;
  };
  return { cost };
}

const publishers = new Publishers(FEEDS, ITEMS_EACH);
await publishers.listen();
await Installation.use({}, async (installation) => {
  const { meter } = installation;
  const api = await installation.start('api', { ROLE: 'api' });
  await installation.start('worker', { ROLE: 'worker' });
  const token = await installation.member('bench');
  await meter.rest(REST_SECONDS);
  const listed = new Map();
  const metered = { client: installation.client, meter: listing(meter, listed) };
  const costs = await pollCosts(metered, publishers, { api, token, turns: TURNS });
  for (const [name, statements] of listed) {
    console.log(`\n${name}, statements for each feed`);
    for (const { query, calls } of statements) console.log(`  ${(calls / FEEDS).toFixed(2)}  ${query}`);
  }
  console.table(Object.fromEntries(Object.entries(ROWS).map(([name, key]) => [name, figures(costs[key])])));
}).finally(() => publishers.close());
