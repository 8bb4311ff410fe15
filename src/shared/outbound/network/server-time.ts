import { AsyncLocalStorage } from 'node:async_hooks';

const TICK_MS = 50;

/** How late timers were, in all: the event loop was busy, or the machine gave this process no turn. */
class LoopLag {
  #users = 0;
  #timer: NodeJS.Timeout | null = null;
  #lastTick = 0;
  #lateMs = 0;

  get lateMs(): number {
    return this.#lateMs + Math.max(performance.now() - this.#lastTick - TICK_MS, 0);
  }

  begin(): void {
    this.#users += 1;
    if (this.#timer !== null) return;
    this.#lastTick = performance.now();
    this.#timer = setInterval(() => {
      this.#lateMs = this.lateMs;
      this.#lastTick = performance.now();
    }, TICK_MS).unref();
  }

  end(): void {
    this.#users -= 1;
    if (this.#users > 0 || this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }
}

const lag = new LoopLag();

/** Milliseconds in which neither we waited for ourselves nor the process stood still. */
class Stopwatch {
  #paused = 0;
  #ranMs = 0;
  #since = this.#now();

  get ms(): number {
    return this.#ranMs + (this.#paused > 0 ? 0 : this.#now() - this.#since);
  }

  pause(): void {
    this.#ranMs = this.ms;
    this.#paused += 1;
  }

  resume(): void {
    this.#paused -= 1;
    this.#since = this.#now();
  }

  #now(): number {
    return performance.now() - lag.lateMs;
  }
}

const running = new AsyncLocalStorage<Stopwatch>();

/** How long servers and what they sent kept us in `work`. A busy machine does not make a server slow. */
export async function serverTimeOf<T>(work: () => Promise<T>): Promise<readonly [result: T, ms: number]> {
  lag.begin();
  try {
    const stopwatch = new Stopwatch();
    const result = await running.run(stopwatch, work);
    return [result, Math.max(stopwatch.ms, 0)];
  } finally {
    lag.end();
  }
}

/** From now until the answer is called, once or more often, whoever measures the server waits for ourselves. */
export function ownWait(): () => void {
  const stopwatch = running.getStore();
  let waits = stopwatch !== undefined;
  stopwatch?.pause();
  return () => {
    if (waits) stopwatch?.resume();
    waits = false;
  };
}
