import type { EpochMs } from '../../shared/kernel/clock.js';

const MINUTE = 60_000;

/** Long enough to hand the link to a person. */
export const keyExpiry = (now: EpochMs): EpochMs => now + 10 * MINUTE;

/** Long enough to read. A revoked token does not end a pass, so it is not longer. */
export const passExpiry = (now: EpochMs): EpochMs => now + 60 * MINUTE;
