import { IsBoolean } from 'class-validator';
import { Described, Integer, NoOtherFields, Nullable, Text, TypeOf } from '../../../shared/delivery/http/dto.js';
import type { RefreshedSubscription } from '../../application/commands/refresh-subscription.js';
import { toSource, Source } from './source.dto.js';
import type { SubscriptionView } from '../../application/ports/subscription-reader.js';

@NoOtherFields()
export class RefreshSubscriptionRequest {
  @Text(1) source_id!: string;
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
export class RefreshAllSubscriptionsRequest {}

@NoOtherFields()
export class RefreshAllSubscriptionsResponse {
  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('Sources that are fetched within minutes; the others were, or are being fetched already.')
  queued!: number;
}

export const toRefreshSubscriptionResponse = (
  { refreshed, newItems, message }: RefreshedSubscription,
  view: SubscriptionView,
): RefreshSubscriptionResponse => ({ refreshed, new_items: newItems, message, source: toSource(view) });
