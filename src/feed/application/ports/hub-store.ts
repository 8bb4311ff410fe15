import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { HubReliability } from '../../domain/hub-reliability.js';
import type { HubSubscription } from '../../domain/hub-subscription.js';
import type { HubAdvertisement } from './feed-fetcher.js';

export interface AskedFeed {
  readonly feedId: number;
  readonly at: EpochMs;
}

export interface AdvertisingFeed {
  readonly feedId: number;
  readonly hub: HubAdvertisement | null;
}

export abstract class HubStore {
  /** Remembers, in the open unit of work, which hub each of these feeds names today. */
  abstract advertised(feeds: readonly AdvertisingFeed[]): Promise<void>;
  /** By feed; of those that are missing no hub is asked. */
  abstract reliabilityOf(feeds: readonly AskedFeed[]): Promise<ReadonlyMap<number, HubReliability>>;
  /** Its hub missed news: until the next notification it is treated as if it had never sent one. */
  abstract distrust(feedId: number): Promise<void>;
  /**
   * Reconciles the hub subscriptions: one for each hub that a watched feed names, with callbacks to `callbackBase`; all
   * others are ended. null: no subscriptions at all. May run in any number of processes at once.
   */
  abstract align(callbackBase: string | null, at: EpochMs): Promise<void>;
  /**
   * The subscription that is due, changed by `change` before anybody else can see it. Of several who ask at once
   * each gets another one; null: nothing is due.
   */
  abstract takeDue(
    at: EpochMs,
    change: (subscription: HubSubscription) => HubSubscription,
  ): Promise<HubSubscription | null>;
  abstract byToken(token: string): Promise<HubSubscription | null>;
  /** Under a lock on it; nothing happens when there is none. A change to null removes it. */
  abstract update(token: string, change: (subscription: HubSubscription) => HubSubscription | null): Promise<void>;
  /**
   * The hub has notified us of news. The feed becomes due: now, or in a minute when there was a notification within the
   * last one or it is being fetched just now.
   * However often it is called, that is one fetch a minute, and the last of them begins after the last call.
   */
  abstract notified(token: string, at: EpochMs): Promise<void>;
}
