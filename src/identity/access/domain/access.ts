import type { EpochMs } from '../../../shared/kernel/clock.js';

/**
 * anonymous: an agent that nobody has claimed. operator: made on the command line. skill: an agent that was signed in
 * or paired. oauth: a client that was let in on the consent page.
 */
export type AccessKind = 'anonymous' | 'operator' | 'skill' | 'oauth';

/** One way into somebody's account without a password: a bearer token, or all that one consent has given a client. */
export interface Access {
  /** Names it to its owner. Opens nothing, and nothing that does can be made of it. */
  readonly ref: string;
  readonly kind: AccessKind;
  /** Of OAuth; `skill` is our own. */
  readonly client: string;
  /** What the program calls itself: its own word. */
  readonly name: string | null;
  readonly audience: 'api' | 'mcp';
  /** It may do what operators do, while its person has the role. */
  readonly admin: boolean;
  readonly issuedAt: EpochMs;
  /** To the hour. */
  readonly lastUsedAt: EpochMs | null;
  readonly expiresAt: EpochMs;
  /** When it was revoked or has expired; null: it works. */
  readonly endedAt: EpochMs | null;
}
