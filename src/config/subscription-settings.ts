import type { Environment } from './environment.js';

/** How much callers may follow, and set going in 24 hours. Also the DI token. */
export abstract class SubscriptionSettings {
  /** Of an anonymous caller, whom nobody answers for. */
  abstract readonly anonymousSubscriptions: number;
  abstract readonly memberSubscriptions: number;
  /** Feeds that the service did not know, in 24 hours: each is fetched, and polled from then on. */
  abstract readonly anonymousNewFeeds: number;
  abstract readonly memberNewFeeds: number;
  /** Lists from other readers, in 24 hours. Anonymous callers bring none. */
  abstract readonly memberImports: number;
}

const MOST = 5_000;

export function readSubscriptionSettings(environment: Environment): SubscriptionSettings {
  return {
    anonymousSubscriptions: environment.integer('SUBSCRIPTIONS_ANONYMOUS', 25, 1, MOST),
    memberSubscriptions: environment.integer('SUBSCRIPTIONS_MEMBER', 2_000, 1, MOST),
    anonymousNewFeeds: environment.integer('NEW_FEEDS_A_DAY_ANONYMOUS', 25, 0, MOST),
    memberNewFeeds: environment.integer('NEW_FEEDS_A_DAY_MEMBER', 2_000, 0, MOST),
    memberImports: environment.integer('IMPORTS_A_DAY_MEMBER', 20, 0, MOST),
  };
}
