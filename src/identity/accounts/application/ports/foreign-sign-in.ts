import type { CallerId } from '../../../../shared/kernel/identifiers.js';

/** An issuer at which people sign in. */
export interface SignInIssuer {
  /** Of /signin/with/<key>. */
  readonly key: string;
  readonly name: string;
}

/** Where somebody who signed out here can sign out, too. */
export interface Farewell {
  /** What people call the issuer. */
  readonly name: string;
  readonly url: string;
}

/** Signing in at issuers instead of here. The room for it keeps them. */
export abstract class ForeignSignIn {
  abstract readonly issuers: readonly SignInIssuer[];
  /** Whether they can sign in at one of them. */
  abstract opens(callerId: CallerId): Promise<boolean>;
  /** Of a session that came of one at an issuer, while it lives; null: it did not, or nothing can be ended there. */
  abstract farewellOf(sessionToken: string): Promise<Farewell | null>;
}
