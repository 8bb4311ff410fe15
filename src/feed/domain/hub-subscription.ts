import type { EpochMs } from '../../shared/kernel/clock.js';

/**
 * asking: the hub has not confirmed the subscription yet. live: confirmed until then; an expired lease is asked for
 * again. leaving: we have unsubscribed; without a confirmation the lease expires by itself then.
 */
export type HubStatus =
  | { readonly status: 'asking' }
  | { readonly status: 'live'; readonly until: EpochMs }
  | { readonly status: 'leaving'; readonly until: EpochMs };

/** Our subscription to one feed at one hub (WebSub §3). */
export interface HubSubscription {
  /** The unguessable part of its callback address, by which it is found. */
  readonly token: string;
  /** What the hub signs with. */
  readonly secret: string;
  readonly feedId: number;
  readonly hubUrl: string;
  readonly topicUrl: string;
  /** Our public address when it began: the hub identifies the subscription by it. */
  readonly callbackBase: string;
  readonly state: HubStatus;
  /** Requests since the hub last confirmed one. */
  readonly attempts: number;
  /** When to ask the hub for the next time. */
  readonly nextAt: EpochMs;
  /** In words for people; null: all is well. */
  readonly lastError: string | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What we ask for; hubs decide (WebSub §5.1). */
export const LEASE_MS = 10 * DAY;
const LONGEST_LEASE = 30 * DAY;
const FIRST_RETRY = 15 * MINUTE;
const UNCONFIRMED = 'The hub has been asked, and has not confirmed it yet.';
const DENIED = 'The hub refuses to tell of this feed.';

const backOff = (attempts: number, jitter: number): number =>
  Math.round(Math.min(FIRST_RETRY * 4 ** Math.min(attempts, 10), DAY) * (1 + 0.1 * jitter));

/**
 * Before a request goes out: a hub may confirm it while we still wait for its answer, and a program that is killed in
 * between asks again in a while. `jitter`: −1 to 1.
 */
export const asked = (subscription: HubSubscription, at: EpochMs, jitter: number): HubSubscription => ({
  ...subscription,
  attempts: subscription.attempts + 1,
  nextAt: at + backOff(subscription.attempts, jitter),
  lastError: UNCONFIRMED,
});

/** The hub did not take the request, unless it has confirmed it meanwhile. */
export const unanswered = (subscription: HubSubscription, reason: string): HubSubscription =>
  subscription.attempts === 0 ? subscription : { ...subscription, lastError: reason };

/**
 * The hub confirms that it will tell us, for a lease in ms (null: it does not say). Asked for again when two thirds to
 * five sixths of it are over, which leaves days for a hub that is away; never sooner than minutes from now, whatever
 * lease a hub gives.
 */
export function confirmed(
  subscription: HubSubscription,
  { at, leaseMs, jitter }: { readonly at: EpochMs; readonly leaseMs: number | null; readonly jitter: number },
): HubSubscription {
  const lease = Math.min(leaseMs ?? LEASE_MS, LONGEST_LEASE);
  const renewal = Math.max(Math.round(lease * (0.75 + jitter / 12)), FIRST_RETRY);
  const state: HubStatus = { status: 'live', until: at + lease };
  return { ...subscription, state, attempts: 0, nextAt: at + renewal, lastError: null };
}

/** WebSub §5.2: also long after it had agreed. It is asked again, daily. */
export const denied = (subscription: HubSubscription, at: EpochMs): HubSubscription => ({
  ...subscription,
  state: { status: 'asking' },
  nextAt: at + DAY,
  lastError: DENIED,
});
