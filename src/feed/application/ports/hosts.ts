import type { EpochMs } from '../../../shared/kernel/clock.js';

export type Turn =
  /** Ask now: it is counted. */
  | { readonly turn: 'now' }
  /** Not now; from then on a place is kept, apart from that of everybody else who waits for this host. */
  | { readonly turn: 'later'; readonly at: EpochMs };

/**
 * How often each host is asked, by all processes together. URLs are normalised (FeedUrls); those of one host, with its
 * port, share their turns. None of it outlives a day of silence, except pauses.
 */
export abstract class Hosts {
  /** For who can wait. `kept`: this is the moment that an earlier answer named. */
  abstract turnFor(url: string, asked: { readonly now: EpochMs; readonly kept: boolean }): Promise<Turn>;
  /** For a person who waits: counted, and never put off. null: ask; else the host wants to be left alone until then. */
  abstract visit(url: string, now: EpochMs): Promise<EpochMs | null>;
  /** Nobody asks this host until then (429, 503 with Retry-After). A shorter pause does not end a longer one. */
  abstract pause(url: string, until: EpochMs): Promise<void>;
  /** Drops what is known of hosts that were not asked for a day, and what only a wrong clock can have said. */
  abstract forgetQuiet(now: EpochMs): Promise<void>;
}
