import type { Caller } from '../../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

export interface NewSession {
  readonly digest: string;
  readonly callerId: CallerId;
  readonly startedAt: EpochMs;
  readonly expiresAt: EpochMs;
}

export interface LiveSession {
  readonly caller: Caller;
  readonly expiresAt: EpochMs;
}

export interface KnownSession {
  readonly digest: string;
  readonly startedAt: EpochMs;
  readonly expiresAt: EpochMs;
}

/** Members who are signed in, browser by browser, by the digest of the session's token. */
export abstract class SessionStore {
  /** Joins an open unit of work. */
  abstract add(session: NewSession): Promise<void>;
  /** null when unknown, ended or expired. Read anew for every request, so an end holds from the next one on. */
  abstract live(digest: string, now: EpochMs): Promise<LiveSession | null>;
  /** Its member has shown there once more who they are. False: it is not theirs, or has ended. Joins an open unit of work. */
  abstract confirm(digest: string, callerId: CallerId, now: EpochMs): Promise<boolean>;
  /** When its member last did; null: never, or it is not theirs, or has ended. */
  abstract confirmedAt(digest: string, callerId: CallerId): Promise<EpochMs | null>;
  /** False when it has ended; it never comes back. */
  abstract extend(digest: string, expiresAt: EpochMs): Promise<boolean>;
  /** In a unit of work: whether it lives. If so, it does until the unit ends, and whoever wants to end it waits. */
  abstract hold(digest: string, now: EpochMs): Promise<boolean>;
  /** Whose it was; null when there was none. Joins an open unit of work. */
  abstract end(digest: string): Promise<CallerId | null>;
  /** All of the caller's, except this one; returns how many. Joins an open unit of work. */
  abstract endAll(callerId: CallerId, except: string | null): Promise<number>;
  /** The live ones, newest first. */
  abstract of(callerId: CallerId, now: EpochMs): Promise<readonly KnownSession[]>;
}
