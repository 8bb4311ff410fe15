import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { MessageId, WebhookId } from '../../../shared/kernel/identifiers.js';
import type { JsonObject } from '../../../shared/kernel/json.js';
import type { NoticeType } from './notice.js';
import type { Enabled, Webhook } from './webhook.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After the first try, which is at once: those that Standard Webhooks proposes, as far as they end within two days. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 16 * HOUR];
const JITTER = 0.1;
const LONGEST_RETRY_AFTER = DAY;

/**
 * A receiver that rests between messages may leave too few tries to each of very many: so old ones have had theirs too.
 * Longer than all waits, and a day that the receiver asks for.
 */
const LONGEST_WAIT = 3 * DAY;

/** A receiver that fails is left alone for all of its messages: first for seconds, then for minutes. */
const FIRST_REST = 5 * SECOND;
const REST_FACTOR = 4;
const LONGEST_REST = 5 * MINUTE;

/** When nothing was taken for so long, and a message has had all its tries, the webhook is switched off. */
const PATIENCE = 5 * DAY;

const GONE = 410;
const BUSY: ReadonlySet<number> = new Set([429, 503]);

/** What a try came to. */
export interface Attempt {
  readonly at: EpochMs;
  readonly durationMs: number;
  /** null: there was no answer. */
  readonly statusCode: number | null;
  /** In words for the owner; null: it was taken. */
  readonly error: string | null;
}

export interface Outcome extends Attempt {
  /** What the answer asks for. */
  readonly retryAfterMs: number | null;
}

export const TEST_TYPE = 'webhook.test';
export type DeliveryType = NoticeType | typeof TEST_TYPE;

/** pending: it is tried (again). failed: all tries failed. cancelled: the webhook was switched off, or its owner shut out, meanwhile. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed', 'cancelled'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One message to one webhook. */
export interface Delivery {
  readonly id: MessageId;
  readonly webhookId: WebhookId;
  readonly type: DeliveryType;
  /** When it happened. */
  readonly at: EpochMs;
  readonly data: JsonObject;
  readonly status: DeliveryStatus;
  readonly attempts: readonly Attempt[];
  /** null: never. */
  readonly nextAttemptAt: EpochMs | null;
  readonly createdAt: EpochMs;
}

const isTaken = ({ statusCode }: Attempt): boolean => statusCode !== null && statusCode >= 200 && statusCode < 300;

export interface Addressed {
  readonly webhook: Webhook;
  readonly delivery: Delivery;
}

/** What becomes of a message and of its webhook after a try. `chance`, 0 to 1 at random, parts what failed together. */
export function afterAttempt({ webhook, delivery }: Addressed, outcome: Outcome, chance: number): Addressed {
  const after = deliveryAfter(delivery, outcome, chance);
  return { delivery: after, webhook: { ...webhook, state: stateAfter(webhook, after, outcome) } };
}

/** It is not tried any more, which says nothing of the receiver. */
export const cancelled = ({ webhook, delivery }: Addressed): Addressed => ({
  webhook,
  delivery: { ...delivery, status: 'cancelled', nextAttemptAt: null },
});

function deliveryAfter(delivery: Delivery, { retryAfterMs, ...attempt }: Outcome, chance: number): Delivery {
  const attempts = [...delivery.attempts, attempt];
  const tried = { ...delivery, attempts, nextAttemptAt: null };
  if (isTaken(attempt)) return { ...tried, status: 'delivered' };
  const wait = delivery.type === TEST_TYPE ? undefined : WAITS[attempts.length - 1];
  const isOld = attempt.at - delivery.createdAt >= LONGEST_WAIT;
  if (wait === undefined || isOld || attempt.statusCode === GONE) return { ...tried, status: 'failed' };
  const spread = wait * (1 - JITTER + 2 * JITTER * chance);
  return { ...tried, nextAttemptAt: attempt.at + Math.round(Math.max(spread, askedFor(retryAfterMs))) };
}

const askedFor = (retryAfterMs: number | null): number => Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER);

function stateAfter({ state }: Webhook, after: Delivery, outcome: Outcome): Webhook['state'] {
  // Switched off while the message was on its way, or tested while it is off.
  if (state.status === 'disabled') return state;
  const { at, statusCode } = outcome;
  if (isTaken(outcome)) return { status: 'enabled', failures: 0, failingSince: null, restUntil: null };
  if (statusCode === GONE) return { status: 'disabled', reason: 'gone', at };
  const failingSince = state.failingSince ?? at;
  const isGivenUp = after.status === 'failed' && after.type !== TEST_TYPE;
  if (isGivenUp && at - failingSince >= PATIENCE) return { status: 'disabled', reason: 'failing', at };
  return { status: 'enabled', failures: state.failures + 1, failingSince, restUntil: at + restOf(state, outcome) };
}

function restOf({ failures }: Enabled, { statusCode, retryAfterMs }: Outcome): number {
  const rest = Math.min(FIRST_REST * REST_FACTOR ** failures, LONGEST_REST);
  return statusCode !== null && BUSY.has(statusCode) ? Math.max(rest, askedFor(retryAfterMs)) : rest;
}
