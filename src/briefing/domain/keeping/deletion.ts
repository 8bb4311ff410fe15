import type { EpochMs } from '../../../shared/kernel/clock.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long a deleted briefing can be restored. */
const RESTORABLE_MS = 7 * DAY_MS;

/** When what was deleted at this moment is erased. */
export const erasedAfter = (deletedAt: EpochMs): EpochMs => deletedAt + RESTORABLE_MS;

/** What was deleted before this moment cannot be restored any more. */
export const erasableBefore = (now: EpochMs): EpochMs => now - RESTORABLE_MS;

/** When to try again an erasure that has failed so often: after an hour, two, four, at most once a day. */
export const erasureRetriedAt = (failures: number, now: EpochMs): EpochMs =>
  now + Math.min(DAY_MS, HOUR_MS * 2 ** Math.min(failures - 1, 10));
