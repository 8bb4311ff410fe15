import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { Clock } from '../../../../shared/kernel/clock.js';
import { assertMember, changed, WebhookNotFound, type Webhook, type WebhookChanges } from '../../domain/webhook.js';
import { Receivers } from '../ports/receivers.js';
import { WebhookStore } from '../ports/webhook-store.js';

/** What a change leaves out stays. Switching off cancels what waits to be sent; switching on begins with what comes. */
export class UpdateWebhook extends Command<Webhook> {
  constructor(
    readonly caller: Caller,
    readonly webhookId: string,
    readonly changes: WebhookChanges,
  ) {
    super();
  }
}

@CommandHandler(UpdateWebhook)
export class UpdateWebhookHandler implements ICommandHandler<UpdateWebhook> {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly receivers: Receivers,
    private readonly clock: Clock,
  ) {}

  /** Throws WebhooksAreForMembers, ReceiverRefused, WebhookNotFound. */
  async execute({ caller, webhookId, changes }: UpdateWebhook): Promise<Webhook> {
    assertMember(caller);
    if (changes.url !== undefined) await this.receivers.check(changes.url);
    const change = (webhook: Webhook): Webhook => changed(webhook, changes, this.clock.now());
    const webhook = await this.webhooks.update(caller.id, webhookId, change);
    if (webhook === null) throw new WebhookNotFound();
    return webhook;
  }
}
