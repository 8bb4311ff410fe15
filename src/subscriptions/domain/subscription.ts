import type { Caller } from '../../shared/kernel/caller.js';
import { DomainError } from '../../shared/kernel/domain-error.js';
import type { EpochMs } from '../../shared/kernel/clock.js';
import type { CallerId, SubscriptionId } from '../../shared/kernel/identifiers.js';

interface Known {
  readonly id: SubscriptionId;
  readonly owner: CallerId;
  readonly feedId: number;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
  /** Where the feed gives only a summary, its owner reads the article behind the link. */
  readonly fullArticles: boolean;
  /** What the list from another reader that brought it calls its feed; null: nothing, or none brought it. */
  readonly givenTitle: string | null;
}

export type ActiveSubscription = Known & { readonly status: 'active' };
export type DeletedSubscription = Known & { readonly status: 'deleted'; readonly deletedAt: EpochMs };

/** What one caller has to do with one feed. */
export type Subscription = { readonly status: 'none' } | ActiveSubscription | DeletedSubscription;

/** How many active subscriptions one kind of caller may have. Whoever has more keeps them. */
export interface Quota {
  readonly kind: Caller['kind'];
  readonly most: number;
}

const WAY_OUT: Readonly<Record<Quota['kind'], string>> = {
  anonymous:
    'Delete one first, or have a person sign up and claim your work (POST /api/v1/auth/skill/pair, then /pair).',
  member: 'Delete one first.',
};

/** Lists, briefings and polling stay quick for everybody as long as nobody follows the whole web. */
export class TooManySubscriptions extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'quota_exceeded';

  constructor({ kind, most }: Quota) {
    const who = kind === 'anonymous' ? 'An anonymous agent' : 'A member';
    super(`${who} can have ${most} sources, and you have as many. ${WAY_OUT[kind]}`);
  }
}

/** The `source_id` of a request names no subscription of the caller, or one to another feed. */
export class WrongSubscriptionNamed extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'invalid_request';

  static unknown(id: string): WrongSubscriptionNamed {
    return new WrongSubscriptionNamed(`source_id ${id} is none of your sources. Leave it out to add a new one.`);
  }

  static otherFeed(id: string): WrongSubscriptionNamed {
    return new WrongSubscriptionNamed(`source_id ${id} belongs to another feed than feed_url.`);
  }
}

export class SubscriptionNotFound extends DomainError {
  readonly kind = 'not_found';
  readonly code = 'not_found';

  constructor(id: string) {
    super(`You have no source ${id}.`);
  }
}

export interface SubscribeRequest {
  /** For a subscription that is new. */
  readonly id: SubscriptionId;
  readonly owner: CallerId;
  readonly feedId: number;
  readonly at: EpochMs;
  /** Active subscriptions that the caller has now. */
  readonly active: number;
  readonly quota: Quota;
  /** What a list from another reader calls the feed; absent: no list brings it. */
  readonly givenTitle?: string | null;
}

/** A deleted subscription comes back with its id, its first day and its options; one that is active stays as it is. */
export function subscribe(current: Subscription, request: SubscribeRequest): ActiveSubscription {
  if (current.status === 'active') return current;
  if (request.active >= request.quota.most) throw new TooManySubscriptions(request.quota);
  const { id, createdAt, fullArticles } =
    current.status === 'deleted' ? current : { id: request.id, createdAt: request.at, fullArticles: false };
  const { owner, feedId, at: updatedAt } = request;
  const givenTitle = request.givenTitle ?? (current.status === 'deleted' ? current.givenTitle : null);
  return { status: 'active', id, owner, feedId, createdAt, updatedAt, fullArticles, givenTitle };
}

/** Only what is active can be deleted: a second deletion finds nothing, as the list shows nothing. */
export function unsubscribe(current: Subscription, id: string, at: EpochMs): DeletedSubscription {
  if (current.status !== 'active') throw new SubscriptionNotFound(id);
  return { ...current, status: 'deleted', updatedAt: at, deletedAt: at };
}

/** Throws SubscriptionNotFound. */
export function chooseArticles(
  current: Subscription,
  id: string,
  { fullArticles, at }: { readonly fullArticles: boolean; readonly at: EpochMs },
): ActiveSubscription {
  if (current.status !== 'active') throw new SubscriptionNotFound(id);
  return current.fullArticles === fullArticles ? current : { ...current, fullArticles, updatedAt: at };
}

/** A request that names a subscription means that one and no other. */
export function assertNamed(named: Subscription, id: string, feedId: number): void {
  if (named.status === 'none') throw WrongSubscriptionNamed.unknown(id);
  if (named.feedId !== feedId) throw WrongSubscriptionNamed.otherFeed(id);
}
