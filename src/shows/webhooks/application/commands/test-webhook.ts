import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { brand } from '../../../../shared/kernel/brand.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { Clock } from '../../../../shared/kernel/clock.js';
import { Ids, type MessageId } from '../../../../shared/kernel/identifiers.js';
import { afterAttempt, TEST_TYPE, type Delivery } from '../../domain/delivery.js';
import { assertMember, secretsAt, WebhookNotFound, type Webhook } from '../../domain/webhook.js';
import { payloadOf } from '../message-payload.js';
import { DeliveryStore } from '../ports/delivery-store.js';
import { Receivers } from '../ports/receivers.js';
import { WebhookStore } from '../ports/webhook-store.js';

/** Rate limit: each call makes us send a request to whatever address the caller chose, and may hold it for 15 seconds. */
export const TESTS = { requests: 10, seconds: 60, per: 'caller', of: 'webhooks/test' } as const;

/** Sends a message of no consequence now, once, also to a webhook that is switched off; the answer is what came of it. */
export class TestWebhook extends Command<Delivery> {
  constructor(
    readonly caller: Caller,
    readonly webhookId: string,
  ) {
    super();
  }
}

/** Nobody interrupts it: whoever asked waits for the answer, which the patience with receivers bounds. */
const NEVER = new AbortController().signal;

@CommandHandler(TestWebhook)
export class TestWebhookHandler implements ICommandHandler<TestWebhook> {
  // oxlint-disable-next-line max-params
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly deliveries: DeliveryStore,
    private readonly receivers: Receivers,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Throws WebhooksAreForMembers, WebhookNotFound. */
  async execute({ caller, webhookId }: TestWebhook): Promise<Delivery> {
    assertMember(caller);
    const webhook = await this.webhooks.find(caller.id, webhookId);
    if (webhook === null) throw new WebhookNotFound();
    const message = this.messageTo(webhook);
    const secrets = secretsAt(webhook, message.at).map(({ value }) => value);
    const { id } = message;
    const outcome = await this.receivers.send({ url: webhook.url, id, payload: payloadOf(message), secrets }, NEVER);
    const kept = await this.deliveries.recordTest(message, (current) => afterAttempt(current, outcome, 0));
    if (kept === null) throw new WebhookNotFound();
    return kept;
  }

  private messageTo({ id: webhookId }: Webhook): Delivery {
    const at = this.clock.now();
    return {
      id: brand<MessageId>(this.ids.next('msg')),
      webhookId,
      type: TEST_TYPE,
      at,
      data: { webhook_id: webhookId },
      status: 'pending',
      attempts: [],
      nextAttemptAt: null,
      createdAt: at,
    };
  }
}
