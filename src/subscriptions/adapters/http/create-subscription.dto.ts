import type { Caller } from '../../../shared/kernel/caller.js';
import { Described, Optional, Text, TypeOf, WebAddress } from '../../../shared/delivery/http/dto.js';
import { IsBoolean } from 'class-validator';
import { CreateSubscription, type CreatedSubscription } from '../../application/commands/create-subscription.js';
import { Source, toSource } from './source.dto.js';

export const FEED_URL =
  'The feed, or a web page that advertises one. Without a scheme, like example.com, https is tried and then http.';

export class CreateSubscriptionRequest {
  @WebAddress() @Described(FEED_URL) feed_url!: string;
  @Optional() @Text(1) @Described('A deleted source of the caller to bring back.') source_id?: string;

  toCommand(caller: Caller): CreateSubscription {
    return new CreateSubscription(caller, this.feed_url, this.source_id ?? null);
  }
}

export class CreateSubscriptionResponse {
  @IsBoolean()
  @Described('false: the caller had this source already, or it came back with its id.')
  created!: boolean;

  @TypeOf(Source) source!: Source;
}

export const toCreateSubscriptionResponse = ({ created, view }: CreatedSubscription): CreateSubscriptionResponse => ({
  created,
  source: toSource(view),
});
