import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { assertMember, WebhookNotFound } from '../../domain/webhook.js';
import { WebhookStore } from '../ports/webhook-store.js';

/** Nothing is sent to it any more, and its log is gone. */
export class DeleteWebhook extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly webhookId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteWebhook)
export class DeleteWebhookHandler implements ICommandHandler<DeleteWebhook> {
  constructor(private readonly webhooks: WebhookStore) {}

  /** Throws WebhooksAreForMembers, WebhookNotFound. */
  async execute({ caller, webhookId }: DeleteWebhook): Promise<void> {
    assertMember(caller);
    if (!(await this.webhooks.delete(caller.id, webhookId))) throw new WebhookNotFound();
  }
}
