import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Fact } from '../../../../shared/kernel/facts.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

/** Rows that name somebody. */
export interface CallerRows {
  readonly accounts: number;
  readonly tokens: number;
  readonly claims: number;
  readonly sessions: number;
  /** That they have signed in with. */
  readonly browsers: number;
  /** To choose a new password, or to become a member, by their e-mail. */
  readonly links: number;
  /** Who they are at issuers. */
  readonly identities: number;
  /** Of the trail, that say more than that somebody was erased. */
  readonly securityEvents: number;
}

export interface Erased {
  /** The first time. */
  readonly askedAt: EpochMs;
  /** False: they had been erased before. */
  readonly first: boolean;
}

export interface Asked {
  readonly caller: CallerId;
  /** Themselves, `operator`, or `expiry`. */
  readonly askedBy: string;
  /** null: themselves, or the command line. */
  readonly operator: CallerId | null;
}

/** Asked for while its caller was on legal hold. */
export interface DeferredErasure extends Asked {
  readonly askedAt: EpochMs;
}

/** Counts and removes what this context keeps of one caller, in the tables of all its rooms. */
export abstract class CallerErasure {
  abstract rowsOf(id: CallerId): Promise<CallerRows>;
  /** Leaves nothing but the id and the time. The fact is published with it or not at all. Joins an open unit of work. */
  abstract erase(id: CallerId, now: EpochMs, fact: (askedAt: EpochMs) => Fact): Promise<Erased>;
  /** In a unit of work: whether the caller is on legal hold, which stays so until it ends. */
  abstract isHeld(id: CallerId): Promise<boolean>;
  /** The account and every way in are gone, who it was is kept aside, and nothing is told to other contexts. False: it waits already. */
  abstract defer(asked: Asked, now: EpochMs): Promise<boolean>;
  /** In a unit of work: what waited does so no more. */
  abstract takeDeferred(caller: CallerId): Promise<DeferredErasure | null>;
  /** Without a trace. False: it is no anonymous caller, or not any more, or on legal hold. */
  abstract removeAnonymous(id: CallerId): Promise<boolean>;
}
