import type { TimeWindow } from './briefing-request.js';
import type { EventOf } from './events.js';
import { startOf } from './request/period-start.js';
import type { Period } from './request/understood.js';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7 * DAY;

/** Fewer stories than this in the newest window: look further back. */
export const ENOUGH_STORIES = 3;

type Requested = EventOf<'BriefingRequested'>['data'];

/**
 * Where to look for items, narrowest first; the next is tried only when the one before gives too few stories.
 * A `period` that the request says in words counts where its scope names no time. Without either: what is new since the last
 * ready briefing, at least a day, then a week; of a show never further back than its last episode. null: no bound.
 */
export function windowsOf(
  requested: Requested,
  period: Period | null = null,
): readonly [TimeWindow | null, ...TimeWindow[]] {
  const { scope } = requested.request;
  if (scope.window !== undefined) return [scope.window];
  if (scope.itemIds !== undefined) return [null];
  const end = requested.requestedAt + 1;
  const asked = period === null ? null : startOf(period, requested.requestedAt, requested.request.timezone);
  if (asked !== null) return [{ start: asked, end }];
  const start = Math.min(requested.lastReadyAt ?? end, end - DAY);
  return start <= end - WEEK || isLaterEpisode(requested)
    ? [{ start, end }]
    : [
        { start, end },
        { start: end - WEEK, end },
      ];
}

/** It has nothing to tell but what is new since the episode before. */
export const isLaterEpisode = ({ request: { series }, lastReadyAt }: Requested): boolean =>
  series !== null && lastReadyAt !== null;
