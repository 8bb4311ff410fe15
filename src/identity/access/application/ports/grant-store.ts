import type { CallerId } from '../../../../shared/kernel/identifiers.js';

/** What people have let clients do, and everything under way to it: codes, refresh tokens, sessions, pairings. */
export abstract class GrantStore {
  /** Of that caller, without its bearer tokens (TokenStore). Joins an open unit of work. */
  abstract revokeAllOf(callerId: CallerId): Promise<void>;
}
