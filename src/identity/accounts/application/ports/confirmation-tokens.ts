import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

export interface ReadConfirmation {
  readonly callerId: CallerId;
  readonly expiresAt: EpochMs;
  /** Whether the mail with the token went to that address. */
  isFor(email: string): boolean;
}

/** Tokens by which members show that they read the mails of an address. They are not kept: the token says it all. */
export abstract class ConfirmationTokens {
  abstract make(callerId: CallerId, email: string, expiresAt: EpochMs): Promise<string>;
  /** null: it is none of ours. */
  abstract read(token: string): Promise<ReadConfirmation | null>;
}
