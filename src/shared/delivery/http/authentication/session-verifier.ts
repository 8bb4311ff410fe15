import type { Caller } from '../../../kernel/caller.js';

/** Somebody who is signed in in a browser. */
export interface VerifiedSession {
  readonly caller: Caller;
  /** Tells sessions apart without being one: rate limits count by it, logs may show it. */
  readonly sessionKey: string;
  /** The secret itself, for use cases that end this session or spare it. Never shown, never logged. */
  readonly token: string;
  /** This request has made the session last so long from now, and the browser's cookie has to last as well. */
  readonly extendedBySeconds: number | null;
}

/** Knows dashboard sessions. Read anew for every request, so a sign-out holds from the next one on. */
export abstract class SessionVerifier {
  /** `cookieHeader`: as the browser sent it. null: no cookie, an unknown, an expired or an ended session. */
  abstract verify(cookieHeader: string | undefined): Promise<VerifiedSession | null>;
}
