import { createHash } from 'node:crypto';

export interface ChaosSize {
  readonly workers: number;
  readonly briefings: number;
  /** SIGKILL of a worker; another one is started. */
  readonly kills: number;
  /** SIGSTOP of a worker, for longer than its jobs wait for its heartbeat. */
  readonly pauses: number;
  /** Of the event store, and of the database: so often each. */
  readonly restarts: number;
}

export interface Act {
  readonly what: 'kill' | 'pause' | 'restart_event_store' | 'restart_database';
  /** Which worker, where it is one. */
  readonly worker: number;
  readonly afterMs: number;
  /** How long a pause is. */
  readonly forMs: number;
}

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
  const acts = [
    ...Array.from({ length: size.kills }, () => 'kill' as const),
    ...Array.from({ length: size.pauses }, () => 'pause' as const),
    ...Array.from({ length: size.restarts }, () => 'restart_database' as const),
    ...Array.from({ length: storeIsSeparate ? size.restarts : 0 }, () => 'restart_event_store' as const),
  ];
  for (let last = acts.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [acts[last], acts[other]] = [acts[other] ?? 'kill', acts[last] ?? 'kill'];
  }
  return acts.map((what) => ({
    what,
    worker: below(size.workers),
    afterMs: below(1_500),
    forMs: SHORTEST_PAUSE_MS + below(4_000),
  }));
}
