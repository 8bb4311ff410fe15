import type { EpochMs } from '../../../shared/kernel/clock.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A member's Skill Session. */
export const SKILL_SESSION_MS = 30 * DAY_MS;
/** An anonymous session, and the time in which its work can be claimed. */
export const ANONYMOUS_SESSION_MS = 7 * DAY_MS;

/** An access token for MCP, and the refresh token that follows it up. */
export const MCP_ACCESS_MS = HOUR_MS;
export const REFRESH_MS = 30 * DAY_MS;
/** What a person lets a client do: after a year they are asked anew. */
export const GRANT_MS = 365 * DAY_MS;
/** The code of the skill flow, which a person carries over by hand, and of others, which a browser carries. */
export const SKILL_CODE_MS = 10 * MINUTE_MS;
export const CODE_MS = MINUTE_MS;
export const PAIRING_MS = 10 * MINUTE_MS;
/** From being asked to having decided, signing up included. */
export const DECISION_MS = 30 * MINUTE_MS;

/** A client that refreshes twice at the same time is not a thief: for so long, a used refresh token still works. */
export const REFRESH_GRACE_MS = 10_000;

/** When a token was last used is kept to the hour: enough to find forgotten ones, without a write per request. */
export const isUseWorthNoting = (lastUsedAt: EpochMs | null, now: EpochMs): boolean =>
  lastUsedAt === null || now - lastUsedAt >= HOUR_MS;
