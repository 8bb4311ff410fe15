import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

export interface KnownDevice {
  readonly digest: string;
  readonly callerId: CallerId;
  readonly knownSince: EpochMs;
  readonly expiresAt: EpochMs;
}

/** Browsers that somebody has signed in with before, by the digest of the device cookie's token. */
export abstract class DeviceStore {
  /** Whether the member with that e-mail key has signed in with it. */
  abstract isKnown(digest: string, emailKey: string, now: EpochMs): Promise<boolean>;
  /** Whether that member has signed in with it. */
  abstract isOf(digest: string, callerId: CallerId, now: EpochMs): Promise<boolean>;
  /**
   * From now on that browser is known to the caller. It had the token `before`, or none: others who have signed in
   * with it stay known too, by the new token only. Joins an open unit of work.
   */
  abstract remember(device: KnownDevice, before: string | null): Promise<void>;
  /** Joins an open unit of work. */
  abstract forgetAll(callerId: CallerId): Promise<void>;
}
