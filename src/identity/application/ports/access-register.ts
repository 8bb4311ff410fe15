import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Access } from '../../domain/access.js';

/** What an access is made of. */
export interface AccessKey {
  /** Digest of the one token; null: there is a grant, with any number of them. */
  readonly digest: string | null;
  readonly grantId: string | null;
}

export interface KnownAccess extends Access {
  readonly key: AccessKey;
}

/** Reads who can come in: bearer tokens one by one, and what came of a consent as one. */
export abstract class AccessRegister {
  /** Also those that have ended and are still remembered. Newest first. */
  abstract of(caller: CallerId, now: EpochMs): Promise<readonly KnownAccess[]>;
}
