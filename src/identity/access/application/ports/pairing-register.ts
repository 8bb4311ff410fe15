import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

export interface RegisteredPairing {
  readonly deviceCode: string;
  /** Whose work it is to claim. */
  readonly anonymous: CallerId | null;
  readonly intervalMs: number;
  readonly expiresAt: EpochMs;
}

/** unknown: or expired. too_soon: after the last time that was not. claiming: the work is on its way to the person. */
export type PollOutcome = 'unknown' | 'too_soon' | 'claiming' | 'clear';

/** What is known of a pairing beside the protocol. Device codes are kept as digests. */
export abstract class PairingRegister {
  abstract add(pairing: RegisteredPairing): Promise<void>;
  /** An agent asks. Of several at once one is not too soon, whichever node they ask. */
  abstract poll(deviceCode: string, now: EpochMs): Promise<PollOutcome>;
}
