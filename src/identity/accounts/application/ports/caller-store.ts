import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Fact } from '../../../../shared/kernel/facts.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { NewToken } from '../../../access/application/ports/token-store.js';

export interface NewAnonymous {
  readonly id: CallerId;
  /** What the agent calls itself; shown when its work is claimed. */
  readonly clientName: string | null;
  readonly createdAt: EpochMs;
  readonly token: NewToken;
  /** Whoever shows it before then may claim the work. */
  readonly claim: { readonly digest: string; readonly expiresAt: EpochMs };
}

export interface NewMember {
  readonly id: CallerId;
  readonly email: string;
  readonly emailKey: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly createdAt: EpochMs;
}

/** Rows that name somebody. */
export interface Account {
  readonly accounts: number;
  readonly tokens: number;
  readonly claims: number;
  readonly sessions: number;
  /** That they have signed in with. */
  readonly browsers: number;
  /** To choose a new password, or to become a member, by their e-mail. */
  readonly links: number;
  /** Of the trail, that say more than that somebody was erased. */
  readonly securityEvents: number;
}

export interface Erased {
  /** The first time. */
  readonly askedAt: EpochMs;
  /** False: they had been erased before. */
  readonly first: boolean;
}

/** Everybody who may ask. */
export abstract class CallerStore {
  /** The caller with its token and its claim, or nothing of it. */
  abstract addAnonymous(newcomer: NewAnonymous): Promise<void>;
  /** False when another member has that e-mail key; then nothing is written. */
  abstract addMember(newcomer: NewMember): Promise<boolean>;
  abstract memberByEmail(emailKey: string): Promise<CallerId | null>;
  /** Whether there is, or was, such a caller. */
  abstract isKnown(id: CallerId): Promise<boolean>;
  abstract accountOf(id: CallerId): Promise<Account>;
  /** Leaves nothing but the id and the time. The fact is published with it or not at all. Joins an open unit of work. */
  abstract erase(id: CallerId, now: EpochMs, fact: (askedAt: EpochMs) => Fact): Promise<Erased>;
  /** Without a trace. False: it is no anonymous caller, or not any more. */
  abstract removeAnonymous(id: CallerId): Promise<boolean>;
}
