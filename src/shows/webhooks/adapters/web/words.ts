import type { DeliveryStatus, DeliveryType } from '../../domain/delivery.js';
import type { DisabledReason } from '../../domain/webhook.js';
import type { WebhookFault } from './webhook-form.js';
import type { Done } from './webhook-model.js';

/** The words of the pages of webhooks in one language. */
export interface Words {
  readonly heading: string;
  readonly lead: string;
  readonly guide: string;
  readonly none: string;
  /** On the card of the settings; `off` are those that do not send. */
  readonly count: (all: number, off: number) => string;
  readonly back: string;
  readonly form: {
    readonly heading: string;
    readonly change: string;
    readonly url: string;
    readonly urlHint: string;
    readonly description: string;
    readonly descriptionHint: string;
    readonly types: string;
    readonly typesHint: string;
    readonly create: string;
    readonly save: string;
    readonly faults: Readonly<Record<WebhookFault, string>>;
  };
  readonly types: Readonly<Record<DeliveryType, string>>;
  readonly everything: string;
  readonly state: {
    readonly on: string;
    readonly off: string;
    /** Before a moment. */
    readonly failingSince: string;
    readonly offSince: string;
    readonly reasons: Readonly<Record<DisabledReason, string>>;
  };
  readonly secret: {
    readonly heading: string;
    readonly lead: string;
    readonly copy: string;
    readonly copied: string;
  };
  readonly test: string;
  readonly switchOn: string;
  readonly switchOff: string;
  readonly switchOffHint: string;
  readonly rotate: { readonly summary: string; readonly ask: string; readonly yes: string };
  readonly remove: { readonly summary: string; readonly ask: string; readonly yes: string };
  readonly log: {
    readonly heading: string;
    readonly lead: string;
    readonly none: string;
    readonly more: string;
    readonly statuses: Readonly<Record<DeliveryStatus, string>>;
    readonly tries: (count: number) => string;
    readonly answer: (status: number) => string;
    readonly noAnswer: string;
    /** Before a moment. */
    readonly next: string;
  };
  readonly done: Readonly<Record<Done, string>>;
}
