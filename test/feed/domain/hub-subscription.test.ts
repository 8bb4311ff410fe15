import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  asked,
  confirmed,
  denied,
  LEASE_MS,
  unanswered,
  type HubSubscription,
} from '../../../src/feed/domain/hub-subscription.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const fresh = Object.freeze<HubSubscription>({
  token: 't',
  secret: 's',
  feedId: 1,
  hubUrl: 'https://hub.example/',
  topicUrl: 'https://topic.example/',
  callbackBase: 'https://us.example',
  state: { status: 'asking' },
  attempts: 0,
  nextAt: 0,
  lastError: null,
});

const jitters = fc.double({ min: -1, max: 1, noNaN: true });

describe('A hub that does not confirm', () => {
  test('is asked again after a quarter of an hour, then ever more rarely, and daily for ever', () => {
    let subscription = fresh;
    const waits: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const at = subscription.nextAt;
      subscription = asked(subscription, at, 0);
      waits.push(subscription.nextAt - at);
    }
    expect(waits).toEqual([15 * MINUTE, HOUR, 4 * HOUR, 16 * HOUR, DAY, DAY]);
  });

  test('keeps its lease as long as that lasts', () => {
    const live = confirmed(fresh, { at: 0, leaseMs: DAY, jitter: 0 });
    const later = unanswered(asked(live, live.nextAt, 0), 'The hub is away.');
    expect(later).toMatchObject({
      state: { status: 'live', until: DAY },
      attempts: 1,
      lastError: 'The hub is away.',
    });
  });
});

describe('A hub that confirms', () => {
  test('before it refuses the request has confirmed', () => {
    const live = confirmed(asked(fresh, 0, 0), { at: 0, leaseMs: DAY, jitter: 0 });
    expect(unanswered(live, 'The hub is away.')).toEqual(live);
  });

  test('has its whole lease, and begins again with patience', () => {
    const live = confirmed(asked(fresh, 0, 0), { at: 5, leaseMs: DAY, jitter: 0 });
    expect(live).toMatchObject({ state: { status: 'live', until: DAY + 5 }, attempts: 0, lastError: null });
  });

  test('and names no lease has the one that we asked for', () => {
    expect(confirmed(fresh, { at: 0, leaseMs: null, jitter: 0 }).state).toEqual({ status: 'live', until: LEASE_MS });
  });

  test('is asked again in the last third of any sensible lease, and never at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 13 }), jitters, (leaseMs, jitter) => {
        const { state, nextAt } = confirmed(fresh, { at: 0, leaseMs, jitter });
        const until = state.status === 'asking' ? 0 : state.until;
        expect(until).toBeLessThanOrEqual(30 * DAY);
        expect(nextAt).toBeGreaterThanOrEqual(15 * MINUTE);
        if (leaseMs > HOUR) {
          expect(nextAt).toBeGreaterThanOrEqual(Math.floor((until * 2) / 3));
          expect(nextAt).toBeLessThanOrEqual(Math.ceil((until * 5) / 6));
        }
      }),
    );
  });
});

test('A hub that denies a subscription is asked again after a day', () => {
  const live = confirmed(fresh, { at: 0, leaseMs: DAY, jitter: 0 });
  expect(denied(live, 10)).toMatchObject({ state: { status: 'asking' }, nextAt: DAY + 10 });
});
