import type { EpochMs } from '../clock.js';

/** What a rule of retention has just deleted. It tells how much there was, never what. */
export interface Expiry {
  /** The kind as operators read it: `deliveries of webhooks`. */
  readonly what: string;
  readonly count: number;
  /** All of it was older. */
  readonly before: EpochMs;
  /** The rule: a setting, or a few words. */
  readonly why: string;
}

/** Puts on record, beside the events of security, what retention deletes. Nothing is recorded of nothing. */
export abstract class RetentionTrail {
  /** Joins an open unit of work: then a deletion is on record or did not happen. */
  abstract expired(expiry: Expiry): Promise<void>;
}
