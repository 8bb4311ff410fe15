import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatEvent, formatRetry, HEARTBEAT, type LiveEvent } from './event-format.js';

/** Where the events of a stream come from. */
export interface LiveSource {
  /** All events since it was last asked, a few at a time; none: there are no more yet. */
  next(): Promise<readonly LiveEvent[]>;
  /** No event will come any more. */
  readonly isOver: boolean;
  /** Calls back when there may be events; returns how to stop. */
  follow(listener: () => void): () => void;
}

const RETRY_MS = 2_000;
/** Clients of a program that stops come back at different moments. */
const RETRY_SPREAD_MS = 3_000;

/** Percentages that change more often are told once. */
const AT_MOST_EVERY_MS = 250;

/** A client that does not read for so long has to connect again. */
const PATIENCE = { patienceMs: 30_000 };

/**
 * One open response. It keeps no events: it asks its source when something may have changed and the client has read
 * what was sent before, so a slow reader costs no memory and gets less in between.
 */
export class LiveStream {
  #stale = false;
  #wake: (() => void) | null = null;

  constructor(
    private readonly response: ServerResponse,
    private readonly source: LiveSource,
    private readonly limits = PATIENCE,
  ) {}

  get isOpen(): boolean {
    return !this.response.writableEnded && !this.response.destroyed;
  }

  /** Until the source is over, the client is gone or somebody ends it. Throws what the source throws. */
  async run(first: readonly LiveEvent[]): Promise<void> {
    const unfollow = this.source.follow(() => this.#changed());
    this.response.once('close', () => this.#changed());
    try {
      this.response.write(formatRetry(RETRY_MS));
      await this.#send(first);
      while (this.isOpen && !this.source.isOver) {
        this.#stale = false;
        await this.#sendAll();
        if (this.isOpen && !this.source.isOver) await this.#change();
      }
    } finally {
      unfollow();
      this.end();
    }
  }

  beat(): void {
    if (this.isOpen) this.response.write(HEARTBEAT);
  }

  end(): void {
    if (this.isOpen) this.response.end();
  }

  /** The client may come back soon, to another node or to this one when it runs again. */
  endForNow(): void {
    if (this.isOpen) this.response.end(formatRetry(RETRY_MS + Math.floor(Math.random() * RETRY_SPREAD_MS)));
  }

  async #sendAll(): Promise<void> {
    for (let events = await this.source.next(); events.length > 0; events = await this.source.next()) {
      await this.#send(events);
      if (!this.isOpen || this.source.isOver) return;
    }
  }

  async #send(events: readonly LiveEvent[]): Promise<void> {
    if (!this.isOpen || events.length === 0) return;
    if (this.response.write(events.map(formatEvent).join(''))) return;
    const { signal, clear } = lateAfter(this.limits.patienceMs);
    try {
      await Promise.race([once(this.response, 'drain', { signal }), once(this.response, 'close', { signal })]);
    } catch {
      this.response.destroy();
    } finally {
      clear();
    }
  }

  async #change(): Promise<void> {
    if (!this.#stale) await new Promise<void>((resolve) => (this.#wake = resolve));
    this.#wake = null;
    if (this.isOpen) await sleep(AT_MOST_EVERY_MS, undefined, { ref: false });
  }

  #changed(): void {
    this.#stale = true;
    this.#wake?.();
  }
}

function lateAfter(ms: number): { readonly signal: AbortSignal; readonly clear: () => void } {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ms).unref();
  return {
    signal: late.signal,
    clear: () => {
      clearTimeout(timer);
      late.abort();
    },
  };
}
