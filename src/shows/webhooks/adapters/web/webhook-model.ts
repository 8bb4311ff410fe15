import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { SETTINGS_PATH } from '../../../../shared/delivery/web/settings/settings-sheet.js';
import type { Delivery } from '../../domain/delivery.js';
import type { Webhook } from '../../domain/webhook.js';
import type { TypedWebhook, WebhookFault } from './webhook-form.js';

export const PATH = `${SETTINGS_PATH}/webhooks`;

export const pathOf = (webhookId: string): string => `${PATH}/${webhookId}`;

/** What has just been done, as the address of a page says it. */
const DONE = ['saved', 'on', 'off', 'tested', 'testFailed', 'deleted'] as const;
export type Done = (typeof DONE)[number];

export const doneOf = (value: unknown): Done | null => DONE.find((known) => known === value) ?? null;

interface Typed extends FormPage {
  readonly typed: TypedWebhook;
  readonly faults: readonly WebhookFault[];
}

export interface ListModel extends Typed {
  readonly webhooks: readonly Webhook[];
  readonly done: Done | null;
  /** Pressing the button twice makes one webhook. */
  readonly key: string;
}

export interface WebhookModel extends Typed {
  readonly webhook: Webhook;
  readonly done: Done | null;
  /** In the answer that makes it, and never again. */
  readonly secret: string | null;
  /** So many seconds until another test may be sent; null: now. */
  readonly waitSeconds: number | null;
  readonly deliveries: readonly Delivery[];
  /** Of the next part; null: there is none. */
  readonly next: string | null;
}
