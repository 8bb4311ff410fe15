import { Injectable } from '@nestjs/common';
import { DomainError } from '../../shared/kernel/domain-error.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';

/** Of one caller, in one process. Each may take ten seconds, and a page costs a dozen requests of ours. */
const AT_ONCE = 8;
const MOST_WAITING = 200;

export class TooManyFetches extends DomainError {
  readonly kind = 'exhausted';
  readonly code = 'rate_limited';

  constructor() {
    super(`More than ${AT_ONCE + MOST_WAITING} feeds are being fetched for you. Wait until some of them are done.`);
  }
}

interface Turns {
  free: number;
  readonly waiting: (() => void)[];
}

/** Callers wait for feeds of their own: whoever has slow ones fetched by the hundred does not take up the program. */
@Injectable()
export class FetchTurns {
  private readonly callers = new Map<CallerId, Turns>();

  /** Throws TooManyFetches, or what `fetch` throws. */
  async take<T>(caller: CallerId, fetch: () => Promise<T>): Promise<T> {
    const turns = this.callers.get(caller) ?? { free: AT_ONCE, waiting: [] };
    this.callers.set(caller, turns);
    if (turns.waiting.length >= MOST_WAITING) throw new TooManyFetches();
    if (turns.free > 0) turns.free -= 1;
    else await new Promise<void>((resolve) => turns.waiting.push(resolve));
    try {
      return await fetch();
    } finally {
      this.leave(caller, turns);
    }
  }

  private leave(caller: CallerId, turns: Turns): void {
    const next = turns.waiting.shift();
    if (next !== undefined) return next();
    turns.free += 1;
    if (turns.free === AT_ONCE) this.callers.delete(caller);
  }
}
