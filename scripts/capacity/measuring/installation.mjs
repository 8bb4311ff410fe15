// An installation of the built program for measuring: a PostgreSQL that counts its statements, and nodes on it.
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { EmbeddedPostgres } from '../../../dist/shared/storage/embedded-postgres/embedded-postgres.js';
import { ROOT } from '../../setup.mjs';
import { Meter } from './meter.mjs';

const run = promisify(execFile);

/** A node ends when we do, however that is. */
const WITH_US = `--import=${join(ROOT, 'scripts/stop-with-parent.mjs')}`;
const STARTED_AT_ONCE = 4;
const STOPPED_WITHIN_MS = 75_000;

/** Where it waits for its port: nobody else is told one meanwhile. */
async function ready(child) {
  const said = new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(String(data));
      if (found !== null) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`the program ended with ${code}`)));
  });
  const url = await said;
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await sleep(50);
  return url;
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await Promise.race([ended, sleep(STOPPED_WITHIN_MS, null, { ref: false })]);
  child.kill('SIGKILL');
}

/** As the program brings it, but with room for many nodes, and counting. */
const countingDatabase = (dataDir) =>
  EmbeddedPostgres.start({
    dataDir,
    settings: {
      max_connections: 1_000,
      shared_preload_libraries: 'pg_stat_statements',
      'pg_stat_statements.max': 10_000,
      // How many whole pages are logged says how long ago the last checkpoint was, not what the work was.
      full_page_writes: 'off',
    },
  });

export class Installation {
  #children = new Map();

  constructor(dataDir, database, env) {
    this.dataDir = dataDir;
    this.database = database;
    this.env = env;
  }

  /** Runs `work` with an installation that is gone afterwards. */
  static async use(settings, work) {
    const dataDir = await mkdtemp(join(tmpdir(), 'capacity-'));
    const database = await countingDatabase(dataDir);
    const env = {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      LOG_LEVEL: 'error',
      FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8',
      BRIEFING_DAILY_LIMIT: '10000',
      RATE_LIMIT_PER_MINUTE: '1000000',
      WARM_UP: 'off',
      MEDIA_SCRUB_KB_PER_SECOND: '0',
      ...settings,
    };
    const installation = new Installation(dataDir, database, env);
    try {
      installation.client = new Client({ connectionString: database.ownerUrl });
      await installation.client.connect();
      installation.meter = await Meter.open(installation);
      return await work(installation);
    } finally {
      await installation.#close();
    }
  }

  async #close() {
    await this.meter?.close();
    await this.client?.end();
    await Promise.all([...this.#children.values()].map(({ child }) => stop(child)));
    await this.database.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Starts a node; `name` is what the meter calls it. */
  async start(name, settings = {}) {
    const child = spawn(process.execPath, [WITH_US, join(ROOT, 'dist/main.js')], {
      env: { ...this.env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const node = { name, child, pid: child.pid, url: null };
    this.#children.set(name, node);
    node.url = await ready(child);
    return node;
  }

  async stop(name) {
    await stop(this.#children.get(name).child);
    this.#children.delete(name);
  }

  nodes() {
    return [...this.#children.values()];
  }

  async cli(...args) {
    const { stdout } = await run(process.execPath, [join(ROOT, 'dist/cli.js'), ...args], { env: this.env });
    return stdout.trim();
  }

  /** Starts several, some at a time. */
  async startAll(names, settings) {
    for (let first = 0; first < names.length; first += STARTED_AT_ONCE) {
      await Promise.all(names.slice(first, first + STARTED_AT_ONCE).map((name) => this.start(name, settings)));
    }
  }

  /** A member of this name; the token of a skill session. */
  async member(name) {
    const email = `${name}@example.org`;
    await this.cli('user:create', '--email', email, '--name', name, '--password', PASSWORD);
    return /pbs_\w+/.exec(await this.cli('token:create', '--email', email))[0];
  }
}

export const PASSWORD = 'correct horse battery';
