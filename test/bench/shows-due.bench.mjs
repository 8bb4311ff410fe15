// 10,000 shows that are due within the same minute, on one node: how fast they are leased and ordered, how many requests
// run at once, and how long others who ask meanwhile wait. Nobody composes: what is measured is everything up to the
// accepted briefing. With SHOWS=n as many.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import 'reflect-metadata';
import { CommandBus } from '@nestjs/cqrs';
import { Pool } from 'pg';
import { AppModule } from '../../dist/app.module.js';
import { readConfig } from '../../dist/config.js';
import { CreateMember } from '../../dist/identity/accounts/application/commands/create-member.js';
import { IssueToken } from '../../dist/identity/access/application/commands/issue-token.js';
import { createApp, stopApp } from '../../dist/shared/delivery/http/bootstrap.js';
import { createLog } from '../../dist/shared/delivery/http/logging/log.js';
import { startDatabase } from '../../dist/shared/storage/embedded-postgres/start-database.js';
import { LookAfterEpisodes } from '../../dist/shows/application/commands/look-after-episodes.js';
import { OpenDueEpisodes } from '../../dist/shows/application/commands/open-due-episodes.js';
import { Briefings } from '../../dist/shows/application/ports/briefings.js';
import { report } from './harness/report.mjs';
import { percentile } from './harness/statistics.mjs';

const SHOWS = Number(process.env.SHOWS ?? 10_000);
const OWNERS = 500;

const dataDir = await mkdtemp(join(tmpdir(), 'shows-due-'));
const settings = readConfig({
  DATA_DIR: dataDir,
  PORT: '0',
  WARM_UP: 'off',
  LOG_LEVEL: 'error',
  BRIEFING_DAILY_LIMIT: '10000',
  RATE_LIMIT_PER_MINUTE: '1000000',
  ...(process.env.DATABASE_URL !== undefined && { DATABASE_URL: process.env.DATABASE_URL }),
});
const database = await startDatabase(settings, () => {});
// Nobody else works: the bench is the poller.
const config = { ...settings, role: 'api' };
const app = await createApp(AppModule.forRoot(config, database), config, createLog('error'));
await app.listen(0, '127.0.0.1');
const pool = app.get(Pool, { strict: false });
const commands = app.get(CommandBus, { strict: false });

/** Members with a feed each, and the shows of one of them given to all. */
async function prepare() {
  await commands.execute(new CreateMember('bench@example.org', 'Bench', 'correct horse battery'));
  const { token } = await commands.execute(new IssueToken('bench@example.org'));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const schedule = {
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    ready_at: '07:00',
    timezone: 'Europe/Berlin',
  };
  const post = (path, body) =>
    app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload: JSON.stringify(body) });
  const made = await post('shows/create', { name: 'Morning', language: 'en', schedule });
  const { id } = made.json().show;
  const opml = '<opml><body><outline type="rss" xmlUrl="http://203.0.113.1/feed"/></body></opml>';
  await post('subscriptions/import', { opml });
  const { rows } = await pool.query(`select owner from shows.show where id = '${id}'`);
  await pool.query(
    `create function pg_temp.owner_of(n int) returns text as $$ select 'usr_' || lpad(n::text, 26, '0') $$ language sql`,
  );
  const columns = (table) =>
    pool
      .query(
        `select string_agg(quote_ident(attname), ', ' order by attnum) as all from pg_attribute
              where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped`,
      )
      .then((answer) => answer.rows[0].all);
  const of = async (table, values, count) => {
    const names = await columns(table);
    const shown = names
      .split(', ')
      .map((name) => values[name] ?? name)
      .join(', ');
    await pool.query(`insert into ${table} (${names}) select ${shown} from ${table}, generate_series(1, ${count}) n`);
  };
  await of(
    'subscriptions.subscription',
    {
      id: `'src_' || lpad(n::text, 26, '0')`,
      caller_id: `'usr_' || lpad(n::text, 26, '0')`,
      owner: `'usr_' || lpad(n::text, 26, '0')`,
    },
    OWNERS,
  );
  await of(
    'shows.show',
    {
      id: `'shw_' || lpad(n::text, 26, '0')`,
      owner: `'usr_' || lpad((1 + n % ${OWNERS})::text, 26, '0')`,
      due_at: `${Date.now()} - (random() * 60000)::bigint`,
      next_at: `${Date.now()} + 600000`,
    },
    SHOWS,
  );
  await pool.query(`delete from shows.show where owner = '${rows[0].owner}'`);
  // Words are sealed for the show that they are of.
  return { token, sealedFor: id };
}

const { token, sealedFor } = await prepare();
const { ShowWords } = await import('../../dist/shows/adapters/typeorm/show-words.js');
const words = app.get(ShowWords, { strict: false });
const open = words.open.bind(words);
words.open = (_, sealed) => open(sealedFor, sealed);

let running = 0;
let most = 0;
const took = [];
const briefings = app.get(Briefings, { strict: false });
const order = briefings.order.bind(briefings);
briefings.order = async (...given) => {
  running += 1;
  most = Math.max(most, running);
  const began = performance.now();
  try {
    return await order(...given);
  } finally {
    running -= 1;
    took.push(performance.now() - began);
  }
};

/** Somebody else, who lists their shows ten times a second. */
const asking = [];
async function ask() {
  const began = performance.now();
  await app.inject({ method: 'POST', url: '/api/v1/shows/list', headers: { authorization: `Bearer ${token}` } });
  asking.push(performance.now() - began);
}
const timer = setInterval(() => void ask(), 100);

const began = performance.now();
let opened = 0;
for (let count = 1; count > 0; opened += count) count = await commands.execute(new OpenDueEpisodes());
const openedAfter = performance.now() - began;
let looked = 0;
for (let count = 1; count > 0; looked += count) count = await commands.execute(new LookAfterEpisodes());
const orderedAfter = performance.now() - began - openedAfter;
clearInterval(timer);

const { rows } = await pool.query(
  `select status, count(*)::int as count, count(distinct briefing_id)::int as briefings from shows.episode group by status`,
);
const latencies = (values) => ({
  count: values.length,
  'p50 ms': percentile(values, 0.5),
  'p99 ms': percentile(values, 0.99),
});
report({
  title: rows.map(({ status, count, briefings: made }) => `${status}: ${count} with ${made} briefings`).join(', '),
  rows: {
    'shows leased and their episodes opened': { count: opened, seconds: openedAfter / 1_000 },
    'episodes ordered': { count: looked, seconds: orderedAfter / 1_000, 'a second': (looked / orderedAfter) * 1_000 },
    'each request': { ...latencies(took), 'at once at most': most },
    'shows/list meanwhile': latencies(asking),
  },
});

await stopApp(app, 2000);
await database.stop();
await rm(dataDir, { recursive: true, force: true });
