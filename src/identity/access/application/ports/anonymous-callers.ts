import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { NewToken } from './token-store.js';

export interface NewAnonymous {
  readonly id: CallerId;
  /** What the agent calls itself; shown when its work is claimed. */
  readonly clientName: string | null;
  readonly createdAt: EpochMs;
  readonly token: NewToken;
  /** Whoever shows it before then may claim the work. */
  readonly claim: { readonly digest: string; readonly expiresAt: EpochMs };
}

/** Agents that registered without a person. */
export abstract class AnonymousCallers {
  /** The caller with its token and its claim, or nothing of it. */
  abstract add(caller: NewAnonymous): Promise<void>;
}
