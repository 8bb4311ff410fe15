import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { RequestKey } from '../../../../shared/kernel/idempotency.js';
import type { Webhook } from '../../domain/webhook.js';

/** Addresses, descriptions and secrets are kept encrypted. What is not the owner's is not there. */
export abstract class WebhookStore {
  /** Oldest first. */
  abstract all(owner: CallerId): Promise<readonly Webhook[]>;
  abstract find(owner: CallerId, id: string): Promise<Webhook | null>;
  /**
   * Keeps what `make` returns, one after the other for each owner; `count` is how many they have. The one that an equal
   * request with this key made within a day is returned instead. Throws IdempotencyKeyReused, or what `make` throws.
   */
  abstract add(owner: CallerId, request: RequestKey | null, make: (count: number) => Webhook): Promise<Webhook>;
  /** Cancels what waits to be sent when it is switched off; null: there is none. */
  abstract update(owner: CallerId, id: string, change: (webhook: Webhook) => Webhook): Promise<Webhook | null>;
  /** With its log. False: there was none. */
  abstract delete(owner: CallerId, id: string): Promise<boolean>;
  abstract count(owner: CallerId): Promise<number>;
  abstract erase(owner: CallerId): Promise<void>;
  abstract takeOver(from: CallerId, to: CallerId): Promise<void>;
}
