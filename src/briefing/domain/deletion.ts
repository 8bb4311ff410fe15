import type { EpochMs } from '../../shared/kernel/clock.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a deleted briefing can be restored. */
const RESTORABLE_MS = 7 * DAY_MS;

/** When what was deleted at this moment is erased. */
export const erasedAfter = (deletedAt: EpochMs): EpochMs => deletedAt + RESTORABLE_MS;

/** What was deleted before this moment cannot be restored any more. */
export const erasableBefore = (now: EpochMs): EpochMs => now - RESTORABLE_MS;
