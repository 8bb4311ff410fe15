import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../client-address.js';

/** What an answer is held for. */
export interface Awaited {
  /** Looks at how it is now. */
  next(): Promise<unknown>;
  /** Whether it has come, as far as `next` knows. */
  readonly isOver: boolean;
  /** Calls back when it may have come; returns how to stop. */
  follow(listener: () => void): () => void;
}

/** Less than the 30 and 60 seconds after which proxies give up. */
const PATIENCE_MS = 25_000;

/** Of one address, on one node. */
export const MOST_HELD = 10;

/** Of all together, on one node. */
const MOST_OF_ALL = 1_000;

/** What changes more often is looked at once. */
const AT_MOST_EVERY_MS = 250;

/**
 * Requests whose answer waits for something to come (long polling), for readers without scripts. None outlives its client,
 * and none delays the end of the program.
 */
@Injectable()
export class HeldAnswers implements OnModuleInit {
  private readonly stopping = new AbortController();
  private readonly counts = new Map<string, number>();
  private held = 0;

  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    // Commands of the command line run without an HTTP server.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance>();
    fastify?.addHook('preClose', (done) => {
      this.stopping.abort();
      done();
    });
  }

  /**
   * Returns when it has come, and also when nobody can wait any longer: the client is gone, its time is up, the program
   * stops, or too many wait already. Throws what looking throws.
   */
  async hold({ ip }: FastifyRequest, { raw }: FastifyReply, awaited: Awaited): Promise<void> {
    await awaited.next();
    if (awaited.isOver || raw.destroyed || !this.enter(clientAddress(ip))) return;
    const gone = new AbortController();
    const leave = () => gone.abort();
    raw.once('close', leave);
    const signals = [gone.signal, this.stopping.signal, AbortSignal.timeout(PATIENCE_MS)];
    try {
      await untilOver(awaited, AbortSignal.any(signals));
    } finally {
      raw.off('close', leave);
      this.leave(clientAddress(ip));
    }
  }

  private enter(who: string): boolean {
    const already = this.counts.get(who) ?? 0;
    if (this.stopping.signal.aborted || this.held >= MOST_OF_ALL || already >= MOST_HELD) return false;
    this.counts.set(who, already + 1);
    this.held += 1;
    return true;
  }

  private leave(who: string): void {
    const left = (this.counts.get(who) ?? 1) - 1;
    if (left > 0) this.counts.set(who, left);
    else this.counts.delete(who);
    this.held -= 1;
  }
}

async function untilOver(awaited: Awaited, signal: AbortSignal): Promise<void> {
  const news = new News();
  const unfollow = awaited.follow(() => news.come());
  signal.addEventListener('abort', () => news.come(), { once: true });
  try {
    // It may have come before somebody listened.
    await awaited.next();
    while (!awaited.isOver && !signal.aborted) {
      await news.next();
      if (!signal.aborted) await sleep(AT_MOST_EVERY_MS, undefined, { ref: false });
      await awaited.next();
    }
  } finally {
    unfollow();
  }
}

/** Remembers that something came while nobody waited for it. */
class News {
  private hasCome = false;
  private wake: (() => void) | null = null;

  come(): void {
    this.hasCome = true;
    this.wake?.();
  }

  async next(): Promise<void> {
    if (!this.hasCome) await new Promise<void>((resolve) => (this.wake = resolve));
    this.wake = null;
    this.hasCome = false;
  }
}
