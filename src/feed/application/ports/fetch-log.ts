import type { EpochMs } from '../../../shared/kernel/clock.js';

export interface LoggedFetch {
  readonly feedId: number;
  readonly at: EpochMs;
  /** null: nobody measured. */
  readonly tookMs: number | null;
  /** Of the document, unpacked; null: none came, and the last one stands. */
  readonly bytes: number | null;
  /** Items that were new to the feed. */
  readonly added: number;
}

/** What fetches take and bring, for those who run the service. Joins an open unit of work. */
export abstract class FetchLog {
  /** Each of another feed. */
  abstract add(fetches: readonly LoggedFetch[]): Promise<void>;
  /** What the last fetch of a feed took and brought; null: there was none yet. */
  abstract last(feedId: number): Promise<LoggedFetch | null>;
}
