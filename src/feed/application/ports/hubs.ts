import type { HubSubscription } from '../../domain/hub-subscription.js';

/** Other people's hubs, asked politely and safely. */
export abstract class Hubs {
  /** Where hubs can call us; null: nowhere, for we are not in public, or the operator does not want it. */
  abstract readonly callbackBase: string | null;
  /**
   * Asks the hub to begin or go on to tell us, or to leave off. The answer: null when it took the request, which it
   * confirms by a call of its own; else why not, in words for people. Never throws for what a hub does.
   */
  abstract ask(subscription: HubSubscription, signal: AbortSignal): Promise<string | null>;
}
