import { promises as dns, type LookupAddress } from 'node:dns';
import { siteOfName } from '../../kernel/site.js';
import { KeyedSemaphore } from '../../kernel/keyed-semaphore.js';

/** Each look-up occupies a thread, of which files and decompression need some as well, until the name server answers. */
const PERMITS = 2;
const MAX_WAITING = 50;

const busy = (): Error =>
  Object.assign(new Error('too many names of one site are being looked up'), { code: 'EAI_AGAIN' });

/**
 * Asks the name service of the machine, for two names of one site at once: a stranger whose name servers never answer
 * does not occupy all threads. A class, so that tests can put another one in its place.
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
