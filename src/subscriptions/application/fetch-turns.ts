import { Injectable } from '@nestjs/common';
import { DomainError } from '../../shared/kernel/domain-error.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { Turns } from '../../shared/kernel/turns.js';

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

/** Callers wait for feeds of their own: whoever has slow ones fetched by the hundred does not take up the program. */
@Injectable()
export class FetchTurns {
  private readonly turns = new Turns<CallerId>({
    atOnce: AT_ONCE,
    mostWaiting: MOST_WAITING,
    refusal: () => new TooManyFetches(),
  });

  /** Throws TooManyFetches, or what `fetch` throws. */
  take<T>(caller: CallerId, fetch: () => Promise<T>): Promise<T> {
    return this.turns.take(caller, fetch);
  }
}
