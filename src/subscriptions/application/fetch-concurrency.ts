import { Injectable } from '@nestjs/common';
import { DomainError } from '../../shared/kernel/domain-error.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { KeyedSemaphore } from '../../shared/kernel/keyed-semaphore.js';

/** For one caller, in one process. A fetch may take ten seconds, and that of a page about a dozen requests. */
const PERMITS = 8;
const MAX_WAITING = 200;

export class TooManyFetches extends DomainError {
  readonly kind = 'exhausted';
  readonly code = 'rate_limited';

  constructor() {
    super(`More than ${PERMITS + MAX_WAITING} feeds are being fetched for you. Wait until some of them are done.`);
  }
}

/** Limits the feeds that are fetched at once while one caller waits, so that hundreds of slow ones do not block others. */
@Injectable()
export class FetchConcurrency {
  private readonly semaphore = new KeyedSemaphore<CallerId>({
    permits: PERMITS,
    maxWaiting: MAX_WAITING,
    rejection: () => new TooManyFetches(),
  });

  /** Throws TooManyFetches, or what `fetch` throws. */
  run<T>(caller: CallerId, fetch: () => Promise<T>): Promise<T> {
    return this.semaphore.run(caller, fetch);
  }
}
