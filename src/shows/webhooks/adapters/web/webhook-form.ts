import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { NOTICE_TYPES, type NoticeType } from '../../domain/notice.js';
import { LONGEST, TooManyWebhooks, type Webhook } from '../../domain/webhook.js';
import { type AddressProblem, ReceiverRefused } from '../../application/ports/receivers.js';

/** What can be wrong: with the address, with the description, or with the webhook as a whole. */
export type WebhookFault = AddressProblem | 'description' | 'tooMany';

/** As it was typed. */
export interface TypedWebhook {
  readonly url: string;
  readonly description: string;
  /** None: everything, also what is added later. */
  readonly types: readonly NoticeType[];
}

export type WantedWebhook = Pick<Webhook, 'url' | 'description' | 'types'>;

export const BLANK: TypedWebhook = { url: '', description: '', types: [] };

export const typedOf = ({ url, description, types }: WantedWebhook): TypedWebhook => ({
  url,
  description: description ?? '',
  types: types ?? [],
});

const TYPE = 'type_';

/** The name of the tick of a type. */
export const typeField = (type: NoticeType): string => TYPE + type;

export const typedIn = (fields: FormFields): TypedWebhook => ({
  url: (fields['url'] ?? '').trim(),
  description: (fields['description'] ?? '').trim(),
  types: NOTICE_TYPES.filter((type) => fields[typeField(type)] !== undefined),
});

/** What is wanted, or what is wrong with it. Whether the address is one for webhooks, the use case knows. */
export function wantedOf({ url, description, types }: TypedWebhook): WantedWebhook | readonly WebhookFault[] {
  const faults: WebhookFault[] = [];
  if (url === '' || [...url].length > LONGEST.url) faults.push('address');
  if ([...description].length > LONGEST.description) faults.push('description');
  if (faults.length > 0) return faults;
  return { url, description: description === '' ? null : description, types: types.length === 0 ? null : types };
}

/** null: it is no fault of the form. */
export function faultOf(error: unknown): WebhookFault | null {
  if (error instanceof ReceiverRefused) return error.problem;
  return error instanceof TooManyWebhooks ? 'tooMany' : null;
}
