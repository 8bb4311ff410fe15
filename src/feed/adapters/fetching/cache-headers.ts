import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Validators } from '../../application/ports/feed-fetcher.js';
import { parseFeedDate } from '../text/feed-date.js';
import { retryAfterMs } from '../../../shared/outbound/network/retry-after.js';
import type { Answer, Headers } from '../../../shared/outbound/network/safe-request.js';

const DAY = 86_400_000;
const LONGEST_PAUSE = 7 * DAY;
const LONGEST_AGE = DAY;

type WithHeaders = Pick<Answer, 'header'>;

/** Headers of a conditional request (RFC 9110 §13). */
export function conditionalHeaders(validators: Validators | null): Headers {
  return {
    ...(validators?.etag ? { 'if-none-match': validators.etag } : {}),
    ...(validators?.lastModified ? { 'if-modified-since': validators.lastModified } : {}),
  };
}

/** The validators for the next conditional request. A 304 need not repeat them, so the former ones stay. */
export function validatorsOf(answer: WithHeaders, bodyHash: string | null, former: Validators | null): Validators {
  return {
    etag: validator(answer.header('etag')) ?? former?.etag ?? null,
    lastModified: validator(answer.header('last-modified')) ?? former?.lastModified ?? null,
    bodyHash,
  };
}

// They are sent back unchanged, so values that are no valid header are dropped.
const validator = (value: string | null): string | null =>
  value !== null && /^[\x20-\x7e]{1,500}$/.test(value) ? value : null;

/** The time that Retry-After asks for; a week at most. */
export function retryAfter(answer: WithHeaders, now: EpochMs): number | null {
  const wait = retryAfterMs(answer.header('retry-after'), now) ?? 0;
  return wait > 0 ? Math.min(wait, LONGEST_PAUSE) : null;
}

/** How long from now the publisher does not want to be asked again: Retry-After, and what it says about caches. */
export function politePause(answer: WithHeaders, now: EpochMs): number | null {
  return Math.max(freshFor(answer, now), retryAfter(answer, now) ?? 0) || null;
}

/** Milliseconds, a day at most: max-age, else Expires, less the time that a cache on the way has kept it (RFC 9111 §4.2). */
function freshFor(answer: WithHeaders, now: EpochMs): number {
  const control = answer.header('cache-control') ?? '';
  if (/(?:^|[\s,])no-(?:cache|store)(?:[\s,=]|$)/i.test(control)) return 0;
  // s-maxage is for shared caches and does not apply to us.
  const [, seconds] = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,9})/i.exec(control) ?? [];
  const lifetime = seconds === undefined ? untilExpiry(answer, now) : Number(seconds) * 1_000;
  const age = /^\d{1,9}$/.exec(answer.header('age')?.trim() ?? '')?.[0] ?? 0;
  return Math.min(Math.max(lifetime - Number(age) * 1_000, 0), LONGEST_AGE);
}

/** By the clock of the server, where it tells the time. */
function untilExpiry(answer: WithHeaders, now: EpochMs): number {
  const expires = parseFeedDate(answer.header('expires') ?? '', now);
  return expires === null ? 0 : expires - (parseFeedDate(answer.header('date') ?? '', now) ?? now);
}
