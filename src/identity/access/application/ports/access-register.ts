import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Access } from '../../domain/access.js';

/** What has to end for an access to end: all that came of a consent, or of a sign-in of an agent, or one token. */
export type AccessKey = { readonly grantId: string } | { readonly digest: string };

export interface KnownAccess {
  readonly access: Access;
  readonly key: AccessKey;
}

export interface AccessHolder {
  readonly caller: CallerId;
  /** Of `Access`. */
  readonly ref: string;
}

/** Reads who can come in: bearer tokens one by one, and what came of one consent as one. */
export abstract class AccessRegister {
  /** Until the end of the open unit of work nobody else holds that caller's accesses, or erases the caller. */
  abstract hold(caller: CallerId): Promise<void>;
  /** Also those that have ended and are still remembered. Newest first. */
  abstract of(caller: CallerId, now: EpochMs): Promise<readonly KnownAccess[]>;
  /** Which access a bearer token belongs to, ended or not; null: there is no such token. */
  abstract holderOf(digest: string): Promise<AccessHolder | null>;
}
