import type { Audience, Caller } from '../../../kernel/caller.js';

export type { Audience } from '../../../kernel/caller.js';

export interface VerifiedToken {
  readonly caller: Caller;
  /** Tells tokens apart without being one: rate limits count by it, logs may show it. */
  readonly tokenKey: string;
  readonly scopes: readonly string[];
  /** The OAuth client that it was issued to. */
  readonly client: string;
}

/** Knows bearer tokens. null: unknown, malformed, expired, revoked or made for something else; the caller learns no more. */
export abstract class TokenVerifier {
  abstract verify(token: string, audience: Audience): Promise<VerifiedToken | null>;
}
