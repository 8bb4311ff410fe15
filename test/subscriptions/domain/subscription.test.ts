import { describe, expect, test } from '@jest/globals';
import { brand } from '../../../src/shared/kernel/brand.js';
import type { CallerId, SubscriptionId } from '../../../src/shared/kernel/identifiers.js';
import {
  assertNamed,
  chooseArticles,
  subscribe,
  SubscriptionNotFound,
  TooManySubscriptions,
  unsubscribe,
  WrongSubscriptionNamed,
  type Quota,
  type Subscription,
} from '../../../src/subscriptions/domain/subscription.js';

const owner = brand<CallerId>('usr_1');
const id = brand<SubscriptionId>('src_1');
const none: Subscription = Object.freeze({ status: 'none' });
const quota: Quota = { kind: 'member', most: 2_000 };
const request = { id: brand<SubscriptionId>('src_2'), owner, feedId: 7, at: 50, active: 0, quota };
const active = Object.freeze({
  status: 'active' as const,
  id,
  owner,
  feedId: 7,
  createdAt: 10,
  updatedAt: 10,
  fullArticles: false,
  givenTitle: null,
});
const deleted = Object.freeze({ ...active, status: 'deleted' as const, updatedAt: 20, deletedAt: 20 });

describe('Subscribing', () => {
  test('takes the name that a list gives, and keeps the one that was given before it was deleted', () => {
    expect(subscribe(none, { ...request, givenTitle: 'Carnet' }).givenTitle).toBe('Carnet');
    const named = { ...deleted, givenTitle: 'Carnet' };
    expect(subscribe(named, request).givenTitle).toBe('Carnet');
    expect(subscribe(named, { ...request, givenTitle: 'Journal' }).givenTitle).toBe('Journal');
  });

  test('makes a new subscription where there was none', () => {
    expect(subscribe(none, request)).toEqual({
      status: 'active',
      id: 'src_2',
      owner,
      feedId: 7,
      createdAt: 50,
      updatedAt: 50,
      fullArticles: false,
      givenTitle: null,
    });
  });

  test('leaves an active subscription as it is, even at the limit', () => {
    expect(subscribe(active, { ...request, active: 2_000 })).toBe(active);
  });

  test('brings a deleted subscription back with its id and its first day', () => {
    expect(subscribe(deleted, request)).toEqual({ ...active, updatedAt: 50 });
  });

  test('brings the choice of full articles back, too', () => {
    expect(subscribe({ ...deleted, fullArticles: true }, request).fullArticles).toBe(true);
  });

  test.each([none, deleted])('is refused with a clear message at the limit: %o', (state) => {
    const attempt = () => subscribe(state, { ...request, active: 2_000 });
    expect(attempt).toThrow(TooManySubscriptions);
    expect(attempt).toThrow(/A member can have 2000 sources/);
  });

  test('says to anonymous agents how they may have more', () => {
    const full = { ...request, active: 25, quota: { kind: 'anonymous', most: 25 } } as const;
    expect(() => subscribe(none, full)).toThrow(/can have 25 sources.*sign up and claim/);
    expect(() => subscribe(none, { ...full, active: 24 })).not.toThrow();
  });
});

describe('Unsubscribing', () => {
  test('keeps the subscription as a deleted one', () => {
    expect(unsubscribe(active, id, 20)).toEqual(deleted);
  });

  test.each([none, deleted])('finds nothing to delete in %o', (state) => {
    expect(() => unsubscribe(state, id, 20)).toThrow(SubscriptionNotFound);
  });
});

describe('Full articles', () => {
  test('are chosen for a subscription, and given up again', () => {
    const chosen = chooseArticles(active, id, { fullArticles: true, at: 20 });
    expect(chosen).toEqual({ ...active, fullArticles: true, updatedAt: 20 });
    expect(chooseArticles(chosen, id, { fullArticles: false, at: 30 })).toEqual({ ...active, updatedAt: 30 });
  });

  test('chosen again change nothing', () => {
    expect(chooseArticles(active, id, { fullArticles: false, at: 20 })).toBe(active);
  });

  test.each([none, deleted])('cannot be chosen for %o', (state) => {
    expect(() => chooseArticles(state, id, { fullArticles: true, at: 20 })).toThrow(SubscriptionNotFound);
  });
});

describe('A subscription that a request names', () => {
  test('may be active or deleted', () => {
    expect(() => assertNamed(active, id, 7)).not.toThrow();
    expect(() => assertNamed(deleted, id, 7)).not.toThrow();
  });

  test('must be the caller’s', () => {
    expect(() => assertNamed(none, id, 7)).toThrow(WrongSubscriptionNamed);
  });

  test('must be of the same feed', () => {
    expect(() => assertNamed(active, id, 8)).toThrow(/another feed/);
  });
});
