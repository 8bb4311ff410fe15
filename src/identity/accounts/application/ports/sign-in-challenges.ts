import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

/** Somebody whose password was right, and who is not in yet. */
export interface HalfSignedIn {
  readonly callerId: CallerId;
  /** As it was when the password was checked. */
  readonly passwordHash: string;
  readonly expiresAt: EpochMs;
}

/** Carried by the browser between the password and the code. Nobody can make one, read it or change it. */
export abstract class SignInChallenges {
  abstract make(half: HalfSignedIn): Promise<string>;
  /** null: it is none of ours. It may have expired. */
  abstract read(challenge: string): Promise<HalfSignedIn | null>;
}
