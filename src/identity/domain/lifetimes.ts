import type { EpochMs } from '../../shared/kernel/clock.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A member's Skill Session. */
export const SKILL_SESSION_MS = 30 * DAY_MS;
/** An anonymous session, and the time in which its work can be claimed. */
export const ANONYMOUS_SESSION_MS = 7 * DAY_MS;

/** When a token was last used is kept to the hour: enough to find forgotten ones, without a write per request. */
export const isUseWorthNoting = (lastUsedAt: EpochMs | null, now: EpochMs): boolean =>
  lastUsedAt === null || now - lastUsedAt >= HOUR_MS;
