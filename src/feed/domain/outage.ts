import type { FeedHealth } from './feed.js';

const DAY = 86_400_000;
/** A feed that is asked once a day is not failing because one answer was bad. */
const FEWEST_FAILURES = 3;
/** Of a feed that never answered: about as many as are tried within the first day. */
const NEVER_WELL_FAILURES = 10;

/** Whether the followers of a feed should know: it is gone, or has not answered well for a day. */
export function isLasting(health: FeedHealth): boolean {
  if (health.status === 'gone') return true;
  if (health.status !== 'failing') return false;
  const { at, failures, lastSuccessAt } = health;
  if (lastSuccessAt === null) return failures >= NEVER_WELL_FAILURES;
  return failures >= FEWEST_FAILURES && at - lastSuccessAt >= DAY;
}
