import { Pool, type ClientBase, type PoolClient, type PoolConfig, type QueryConfig, type QueryResult } from 'pg';
import type { ConnectionLimits, DatabaseLimits, Workload } from '../../../config/database-settings.js';
import { ConnectionGate, type Lease } from './connection-gate.js';
import { isLate } from './database-unavailable.js';
import { SequentialClient, type AnsweredWithin } from './sequential-client.js';
import { currentTask, type Task } from './workload.js';

export interface PoolsOptions {
  readonly url: string;
  readonly limits: DatabaseLimits;
  /** As the server's list of sessions shows them; what is not for the background says what it is for. */
  readonly applicationName: string;
  readonly pool?: PoolConfig;
  /** All that is asked here needs the same tables: no operation is kept from taking all connections. */
  readonly undivided?: boolean;
}

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (broken?: unknown) => void,
) => void;

/** A pool, and who may use it. */
interface Lane {
  readonly pool: Pool;
  readonly gate: ConnectionGate | null;
}

type Gated = 'interactive' | 'background';

/** The part of the usual wait that an operation is waited for whose last tasks were late. */
const PATIENCE = 6;

/** Whoever works in the background has nobody who would ask again. */
const MOST_WAITING = { interactive: 1_000, background: Infinity };

/** Parts of the connections for one operation, of requests and of jobs. */
const PARTS = { interactive: 1 / 4, background: 1 / 2 };

/** The same deadlines for a part of the program that needs fewer connections. */
export const fewer = (limits: DatabaseLimits, most: number): DatabaseLimits => {
  const few = (of: ConnectionLimits): ConnectionLimits => ({ ...of, connections: Math.min(of.connections, most) });
  const { interactive, background, health, migration } = limits;
  return { interactive: few(interactive), background: few(background), health: few(health), migration: few(migration) };
};

/** A connection costs PostgreSQL 2 to 8 MB, and a new one 10 ms and its prepared statements. */
const IDLE_MS = 15_000;

/** The server ends a statement at its deadline; so long after that we take it for frozen, or unreachable. */
const ANSWER_GRACE_MS = 3_000;

const ignore = (): void => undefined;

/**
 * A pool for each kind of work, each made when it is first needed: which one is used follows from the task that asks
 * (`currentTask`). In the shape of one pool, for TypeORM and pg-boss.
 */
export class ConnectionPools {
  readonly #lanes = new Map<Workload, Lane>();
  #ended = false;

  constructor(private readonly options: PoolsOptions) {}

  /** Throws DatabaseBusy, and what the driver throws. */
  async query(statement: QueryConfig | string, values?: readonly unknown[]): Promise<QueryResult> {
    const task = currentTask();
    const { pool, gate } = this.#laneOf(task.workload);
    const lease = gate === null ? null : await gate.enter(task);
    try {
      return await pool.query(statement as QueryConfig, values as unknown[]);
    } catch (error) {
      if (isLate(error)) lease?.late();
      throw error;
    } finally {
      lease?.end();
    }
  }

  /** As pg has it: gives a connection and the way to give it back. */
  connect(connected: Connected): void {
    this.#connect(currentTask()).then(
      (client) => connected(undefined, client, (broken) => client.release(broken as Error)),
      (error: unknown) => connected(error as Error, undefined, ignore),
    );
  }

  usageOf(workload: Workload): { readonly used: number; readonly idle: number; readonly waiting: number } {
    const { pool, gate } = this.#laneOf(workload);
    const { totalCount, idleCount, waitingCount } = pool;
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount + (gate?.waiting ?? 0) };
  }

  /** Connections that broke while idle are replaced: who uses the next one need not know. */
  on(): this {
    return this;
  }

  /** As pg has it. */
  end(ended: (error?: Error) => void): void {
    this.close().then(
      () => ended(),
      (error: unknown) => ended(error as Error),
    );
  }

  async close(): Promise<void> {
    this.#ended = true;
    await Promise.all([...this.#lanes.values()].map(async ({ pool }) => await pool.end()));
  }

  async #connect(task: Task): Promise<PoolClient> {
    const { pool, gate } = this.#laneOf(task.workload);
    if (gate === null) return await pool.connect();
    const lease = await gate.enter(task);
    try {
      return leased(await pool.connect(), lease);
    } catch (error) {
      lease.end();
      throw error;
    }
  }

  #laneOf(workload: Workload): Lane {
    const known = this.#lanes.get(workload);
    if (known !== undefined) return known;
    if (this.#ended) throw new Error('The connections are closed.');
    const limits = this.options.limits[workload];
    const lane = { pool: this.#poolOf(workload, limits), gate: this.#gateOf(workload, limits) };
    this.#lanes.set(workload, lane);
    return lane;
  }

  #gateOf(workload: Workload, { connections, wait }: ConnectionLimits): ConnectionGate | null {
    if (workload !== 'interactive' && workload !== 'background') return null;
    const shares =
      this.options.undivided === true ? { perOperation: connections, reserved: 0 } : sharesOf(workload, connections);
    return new ConnectionGate({
      connections,
      ...shares,
      mostWaiting: MOST_WAITING[workload],
      longestWaitMs: wait,
      patienceMs: wait / PATIENCE,
    });
  }

  #poolOf(workload: Workload, { connections, wait, deadlines }: ConnectionLimits): Pool {
    const { url, applicationName, pool: more } = this.options;
    const answeredWithin = deadlines.statement === 0 ? 0 : deadlines.statement + ANSWER_GRACE_MS;
    const config: PoolConfig & AnsweredWithin = {
      Client: SequentialClient,
      answeredWithin,
      connectionString: url,
      keepAlive: true,
      idleTimeoutMillis: IDLE_MS,
      connectionTimeoutMillis: wait,
      max: connections,
      application_name: workload === 'background' ? applicationName : `${applicationName} ${workload}`,
      statement_timeout: deadlines.statement,
      lock_timeout: deadlines.lock,
      // A process that is paused in the middle of a transaction must not hold its locks against all others.
      idle_in_transaction_session_timeout: deadlines.idleInTransaction,
      verify: (client, ready) => boundTransactions(client, deadlines.transaction, ready),
      ...more,
    };
    const pool = new Pool(config);
    pool.on('error', ignore);
    return pool;
  }
}

const sharesOf = (workload: Gated, connections: number) => ({
  perOperation: Math.max(1, Math.floor(connections * PARTS[workload])),
  reserved: Math.floor(connections / 4),
});

/** Older servers do not know it, and would refuse the connection for it. */
function boundTransactions(client: ClientBase, ms: number, ready: (error?: Error) => void): void {
  if (ms === 0) return ready();
  const text = `select set_config('transaction_timeout', $1, false)
                 where current_setting('server_version_num')::int >= 170000`;
  client.query({ text, values: [String(ms)] }, (error: Error | null) => ready(error ?? undefined));
}

/** Gives the lease back with the connection. pg makes a new `release` for each time that a connection is taken. */
function leased(client: PoolClient, lease: Lease): PoolClient {
  const release = client.release.bind(client);
  const sequential = client as unknown as SequentialClient;
  sequential.onLate(() => lease.late());
  client.release = (broken) => {
    sequential.onLate(null);
    try {
      release(broken);
    } finally {
      lease.end();
    }
  };
  return client;
}
