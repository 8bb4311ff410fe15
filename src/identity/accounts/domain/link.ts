import type { EpochMs } from '../../../shared/kernel/clock.js';

const HOUR_MS = 3_600_000;

/**
 * reset: choose a new password. invitation: become a member. setup: become the first one. address: have another e-mail
 * address. return: have the address of before again. Each works once.
 */
export type LinkPurpose = 'reset' | 'invitation' | 'setup' | 'address' | 'return';

/** Operators hand links over by hand, so the short ones get a day. */
export const LINK_MS: Record<LinkPurpose, number> = {
  reset: 24 * HOUR_MS,
  invitation: 7 * 24 * HOUR_MS,
  setup: 24 * HOUR_MS,
  address: 24 * HOUR_MS,
  // For whoever looks at their mails on Sundays only. No longer: a mailbox may be given up for good reasons.
  return: 7 * 24 * HOUR_MS,
};

/** By e-mail they are there at once, and mailboxes are read by others at times. */
export const MAILED_RESET_MS = HOUR_MS / 2;

/** For whoever looks at their mails on Sundays only. */
export const CONFIRMATION_MS = 7 * 24 * HOUR_MS;

/** A new link; the token is seen this once. */
export interface MadeLink {
  readonly token: string;
  readonly expiresAt: EpochMs;
}

/** An invitation; `mailed`: it goes to the address that it is good for, too. */
export interface MadeInvitation extends MadeLink {
  readonly mailed: boolean;
}

/** An invitation that nobody has used yet. */
export interface OpenInvitation {
  /** Names it to operators. Opens nothing, and nothing that does can be made of it. */
  readonly ref: string;
  /** The only e-mail that it is good for; null: for any. */
  readonly email: string | null;
  readonly madeAt: EpochMs;
  readonly expiresAt: EpochMs;
}

export interface FoundLink {
  /** reset: of the member. address: the one to be. invitation: the only e-mail it is good for; null: for any. */
  readonly email: string | null;
  readonly expiresAt: EpochMs;
}
