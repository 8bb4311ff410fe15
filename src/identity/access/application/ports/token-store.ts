import type { Audience, Caller } from '../../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

export interface NewToken {
  /** Of the token, which itself is never kept. */
  readonly digest: string;
  readonly callerId: CallerId;
  /** Who may use it: SKILL_CLIENT, OPERATOR_CLIENT or the id of a registered OAuth client. */
  readonly client: string;
  /** What that client or agent calls itself. */
  readonly clientName: string | null;
  readonly audience: Audience;
  readonly scopes: readonly string[];
  /** The consent that it came from; all its tokens end together. null: not by OAuth. */
  readonly grantId: string | null;
  readonly issuedAt: EpochMs;
  readonly expiresAt: EpochMs;
}

export interface LiveToken {
  /** With the roles that the token carries. */
  readonly caller: Caller;
  readonly client: string;
  readonly scopes: readonly string[];
  readonly lastUsedAt: EpochMs | null;
}

/** Bearer tokens by their digest. All writes join an open unit of work. */
export abstract class TokenStore {
  abstract add(token: NewToken): Promise<void>;
  /**
   * null when unknown, expired, revoked or for another audience. Read anew for every request, so a revocation holds
   * from the next one on.
   */
  abstract live(digest: string, audience: Audience, now: EpochMs): Promise<LiveToken | null>;
  /** All that is known of a token of any audience; null when unknown, expired or revoked. */
  abstract find(digest: string, now: EpochMs): Promise<NewToken | null>;
  abstract noteUse(digest: string, now: EpochMs): Promise<void>;
  /** False when there is no such token. Revoking twice is once. */
  abstract revoke(digest: string, now: EpochMs): Promise<boolean>;
  /** Every token of that consent. */
  abstract revokeGrant(grantId: string, now: EpochMs): Promise<void>;
  /** Every token of that caller, of whatever client. */
  abstract revokeAllOf(callerId: CallerId, now: EpochMs): Promise<void>;
}
