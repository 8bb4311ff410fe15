import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { SignOnSecrets } from './issuers.js';

/** What somebody went to an issuer for. */
export interface SignOnErrand {
  /** Of the issuer. */
  readonly key: string;
  /** To whose account the identity is to belong; null: who is signed in afterwards is what it is about. */
  readonly linkTo: CallerId | null;
  /** Whoever is signed in shows once more who they are. */
  readonly confirms: boolean;
  /** A path of ours. */
  readonly returnTo: string | null;
}

export interface BegunSignOn extends SignOnErrand {
  readonly expiresAt: EpochMs;
  readonly secrets: SignOnSecrets;
}

/** Sign-ins that have begun here and go on at an issuer. What is kept opens nothing without the browser. */
export abstract class SignOnAttempts {
  /** `browser`: a secret that only that browser has. Joins an open unit of work. */
  abstract begin(errand: SignOnErrand, browser: string, expiresAt: EpochMs): Promise<SignOnSecrets>;
  /**
   * By the state that came back: once, in the browser in which it began, for the issuer that it went to. null: there is none
   * (any more).
   */
  abstract take(state: string, browser: string, key: string, now: EpochMs): Promise<BegunSignOn | null>;
}
