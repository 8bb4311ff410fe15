import type { EpochMs } from '../../../shared/kernel/clock.js';

/** Somebody signed in, in one browser. */
export interface OpenSession {
  /** The one that asks. */
  readonly current: boolean;
  readonly startedAt: EpochMs;
  readonly expiresAt: EpochMs;
}

/** For so long a browser needs no password to change what only its member may, after they signed in once more elsewhere. */
export const CONFIRMED_MS = 10 * 60_000;

export const isConfirmed = (confirmedAt: EpochMs | null, now: EpochMs): boolean =>
  confirmedAt !== null && now - confirmedAt < CONFIRMED_MS;
