import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { NewToken } from './token-store.js';

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

/** Everybody who may ask. */
export abstract class CallerStore {
  /** The caller with its token and its claim, or nothing of it. */
  abstract addAnonymous(newcomer: NewAnonymous): Promise<void>;
  /** False when another member has that e-mail key; then nothing is written. */
  abstract addMember(newcomer: NewMember): Promise<boolean>;
  abstract memberByEmail(emailKey: string): Promise<CallerId | null>;
}
