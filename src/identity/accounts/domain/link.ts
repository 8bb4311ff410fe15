import type { EpochMs } from '../../../shared/kernel/clock.js';

const HOUR_MS = 3_600_000;

/** reset: choose a new password. invitation: become a member. Both work once. */
export type LinkPurpose = 'reset' | 'invitation';

/** Operators hand links over by hand, so the short ones get a day. */
export const LINK_MS: Record<LinkPurpose, number> = { reset: 24 * HOUR_MS, invitation: 7 * 24 * HOUR_MS };

/** A new link; the token is seen this once. */
export interface MadeLink {
  readonly token: string;
  readonly expiresAt: EpochMs;
}

export interface FoundLink {
  /** reset: of the member. invitation: the only e-mail it is good for; null: for any. */
  readonly email: string | null;
  readonly expiresAt: EpochMs;
}
