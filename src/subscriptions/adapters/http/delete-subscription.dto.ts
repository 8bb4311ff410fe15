import type { Caller } from '../../../shared/kernel/caller.js';
import { Constant, NoOtherFields, Text } from '../../../shared/delivery/http/dto.js';
import { DeleteSubscription } from '../../application/commands/delete-subscription.js';

@NoOtherFields()
export class DeleteSubscriptionRequest {
  @Text(1) source_id!: string;

  toCommand(caller: Caller): DeleteSubscription {
    return new DeleteSubscription(caller.id, this.source_id);
  }
}

export class DeleteSubscriptionResponse {
  @Constant(true) deleted!: true;
}
