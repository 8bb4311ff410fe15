import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { Clock } from '../../../../shared/kernel/clock.js';
import { assertMember, rotated, WebhookNotFound, type Webhook } from '../../domain/webhook.js';
import { SigningSecrets } from '../ports/signing-secrets.js';
import { WebhookStore } from '../ports/webhook-store.js';

/** A new secret signs from now on; the one before signs too, for a day. */
export class RotateSecret extends Command<Webhook> {
  constructor(
    readonly caller: Caller,
    readonly webhookId: string,
  ) {
    super();
  }
}

@CommandHandler(RotateSecret)
export class RotateSecretHandler implements ICommandHandler<RotateSecret> {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly secrets: SigningSecrets,
    private readonly clock: Clock,
  ) {}

  /** Throws WebhooksAreForMembers, WebhookNotFound. */
  async execute({ caller, webhookId }: RotateSecret): Promise<Webhook> {
    assertMember(caller);
    const change = (webhook: Webhook): Webhook => rotated(webhook, this.secrets.next(), this.clock.now());
    const webhook = await this.webhooks.update(caller.id, webhookId, change);
    if (webhook === null) throw new WebhookNotFound();
    return webhook;
  }
}
