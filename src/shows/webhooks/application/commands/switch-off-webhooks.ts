import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { secured, type Webhook } from '../../domain/webhook.js';
import { SigningSecrets } from '../ports/signing-secrets.js';
import { WebhookStore } from '../ports/webhook-store.js';

/** Of somebody whose account was not theirs alone. May be repeated: what was changed after `since` stays as it is. */
export class SwitchOffWebhooks extends Command<void> {
  constructor(
    readonly owner: CallerId,
    readonly since: EpochMs,
  ) {
    super();
  }
}

@CommandHandler(SwitchOffWebhooks)
export class SwitchOffWebhooksHandler implements ICommandHandler<SwitchOffWebhooks> {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly secrets: SigningSecrets,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, since }: SwitchOffWebhooks): Promise<void> {
    const change = (webhook: Webhook): Webhook =>
      webhook.updatedAt > since ? webhook : secured(webhook, this.secrets.next(), this.clock.now());
    for (const { id } of await this.webhooks.all(owner)) await this.webhooks.update(owner, id, change);
  }
}
