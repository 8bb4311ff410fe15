import { promises as dns, type LookupAddress } from 'node:dns';
import { siteOfName } from '../../kernel/site.js';
import { KeyedSemaphore } from '../../kernel/keyed-semaphore.js';

/** Each look-up blocks a thread of libuv's pool, which file access and decompression share, until it is answered. */
const PERMITS = 2;
const MAX_WAITING = 50;

const busy = (): Error =>
  Object.assign(new Error('too many names of one site are being looked up'), { code: 'EAI_AGAIN' });

/**
 * Resolves host names through the operating system, two of one site at once: an attacker whose name servers never
 * answer cannot block all threads. A class, so that tests can replace it.
 */
export class HostResolver {
  readonly #semaphore = new KeyedSemaphore<string>({ permits: PERMITS, maxWaiting: MAX_WAITING, rejection: busy });

  /** All addresses of a host; rejects with a `code` like ENOTFOUND or EAI_AGAIN. */
  resolve(host: string): Promise<LookupAddress[]> {
    return this.#semaphore.run(siteOfName(host), () => this.lookUp(host));
  }

  protected lookUp(host: string): Promise<LookupAddress[]> {
    return dns.lookup(host, { all: true });
  }
}
