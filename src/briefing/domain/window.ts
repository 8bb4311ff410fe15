import type { TimeWindow } from './briefing-request.js';
import type { EventOf } from './events.js';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7 * DAY;

/** Fewer stories than this in the newest window: look further back. */
export const ENOUGH_STORIES = 3;

type Requested = EventOf<'BriefingRequested'>['data'];

/**
 * Where to look for items, narrowest first; the next is tried only when the one before gives too few stories.
 * Without a requested period: what is new since the last ready briefing, at least a day, then a week. null: no bound.
 */
export function windowsOf(requested: Requested): readonly [TimeWindow | null, ...TimeWindow[]] {
  const { scope } = requested.request;
  if (scope.window !== undefined) return [scope.window];
  if (scope.itemIds !== undefined) return [null];
  const end = requested.requestedAt + 1;
  const start = Math.min(requested.lastReadyAt ?? end, end - DAY);
  return start <= end - WEEK
    ? [{ start, end }]
    : [
        { start, end },
        { start: end - WEEK, end },
      ];
}
