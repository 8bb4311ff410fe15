import { NoOtherFields, TypeOf } from '../../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { ListWebhooks } from '../../application/queries/list-webhooks.js';
import type { Webhook } from '../../domain/webhook.js';
import { toWebhookDto, WebhookDto } from './webhook.dto.js';

@NoOtherFields()
export class ListWebhooksRequest {
  toQuery(caller: Caller): ListWebhooks {
    return new ListWebhooks(caller);
  }
}

export class ListWebhooksResponse {
  @TypeOf(WebhookDto) webhooks!: WebhookDto[];
}

export const toListWebhooksResponse = (webhooks: readonly Webhook[]): ListWebhooksResponse => ({
  webhooks: webhooks.map(toWebhookDto),
});
