import type { EpochMs } from '../../kernel/clock.js';

// A fraction is none of the RFC, but language models are served with it.
const SECONDS = /^\d{1,9}(?:\.\d{1,9})?$/;
/** "Fri, 20 Nov 2026 13:00:00 GMT", "Friday, 20-Nov-26 13:00:00 GMT", "Fri Nov 20 13:00:00 2026", "2026-11-20T13:00:00Z" */
const DATE =
  /^(?:[a-z]{3,9},? )?(?:\d{1,2}[ -][a-z]{3}[ -]\d{2,4}|[a-z]{3} {1,2}\d{1,2}|\d{4}-\d\d-\d\dT)[ \d:a-z.+-]{0,30}$/i;
const ZONE = /(?:GMT|UTC|Z|[+-]\d\d:?\d\d)$/i;

/**
 * What a Retry-After header asks for (RFC 9110 §10.2.3), seconds or a date, in milliseconds from now. 0: the moment has
 * come; null: nothing that can be understood. How long one really waits is the caller's to bound.
 */
export function retryAfterMs(header: string | null, now: EpochMs): number | null {
  const value = header?.trim() ?? '';
  if (SECONDS.test(value)) return Number(value) * 1_000;
  if (!DATE.test(value)) return null;
  const at = Date.parse(ZONE.test(value) ? value : `${value} GMT`);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
