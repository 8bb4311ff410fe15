import type { Caller } from '../../kernel/caller.js';

export interface VerifiedToken {
  readonly caller: Caller;
  /** Tells tokens apart without being one: rate limits count by it, logs may show it. */
  readonly tokenKey: string;
}

/** Knows bearer tokens. null: unknown, malformed, expired, revoked or made for something else; the caller learns no more. */
export abstract class TokenVerifier {
  abstract verify(token: string): Promise<VerifiedToken | null>;
}
