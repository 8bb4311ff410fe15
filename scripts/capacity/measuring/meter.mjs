// What some work cost: processor time of the nodes and of PostgreSQL, statements and the pages they look at, commits,
// write-ahead log.
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { parentOf, processorMsOf } from '../../../test/support/program/processes.ts';

/** Statements of whoever measures carry this, and are not counted. */
export const OURS = '/* measuring */';

const COUNTED = `
  select coalesce(sum(calls), 0)::float8 as statements,
         coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as buffers
    from measured.pg_stat_statements join pg_database database on database.oid = dbid
   where datname <> 'postgres' and query not like '%${OURS}%'`;

const REST = `
  select (select sum(xact_commit)::float8 from pg_stat_database where datname <> 'postgres') as commits,
         (select wal_bytes::float8 from pg_stat_wal) as wal,
         (select count(*)::float8 from pg_stat_activity
           where backend_type = 'client backend' and datname <> 'postgres') as connections`;

const FLUSHED_MS = 1_100;
const SPELLS = 6;

const busy = (spent) =>
  Object.entries(spent)
    .filter(([name]) => name.endsWith('Ms'))
    .reduce((sum, [, value]) => sum + value, 0);

export class Meter {
  #client;
  #postmaster;
  #installation;
  /** What passes by itself in a second. */
  #idle = null;

  static async open(installation) {
    const meter = new Meter();
    const url = new URL(installation.database.ownerUrl);
    // A database of its own: its statements are told from those of the program.
    url.pathname = '/postgres';
    meter.#client = new Client({ connectionString: url.href });
    meter.#installation = installation;
    await meter.#client.connect();
    await meter.#client.query('create schema measured');
    await meter.#client.query('create extension pg_stat_statements schema measured');
    const { rows } = await meter.#client.query('select pg_backend_pid() as pid');
    meter.#postmaster = parentOf(rows[0].pid);
    return meter;
  }

  async close() {
    await this.#client.end();
  }

  get postmaster() {
    return this.#postmaster;
  }

  async now() {
    const { rows: counted } = await this.#client.query(COUNTED);
    const { rows: rest } = await this.#client.query(REST);
    const nodes = this.#installation.nodes().map(({ name, pid }) => [`${name}Ms`, processorMsOf(pid)]);
    return {
      at: performance.now(),
      ...Object.fromEntries(nodes),
      postgresMs: processorMsOf(this.#postmaster),
      ...counted[0],
      ...rest[0],
    };
  }

  /** Connections are no sum: as many as there are at the end. */
  async #spent(work) {
    const before = await this.now();
    await work();
    // Sessions tell their counts when they have been idle for a second.
    await sleep(FLUSHED_MS);
    const after = await this.now();
    const seconds = (after.at - before.at) / 1000;
    const names = Object.keys(after).filter((name) => name !== 'at' && name !== 'connections');
    const spent = Object.fromEntries(names.map((name) => [name, after[name] - (before[name] ?? 0)]));
    return { seconds, spent, connections: after.connections };
  }

  /**
   * From now on this is taken off: what nodes do while nobody wants anything. Each second, of the quietest of several
   * spells of that many seconds: whatever disturbs a spell only adds to it, and too much taken off makes work look free.
   */
  async rest(seconds) {
    const spells = [];
    while (spells.length < SPELLS) {
      const { spent, seconds: passed, connections } = await this.#spent(async () => await sleep(seconds * 1000));
      const each = Object.fromEntries(Object.entries(spent).map(([name, value]) => [name, value / passed]));
      spells.push({ each, connections });
    }
    const { each, connections } = spells.toSorted((one, other) => busy(one.each) - busy(other.each))[0];
    this.#idle = each;
    return { ...each, connections };
  }

  /** Of one of `count`, without what passes by itself; and the seconds of `work`. */
  async cost(count, work) {
    let took = 0;
    const { seconds, spent } = await this.#spent(async () => {
      const began = performance.now();
      await work();
      took = (performance.now() - began) / 1000;
    });
    const each = Object.entries(spent).map(([name, value]) => [
      name,
      Math.max(0, value - (this.#idle?.[name] ?? 0) * seconds) / count,
    ]);
    return { ...Object.fromEntries(each), seconds: took / count };
  }

  /** The statements asked most often since the last call of `forget`, by the first of their words. */
  async mostAsked(limit) {
    const { rows } = await this.#client.query(
      `select left(regexp_replace(query, '\\s+', ' ', 'g'), 90) as query, calls::float8 as calls
         from measured.pg_stat_statements join pg_database database on database.oid = dbid
        where datname <> 'postgres' and query not like '%${OURS}%' order by calls desc limit $1`,
      [limit],
    );
    return rows;
  }

  async forget() {
    await this.#client.query('select measured.pg_stat_statements_reset()');
  }
}
