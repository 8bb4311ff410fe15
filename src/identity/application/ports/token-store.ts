import type { Caller } from '../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';

export interface NewToken {
  /** Of the token, which itself is never kept. */
  readonly digest: string;
  readonly callerId: CallerId;
  readonly issuedAt: EpochMs;
  readonly expiresAt: EpochMs;
}

export interface LiveToken {
  readonly caller: Caller;
  readonly lastUsedAt: EpochMs | null;
}

/** Bearer tokens by their digest. */
export abstract class TokenStore {
  abstract add(token: NewToken): Promise<void>;
  /** null when unknown, expired or revoked. Read anew for every request, so a revocation holds from the next one on. */
  abstract live(digest: string, now: EpochMs): Promise<LiveToken | null>;
  abstract noteUse(digest: string, now: EpochMs): Promise<void>;
  /** False when there is no such token. Revoking twice is once. */
  abstract revoke(digest: string, now: EpochMs): Promise<boolean>;
}
