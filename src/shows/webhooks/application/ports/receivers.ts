import { InvalidRequest } from '../../../../shared/kernel/domain-error.js';
import type { MessageId } from '../../../../shared/kernel/identifiers.js';
import type { Outcome } from '../../domain/delivery.js';

/** address: it is none of the web. private: in a network that is not allowed. plain: http instead of https. */
export type AddressProblem = 'address' | 'private' | 'plain';

/** The address cannot be one of a webhook; the message says why, and what can. */
export class ReceiverRefused extends InvalidRequest {
  constructor(
    readonly problem: AddressProblem,
    message: string,
  ) {
    super(message);
  }
}

export interface Message {
  readonly url: string;
  readonly id: MessageId;
  readonly payload: string;
  /** The message is signed with each. */
  readonly secrets: readonly string[];
}

/** The servers of others that webhooks are sent to. */
export abstract class Receivers {
  /** Throws ReceiverRefused. Names are looked up when a message is sent, each time: they may change. */
  abstract check(url: string): Promise<void>;
  /** Throws only when `signal` aborts it. Follows no redirect, and keeps nothing of the answer's body. */
  abstract send(message: Message, signal: AbortSignal): Promise<Outcome>;
}
