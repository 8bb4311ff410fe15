import type { EpochMs } from '../../../shared/kernel/clock.js';

export type Permit =
  /** Send the request now: it is counted. */
  | { readonly permit: 'granted' }
  /** Not now; this moment is reserved, apart from that of everybody else who waits for this origin. */
  | { readonly permit: 'reserved'; readonly at: EpochMs };

export interface PermitWish {
  readonly url: string;
  readonly reserved: boolean;
}

export interface PermitRequest {
  readonly now: EpochMs;
  /** This is the moment that an earlier answer reserved. */
  readonly reserved: boolean;
}

/**
 * Limits how often each origin (host and port, http and https together) is asked, by all processes together. URLs are
 * normalised (FeedUrls). None of it outlives a day without requests, except pauses.
 */
export abstract class OriginThrottle {
  /** For requests that can wait; the answers in their order. Those of one origin are answered one after the other. */
  abstract acquireAll(requests: readonly PermitWish[], now: EpochMs): Promise<readonly Permit[]>;
  /** As acquireAll, of one. */
  abstract acquire(url: string, request: PermitRequest): Promise<Permit>;
  /** For a person who waits: counted, and never delayed. null: granted; else the origin is paused until then. */
  abstract acquireAtOnce(url: string, now: EpochMs): Promise<EpochMs | null>;
  /** Nobody asks this origin until then (429, 503 with Retry-After). A shorter pause does not end a longer one. */
  abstract pause(url: string, until: EpochMs): Promise<void>;
  /** Deletes origins that were not asked for a day, and dates that only a wrong clock can have written. */
  abstract purgeIdle(now: EpochMs): Promise<void>;
}
