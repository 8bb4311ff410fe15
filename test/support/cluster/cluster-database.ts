import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { familyOf } from '../program/processes.js';
import { TYPESCRIPT_FLAGS } from '../runner/typescript-flags.mjs';

/** What is committed survives kill -9 of the server, as everywhere but in the other tests. */
const SETTINGS = { synchronous_commit: 'on', max_connections: 300 };

const POSTMASTER = `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::integer as pid`;
const BACK_WITHIN_MS = 120_000;

/** A PostgreSQL of a cluster's own, with a role for its programs and one that owns the events. */
export class ClusterDatabase {
  private constructor(
    private readonly server: ChildProcess,
    /** Of the role that programs work as. */
    readonly url: string,
    readonly ownerUrl: string,
  ) {}

  static async start(): Promise<ClusterDatabase> {
    const script = join(import.meta.dirname, '../runner/postgres-server.mjs');
    const command = [...TYPESCRIPT_FLAGS, script, JSON.stringify(SETTINGS)];
    const server = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'ignore'] });
    const line = await new Promise<string>((resolve, reject) => {
      server.once('exit', (code) => reject(new Error(`PostgreSQL did not start (exit code ${code}).`)));
      createInterface(server.stdout).once('line', resolve);
    });
    const { url, programUrl } = JSON.parse(line) as { url: string; programUrl: string };
    return new ClusterDatabase(server, programUrl, url);
  }

  /** kill -9; resolves when it answers again, at the same address. */
  async restart(): Promise<void> {
    const pid = await this.postmaster();
    process.kill(pid, 'SIGKILL');
    const deadline = Date.now() + BACK_WITHIN_MS;
    for (;;) {
      const now = await this.postmaster().catch(() => pid);
      if (now !== pid) return;
      if (Date.now() > deadline) throw new Error('PostgreSQL did not come back.');
      await sleep(100);
    }
  }

  /** Nobody else reads or writes this table for so long. */
  async lock(table: string, ms: number): Promise<void> {
    await this.asOwner(async (client) => {
      await client.query(`begin; lock table ${table} in access exclusive mode`);
      await sleep(ms);
      await client.query('rollback');
    });
  }

  /** All but the one that says so: what they were at is rolled back, or was just committed. */
  async endSessions(): Promise<void> {
    await this.asOwner(async (client) => {
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
                           where pid <> pg_backend_pid() and backend_type = 'client backend'`);
    });
  }

  /** SIGSTOP of the server with all its processes: it keeps its connections, and answers nobody. */
  async freeze(ms: number): Promise<void> {
    // The first of them starts no further ones while it is stopped.
    const all = familyOf(await this.postmaster()).map(({ pid }) => pid);
    signal(all, 'SIGSTOP');
    await sleep(ms);
    signal(all.toReversed(), 'SIGCONT');
  }

  /** As the owner, who sees everything. */
  async ask<Row extends object>(sql: string): Promise<readonly Row[]> {
    return await this.asOwner(async (client) => (await client.query<Row>(sql)).rows);
  }

  /** Ends it and forgets its data. */
  async remove(): Promise<void> {
    if (this.server.exitCode !== null) return;
    const ended = once(this.server, 'exit');
    this.server.stdin?.end();
    await ended;
  }

  /** The process that all others of the server descend from. */
  async postmaster(): Promise<number> {
    return await this.asOwner(async (client) => (await client.query<{ pid: number }>(POSTMASTER)).rows[0]?.pid ?? 0);
  }

  private async asOwner<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: this.ownerUrl, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Some may have ended meanwhile. */
function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      continue;
    }
  }
}
