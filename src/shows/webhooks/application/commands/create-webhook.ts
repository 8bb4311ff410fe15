import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { brand } from '../../../../shared/kernel/brand.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { Clock } from '../../../../shared/kernel/clock.js';
import { Ids, type WebhookId } from '../../../../shared/kernel/identifiers.js';
import type { RequestKey } from '../../../../shared/kernel/idempotency.js';
import { assertMember, newWebhook, type Webhook } from '../../domain/webhook.js';
import { Receivers } from '../ports/receivers.js';
import { SigningSecrets } from '../ports/signing-secrets.js';
import { WebhookStore } from '../ports/webhook-store.js';

/** From now on the address is told what happens. */
export class CreateWebhook extends Command<Webhook> {
  constructor(
    readonly caller: Caller,
    readonly wanted: Pick<Webhook, 'url' | 'description' | 'types'>,
    readonly request: RequestKey | null,
  ) {
    super();
  }
}

@CommandHandler(CreateWebhook)
export class CreateWebhookHandler implements ICommandHandler<CreateWebhook> {
  // oxlint-disable-next-line max-params
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly receivers: Receivers,
    private readonly secrets: SigningSecrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Throws WebhooksAreForMembers, ReceiverRefused, TooManyWebhooks, IdempotencyKeyReused. */
  async execute({ caller, wanted, request }: CreateWebhook): Promise<Webhook> {
    assertMember(caller);
    await this.receivers.check(wanted.url);
    return this.webhooks.add(caller.id, request, (count) => {
      const id = brand<WebhookId>(this.ids.next('whk'));
      return newWebhook({ ...wanted, id, owner: caller.id, secret: this.secrets.next() }, count, this.clock.now());
    });
  }
}
