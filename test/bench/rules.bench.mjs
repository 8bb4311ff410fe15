// What the rules of a caller cost when material is taken: 500 items of 200 feeds, without a rule, with 50 that look at
// titles, summaries and authors, with 50 phrases, and with 50 that look at contents.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import 'reflect-metadata';
import { Pool } from 'pg';
import { AppModule } from '../../dist/app.module.js';
import { readConfig } from '../../dist/config.js';
import { FeedApi } from '../../dist/feed/api.js';
import { createApp, stopApp } from '../../dist/shared/delivery/http/bootstrap.js';
import { createLog } from '../../dist/shared/delivery/http/logging/log.js';
import { startDatabase } from '../../dist/shared/storage/embedded-postgres/start-database.js';
import { follow, seed } from './items-list/seed.mjs';
import { wordOf } from './items-list/zipf-texts.mjs';
import { report } from './harness/report.mjs';
import { percentile } from './harness/statistics.mjs';

const [FEEDS, ITEMS, FOLLOWED, LIMIT, RULES, ROUNDS] = [400, 15_000, 200, 500, 50, 40];
const CALLER = 'usr_bench';
const LANGUAGES = ['en', 'es', 'pt', 'de', 'fr'];

const dataDir = await mkdtemp(join(tmpdir(), 'rules-bench-'));
const settings = readConfig({ DATA_DIR: dataDir, PORT: '0', WARM_UP: 'off', LOG_LEVEL: 'error' });
const database = await startDatabase(settings, () => {});
const config = { ...settings, role: 'api' };
const app = await createApp(AppModule.forRoot(config, database), config, createLog('error'));
const pool = app.get(Pool, { strict: false });
const feed = app.get(FeedApi, { strict: false });

const seedAll = async () => {
  const client = await pool.connect();
  await seed(client, { items: ITEMS, feeds: FEEDS });
  await follow(client, CALLER, FOLLOWED);
  client.release();
};

const word = (n) => wordOf(LANGUAGES[n % LANGUAGES.length], 40 + n * 7);
const KINDS = {
  'no rule': [],
  '50 rules': Array.from({ length: RULES }, (_, n) => ({ keyword: word(n), content: false })),
  '50 rules, phrases': Array.from({ length: RULES }, (_, n) => ({
    keyword: `"${word(n)} ${word(n + 5)}"`,
    content: false,
  })),
  '50 rules, in contents': Array.from({ length: RULES }, (_, n) => ({ keyword: word(n), content: true })),
};

async function rulesAre(rules) {
  await pool.query('delete from feed.rule');
  for (const [n, { keyword, content }] of rules.entries()) {
    await pool.query(
      `insert into feed.rule (id, caller_id, action, keyword, search_content, enabled, created_at, updated_at)
       values ($1, $2, 'prefer', $3, $4, true, $5, $5)`,
      [`rul_${String(n).padStart(26, '0')}`, CALLER, keyword, content, n],
    );
  }
}

async function measured() {
  const times = [];
  let preferred = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const { items } = await feed.material(CALLER, { limit: LIMIT, named: 10 });
    times.push(performance.now() - began);
    preferred = items.filter((item) => item.preferred).length;
  }
  const warm = times.slice(5);
  return { ms: warm, 'p95 ms': percentile(warm, 0.95), found: preferred };
}

try {
  await seedAll();
  const table = {};
  for (const [name, rules] of Object.entries(KINDS)) {
    await rulesAre(rules);
    table[name] = await measured();
  }
  report({ rows: table });
} finally {
  await stopApp(app, 2000);
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
