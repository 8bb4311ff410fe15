import type { EpochMs } from '../../../../shared/kernel/clock.js';

/** Codes of authenticator apps (RFC 6238): six digits, new every 30 seconds. */
export abstract class Authenticator {
  /** A new key in base32. */
  abstract newKey(): Promise<string>;
  /** What apps read from a picture. `account`: what they call it. */
  abstract uriOf(key: string, account: string): Promise<string>;
  /** The step that the code belongs to, now or one step before or after; null: it is wrong. */
  abstract stepOf(key: string, code: string, now: EpochMs): Promise<number | null>;
}
