import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import type { QueryRunner } from 'typeorm';

const TRY_EVERY_MS = 500;
const BEAT_EVERY_MS = 2_500;

/**
 * A paused process, or one behind a broken network, keeps its connection and with it the lock. The server ends a
 * session that is idle for this long; a live process sends keep-alives more often.
 */
const EXPIRE = `set idle_session_timeout = '10s'; set idle_in_transaction_session_timeout = '10s'`;

/** The connection goes back to the pool, and must not take these along. */
const FORGET = `select pg_advisory_unlock_all(); reset idle_session_timeout; reset idle_in_transaction_session_timeout`;

/** A lock that we have, for as long as the connection lives that it was taken on. */
export class HeldLock {
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly runner: QueryRunner,
    /** Fires when the lock is lost, and when it is no longer wanted. */
    readonly signal: AbortSignal,
  ) {}

  /** Works on that connection: when the lock is lost it cannot commit. One after another, as a connection wants it. */
  use<T>(work: (runner: QueryRunner) => Promise<T>): Promise<T> {
    const used = this.#last.then(async () => await work(this.runner));
    this.#last = used.catch(() => undefined);
    return used;
  }

  /** Sends keep-alives until the lock is lost or released. */
  async beat(done: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([this.signal, done]);
    for (;;) {
      await sleep(BEAT_EVERY_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await this.use(async (runner) => await runner.query('select')).catch(() => undefined);
    }
  }
}

/** Gives a connection to hold, as a DataSource and a TypeormUnitOfWork do. */
interface Connections {
  createQueryRunner(): QueryRunner;
}

/**
 * Does `work` while this process is the only one that holds the lock on `key`, in the whole cluster. The lock lives and
 * dies with one connection, which ends with our process, with the network, or after ten seconds of silence.
 */
export async function asTheOnlyOne(
  connections: Connections,
  key: string,
  signal: AbortSignal,
  work: (lock: HeldLock) => Promise<void>,
): Promise<void> {
  const runner = connections.createQueryRunner();
  const [lost, done] = [new AbortController(), new AbortController()];
  const onEnd = (): void => lost.abort();
  const connection = (await runner.connect()) as ClientBase;
  connection.once('end', onEnd);
  const lock = new HeldLock(runner, AbortSignal.any([signal, lost.signal]));
  try {
    await connection.query(EXPIRE);
    if (!(await obtain(runner, key, lock.signal))) return;
    void lock.beat(done.signal);
    await work(lock);
  } finally {
    done.abort();
    connection.off('end', onEnd);
    await lock.use(async () => !runner.isReleased && (await connection.query(FORGET))).catch(() => undefined);
    await runner.release();
  }
}

async function obtain(runner: QueryRunner, key: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const sql = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as held';
    const [row] = (await runner.query(sql, [key])) as { held: boolean }[];
    if (row?.held === true) return true;
    await sleep(TRY_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
  return false;
}
