import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OsAccount } from './postgres-account.js';
import { runAs } from './postgres-account.js';

export type ServerSettings = Readonly<Record<string, string | number>>;

export interface ServerCommand {
  readonly postgres: string;
  readonly folder: string;
  readonly port: number;
  readonly account: OsAccount | null;
  readonly logFile: string;
  readonly settings?: ServerSettings;
}

/** For a small machine that does other work too. Safety settings stay as PostgreSQL has them. */
const SETTINGS: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 60,
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  max_wal_size: '512MB',
  jit: 'off',
  io_method: 'sync',
  max_worker_processes: 4,
  max_parallel_workers_per_gather: 0,
  autovacuum_max_workers: 1,
  autovacuum_worker_slots: 2,
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  random_page_cost: 1.1,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/**
 * Runs PostgreSQL and, beside it, a shell that reads a pipe which only we hold open. When we end, in whatever way,
 * the pipe closes, `read` ends, and PostgreSQL is told to stop (SIGINT: fast shutdown). So it never outlives us.
 */
const STOP_WITH_PARENT = `
exec 3<&0
trap "" INT
"$0" "$@" </dev/null 3<&- &
server=$!
( while read -r line <&3; do :; done; kill -INT $server 2>/dev/null ) &
watcher=$!
wait $server
status=$?
kill $watcher 2>/dev/null
exit $status`;

const STOP_TIMEOUT_MS = 30_000;

export class PostgresProcess {
  /** Resolves when the server is gone. */
  readonly ended: Promise<void>;

  private constructor(private readonly child: ChildProcess) {
    this.ended = this.end();
    child.stdin?.on('error', () => undefined);
  }

  static async spawn(command: ServerCommand): Promise<PostgresProcess> {
    const options = Object.entries({ ...SETTINGS, ...command.settings });
    const args = ['-D', command.folder, '-p', String(command.port)];
    args.push(...options.flatMap(([name, value]) => ['-c', `${name}=${value}`]));
    // A file and not a pipe: the server may end after us and still has something to say.
    const log = await open(command.logFile, 'a', 0o600);
    try {
      const child = spawn('/bin/sh', ['-c', STOP_WITH_PARENT, command.postgres, ...args], {
        ...runAs(command.account),
        env: { PATH: '/usr/bin:/bin' },
        stdio: ['pipe', 'ignore', log.fd],
        // Ctrl-C on the terminal is for us; we stop the server when we no longer need it.
        detached: true,
      });
      await once(child, 'spawn');
      return new PostgresProcess(child);
    } finally {
      await log.close();
    }
  }

  private async end(): Promise<void> {
    await once(this.child, 'exit');
    // Lets the watcher go.
    this.child.stdin?.destroy();
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** The server does not keep our process from ending. */
  unref(): void {
    this.child.unref();
    if (this.child.stdin instanceof Socket) this.child.stdin.unref();
  }

  /** A clean shutdown: open transactions are rolled back, everything committed is on disk. */
  async stop(): Promise<void> {
    this.child.ref();
    this.child.stdin?.end();
    const stopped = await Promise.race([this.ended.then(() => true), sleep(STOP_TIMEOUT_MS, false, { ref: false })]);
    if (stopped || this.child.pid === undefined) return;
    process.kill(-this.child.pid, 'SIGQUIT');
    await this.ended;
  }
}
