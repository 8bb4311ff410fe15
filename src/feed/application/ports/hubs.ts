import type { HubSubscription } from '../../domain/hub-subscription.js';

/** The requests of a WebSub subscriber to hubs, which we do not trust. */
export abstract class Hubs {
  /** Where hubs can call us; null: nowhere, for we are not in public, or the operator does not want it. */
  abstract readonly callbackBase: string | null;
  /**
   * Asks the hub to subscribe, renew or unsubscribe. Returns null when it accepted the request, which it confirms by a
   * callback; else the reason, in words for people. Never throws for what a hub does.
   */
  abstract ask(subscription: HubSubscription, signal: AbortSignal): Promise<string | null>;
}
