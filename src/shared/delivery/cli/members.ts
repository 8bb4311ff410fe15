import type { Caller } from '../../kernel/caller.js';

/**
 * Finds members by e-mail address, for the commands of all contexts. Identity provides it globally, like TokenVerifier,
 * so that no context depends on Identity. ADR 0034.
 */
export abstract class Members {
  /** Throws NotFound, and InvalidRequest when it is no e-mail address. */
  abstract byEmail(email: string): Promise<Pick<Caller, 'id' | 'kind'>>;
}
