import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Validators } from '../../application/ports/feed-fetcher.js';
import { parseFeedDate } from './feed-date.js';
import type { Answer, Headers } from '../../../shared/network/safe-request.js';

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

/** What the next conditional request will say. A 304 need not repeat the former ones. */
export function validatorsOf(answer: WithHeaders, bodyHash: string | null, former: Validators | null): Validators {
  return {
    etag: validator(answer.header('etag')) ?? former?.etag ?? null,
    lastModified: validator(answer.header('last-modified')) ?? former?.lastModified ?? null,
    bodyHash,
  };
}

// They are sent back as they came: nothing that could not be sent.
const validator = (value: string | null): string | null =>
  value !== null && /^[\x20-\x7e]{1,500}$/.test(value) ? value : null;

/** Retry-After (RFC 9110 §10.2.3) from now, seconds or a date; a week at most. */
export function retryAfter(answer: WithHeaders, now: EpochMs): number | null {
  const value = answer.header('retry-after')?.trim() ?? '';
  const wait = /^\d{1,9}$/.test(value) ? Number(value) * 1_000 : (parseFeedDate(value, now) ?? now) - now;
  return wait > 0 ? Math.min(wait, LONGEST_PAUSE) : null;
}

/** How long from now the publisher does not want to be asked again: Retry-After, Cache-Control max-age (a day at most). */
export function politePause(answer: WithHeaders, now: EpochMs): number | null {
  const [, seconds] = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,9})/i.exec(answer.header('cache-control') ?? '') ?? [];
  const age = Math.min(Number(seconds ?? 0) * 1_000, LONGEST_AGE);
  return Math.max(age, retryAfter(answer, now) ?? 0) || null;
}
