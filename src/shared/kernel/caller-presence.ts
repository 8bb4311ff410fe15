import type { CallerId } from './identifiers.js';

/**
 * Hears when something of a caller is used by whoever holds a link to it, without a token: a briefing that is played, say.
 * Anonymous callers of whom nothing is used any more expire. Callers may tell of every use; it is noted to the hour.
 */
export abstract class CallerPresence {
  /** Nobody waits for it, and it never throws. */
  abstract note(caller: CallerId): void;
}
