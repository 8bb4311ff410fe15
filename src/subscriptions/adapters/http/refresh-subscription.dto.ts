import { IsBoolean } from 'class-validator';
import type { Caller } from '../../../shared/kernel/caller.js';
import { Described, Integer, NoOtherFields, Nullable, Text, TypeOf } from '../../../shared/delivery/http/dto.js';
import { RefreshSubscription, type RefreshedSubscription } from '../../application/commands/refresh-subscription.js';
import { RefreshSubscriptions } from '../../application/commands/refresh-subscriptions.js';
import { toSource, Source } from './source.dto.js';

/** Rate limit: each call may hold a connection for ten seconds. */
export const REFRESHES = { requests: 30, seconds: 60, per: 'caller', of: 'subscriptions/refresh' } as const;
/** Rate limit: each call may cause a thousand fetches. */
export const REFRESHES_OF_ALL = {
  requests: 12,
  seconds: 3600,
  per: 'caller',
  of: 'subscriptions/refresh-all',
} as const;

@NoOtherFields()
export class RefreshSubscriptionRequest {
  @Text(1) source_id!: string;

  toCommand(caller: Caller): RefreshSubscription {
    return new RefreshSubscription(caller.id, this.source_id);
  }
}

@NoOtherFields()
export class RefreshSubscriptionResponse {
  @IsBoolean()
  @Described('The feed was asked just now, and answered.')
  refreshed!: boolean;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('Items that had not been there before.')
  new_items!: number;

  @Text() @Nullable() @Described('Why it was not refreshed, and what then.') message!: string | null;
  @TypeOf(Source) source!: Source;
}

@NoOtherFields()
export class RefreshAllSubscriptionsRequest {
  toCommand(caller: Caller): RefreshSubscriptions {
    return new RefreshSubscriptions(caller.id);
  }
}

@NoOtherFields()
export class RefreshAllSubscriptionsResponse {
  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('Sources that are fetched within minutes; the others were, or are being fetched already.')
  queued!: number;
}

export const toRefreshSubscriptionResponse = ({
  refreshed,
  newItems,
  message,
  view,
}: RefreshedSubscription): RefreshSubscriptionResponse => ({
  refreshed,
  new_items: newItems,
  message,
  source: toSource(view),
});
