import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
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

  /** Ends it and forgets its data. */
  async remove(): Promise<void> {
    if (this.server.exitCode !== null) return;
    const ended = once(this.server, 'exit');
    this.server.stdin?.end();
    await ended;
  }

  private async postmaster(): Promise<number> {
    const client = new Client({ connectionString: this.ownerUrl, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(POSTMASTER);
      return rows[0]?.pid ?? 0;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
