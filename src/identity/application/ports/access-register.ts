import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Access } from '../../domain/access.js';

/** What has to end for an access to end: all that came of a consent, or of a sign-in of an agent, or one token. */
export type AccessKey = { readonly grantId: string } | { readonly digest: string };

export interface KnownAccess {
  readonly access: Access;
  readonly key: AccessKey;
}

/** Reads who can come in: bearer tokens one by one, and what came of one consent as one. */
export abstract class AccessRegister {
  /** Also those that have ended and are still remembered. Newest first. */
  abstract of(caller: CallerId, now: EpochMs): Promise<readonly KnownAccess[]>;
}
