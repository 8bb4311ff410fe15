import type { Caller } from '../../kernel/caller.js';

/**
 * Members by what operators call them, for the commands of all contexts. Identity provides it globally, as it does with
 * TokenVerifier: no context has to ask Identity. ADR 0034.
 */
export abstract class Members {
  /** Throws NotFound, and InvalidRequest when it is no e-mail address. */
  abstract byEmail(email: string): Promise<Pick<Caller, 'id' | 'kind'>>;
}
