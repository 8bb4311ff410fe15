import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Recipient } from './recipients.js';
import type { Summary } from './summaries.js';

export interface AddressedSummary {
  readonly caller: CallerId;
  readonly to: Recipient;
  readonly summary: Summary;
}

/** refused: the mail server will not take it; with what it said. */
export type Delivery = { readonly outcome: 'taken' } | { readonly outcome: 'refused'; readonly reason: string };

/** Writes mails and gives them to the mail server. */
export abstract class ReadyMailCarrier {
  /** false: there is no mail server. */
  abstract readonly isOn: boolean;
  /** Throws when it is to be tried again. Of one briefing it is the same mail at every attempt. */
  abstract deliver(mail: AddressedSummary): Promise<Delivery>;
}
