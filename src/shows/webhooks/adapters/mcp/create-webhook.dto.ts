import { Described, NoOtherFields, Optional, Pattern } from '../../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import type { CreateWebhook } from '../../application/commands/create-webhook.js';
import { CreateWebhookRequest } from '../http/change-webhook.dto.js';

/** The body of REST and its Idempotency-Key header. */
@NoOtherFields()
export class CreateWebhookArguments extends CreateWebhookRequest {
  @Optional()
  @Pattern(/^[\x21-\x7e]{1,255}$/)
  @Described('The same key and arguments within 24 hours are the same webhook: safe to call again after an error.')
  idempotency_key?: string;

  /** The key is no part of the request: one digest for both ways in. */
  override toCommand(caller: Caller): CreateWebhook {
    const { idempotency_key: key = null, ...body } = this;
    return Object.assign(new CreateWebhookRequest(), body).toCommand(caller, key);
  }
}
