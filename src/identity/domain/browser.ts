import type { EpochMs } from '../../shared/kernel/clock.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { Visit } from './visit.js';

const DAY_MS = 24 * 3_600_000;

/** From the last day on which it was used. */
export const SESSION_MS = 30 * DAY_MS;
/** For so long a browser is known to somebody after they signed in with it. */
export const DEVICE_MS = 365 * DAY_MS;

/** A browser that somebody signs in, or out, or changes their password with. */
export interface Browser {
  readonly visit: Visit;
  /** The token of the device cookie that it sent. */
  readonly device: string | null;
  /** The token of the session cookie that it sent: that session ends when another one begins. */
  readonly session: string | null;
}

/** Somebody is signed in; both tokens go into cookies, and are not kept. */
export interface SignedIn {
  readonly callerId: CallerId;
  readonly sessionToken: string;
  readonly expiresAt: EpochMs;
  readonly deviceToken: string;
}

/** A session is used for longer by using it; noted once a day, so that most requests write nothing. */
export const isSessionWorthExtending = (expiresAt: EpochMs, now: EpochMs): boolean =>
  expiresAt - now < SESSION_MS - DAY_MS;
