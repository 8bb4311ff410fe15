import type { Environment } from './environment.js';

/** How many feeds a caller may follow. Also the DI token. */
export abstract class SubscriptionSettings {
  /** Of an anonymous caller, whom nobody answers for. */
  abstract readonly anonymousSubscriptions: number;
  abstract readonly memberSubscriptions: number;
}

const MOST = 5_000;

export function readSubscriptionSettings(environment: Environment): SubscriptionSettings {
  return {
    anonymousSubscriptions: environment.integer('SUBSCRIPTIONS_ANONYMOUS', 25, 1, MOST),
    memberSubscriptions: environment.integer('SUBSCRIPTIONS_MEMBER', 2_000, 1, MOST),
  };
}
