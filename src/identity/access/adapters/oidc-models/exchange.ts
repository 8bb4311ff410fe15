import { AsyncLocalStorage } from 'node:async_hooks';
import type { Visit } from '../../../domain/visit.js';

/** One question to the library, from the network or from ourselves. */
export interface Exchange {
  readonly from: 'network' | 'ourselves';
  /** For whom; null: for nobody. */
  readonly visit: Visit | null;
  /** What went wrong on our side; the library answers `server_error` and says no more. */
  failure: unknown;
}

const exchanges = new AsyncLocalStorage<Exchange>();

/** Runs `work` as one exchange: whatever the library calls of ours meanwhile finds it. */
export const asExchange = <T>(exchange: Exchange, work: () => Promise<T>): Promise<T> => exchanges.run(exchange, work);

/** The exchange that is going on; null outside of one. */
export const currentExchange = (): Exchange | null => exchanges.getStore() ?? null;
