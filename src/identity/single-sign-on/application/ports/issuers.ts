import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Issuer, Profile } from '../../domain/issuer.js';
import type { LogoutNotice } from '../../domain/logout-token.js';

/** What one sign-in is protected with: made for it, and never used again. */
export interface SignOnSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** What came of a code. */
export interface SignedOn {
  readonly profile: Profile;
  /** By which the issuer knows the session again that is to end there, too. */
  readonly idToken: string;
  /** null: it gives none, and cannot be asked later. */
  readonly refreshToken: string | null;
}

export interface StillKnown {
  /** null: it said nothing new. */
  readonly profile: Profile | null;
  /** From now on this one is good; null: the one of before. */
  readonly refreshToken: string | null;
}

/**
 * The issuers that the operator named, asked over the network when they are needed and not before. Methods that ask throw
 * IssuerAway when there is no answer.
 */
export abstract class Issuers {
  abstract readonly all: readonly Issuer[];
  abstract find(key: string): Issuer | null;
  /** Where the browser goes. `anew`: they sign in there once more, even when they are signed in there. */
  abstract authorizationUrl(issuer: Issuer, secrets: SignOnSecrets, anew: boolean): Promise<string>;
  /**
   * Of the query with which the browser came back. Everything is checked before it returns: state, nonce, the verifier,
   * the issuer and audience and age of the ID token, and its signature. `since`: they have to have signed in there later than
   * that. Throws SignOnRefused.
   */
  abstract redeem(issuer: Issuer, query: string, secrets: SignOnSecrets, since: EpochMs | null): Promise<SignedOn>;
  /** null: the issuer does not know them any more, or has taken back what it gave. */
  abstract ask(issuer: Issuer, subject: string, refreshToken: string): Promise<StillKnown | null>;
  /** Throws LogoutTokenRefused. */
  abstract logoutNotice(issuer: Issuer, logoutToken: string): Promise<LogoutNotice>;
  /** Where a browser signs out there, too; null: nowhere. */
  abstract endSessionUrl(issuer: Issuer, idToken: string): Promise<string | null>;
}
