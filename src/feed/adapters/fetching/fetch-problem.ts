import { webProblemOf, type WebTrouble } from '../../../shared/outbound/network/web-problem.js';
import type { FetchOutcome } from '../../application/ports/feed-fetcher.js';

export type Refused = Extract<FetchOutcome, { outcome: 'refused' }>;
export type Failed = Extract<FetchOutcome, { outcome: 'failed' }>;

export const refused = (reason: Refused['reason'], message: string): Refused => ({
  outcome: 'refused',
  reason,
  message,
});

export const failed = (message: string, retryAfterMs: number | null = null): Failed => ({
  outcome: 'failed',
  message,
  retryAfterMs,
});

const REASONS: Readonly<Partial<Record<WebTrouble, Refused['reason']>>> = {
  forbidden_address: 'forbidden_address',
  no_such_host: 'no_such_host',
  bad_redirect: 'not_a_feed',
};

/** The outcome of a fetch whose request failed. */
export function outcomeOfProblem(error: unknown): Refused | Failed {
  const { trouble, message } = webProblemOf(error);
  const reason = REASONS[trouble];
  if (reason !== undefined) return refused(reason, message);
  return trouble === 'unreachable' ? { ...failed(message), unanswered: true } : failed(message);
}
