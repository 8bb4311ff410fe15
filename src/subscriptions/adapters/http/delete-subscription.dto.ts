import { Constant, NoOtherFields, Text } from '../../../shared/delivery/http/dto.js';

@NoOtherFields()
export class DeleteSubscriptionRequest {
  @Text(1) source_id!: string;
}

export class DeleteSubscriptionResponse {
  @Constant(true) deleted!: true;
}
