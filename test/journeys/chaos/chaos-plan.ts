import { createHash } from 'node:crypto';

export interface ChaosSize {
  readonly workers: number;
  readonly briefings: number;
  /** SIGKILL of a worker; another one is started. */
  readonly kills: number;
  /** SIGKILL of the node that answers requests, likewise. */
  readonly fronts: number;
  /** SIGSTOP of a worker, for longer than its jobs wait for its heartbeat. */
  readonly pauses: number;
  /** Of the event store, and of the database: so often each. */
  readonly restarts: number;
  /** Somebody holds a table for longer than requests wait for it. */
  readonly locks: number;
  /** All sessions of the database are ended at once, and all connections to the event store: so often each. */
  readonly cuts: number;
  /** SIGSTOP of the database, for longer than requests wait for an answer. */
  readonly freezes: number;
}

/** In the proportions in which they are found in operation: what kills a worker is much more frequent than the rest. */
export const sizeFor = (kills: number): ChaosSize => {
  const some = (part: number): number => Math.max(1, Math.round(kills * part));
  const rest = {
    fronts: some(0.02),
    pauses: some(0.1),
    restarts: some(0.01),
    locks: some(0.04),
    cuts: some(0.04),
    freezes: some(0.01),
  };
  return { workers: 4, briefings: some(0.4), kills, ...rest };
};

type What =
  | 'kill'
  | 'kill_front'
  | 'pause'
  | 'lock_table'
  | 'end_sessions'
  | 'freeze_database'
  | 'restart_database'
  | 'restart_event_store'
  | 'cut_event_store';

export interface Act {
  readonly what: What;
  /** Which worker, where it is one. */
  readonly worker: number;
  /** Which one, where one is locked. */
  readonly table: string;
  readonly afterMs: number;
  /** How long a pause, a lock or a freeze is. */
  readonly forMs: number;
}

/** Histories and what is made of them, jobs, and what requests read. */
export const LOCKED_TABLES = [
  'eventstore.event',
  'eventstore.checkpoint',
  'jobs.job',
  'briefing.briefing',
  'briefing.request_key',
  'identity.token',
] as const;

/** Jobs of a worker that has not been heard for 10 s are given to others; a look for those is made every second. */
const SHORTEST_PAUSE_MS = 11_500;

/** The same seed, the same acts in the same order. */
export function planFrom(seed: string, size: ChaosSize, storeIsSeparate: boolean): readonly Act[] {
  let drawn = 0;
  const below = (limit: number): number => {
    const digest = createHash('sha256')
      .update(`${seed}:${(drawn += 1)}`)
      .digest();
    return digest.readUInt32BE() % limit;
  };
  const counts: Readonly<Record<What, number>> = {
    kill: size.kills,
    kill_front: size.fronts,
    pause: size.pauses,
    lock_table: size.locks,
    end_sessions: size.cuts,
    freeze_database: size.freezes,
    restart_database: size.restarts,
    restart_event_store: storeIsSeparate ? size.restarts : 0,
    cut_event_store: storeIsSeparate ? size.cuts : 0,
  };
  const acts = (Object.keys(counts) as What[]).flatMap((what) => Array.from({ length: counts[what] }, () => what));
  for (let last = acts.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [acts[last], acts[other]] = [acts[other] ?? 'kill', acts[last] ?? 'kill'];
  }
  return acts.map((what) => ({
    what,
    worker: below(size.workers),
    table: LOCKED_TABLES[below(LOCKED_TABLES.length)] ?? LOCKED_TABLES[0],
    afterMs: below(1_500),
    forMs: SHORTEST_PAUSE_MS + below(4_000),
  }));
}
