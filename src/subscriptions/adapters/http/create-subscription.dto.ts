import type { Caller } from '../../../shared/kernel/caller.js';
import { Described, Optional, Text, TypeOf, Uri } from '../../../shared/delivery/http/dto.js';
import { IsBoolean } from 'class-validator';
import { CreateSubscription, type CreatedSubscription } from '../../application/commands/create-subscription.js';
import { Source, toSource } from './source.dto.js';

export class CreateSubscriptionRequest {
  @Uri() @Described('The feed, or a web page that advertises one.') feed_url!: string;
  @Optional() @Text(1) @Described('A deleted source of the caller to bring back.') source_id?: string;

  toCommand(caller: Caller): CreateSubscription {
    return new CreateSubscription(caller.id, this.feed_url, this.source_id ?? null);
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
