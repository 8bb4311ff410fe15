import { describe, expect, test } from '@jest/globals';
import {
  AllowanceExhausted,
  AnonymousAllowanceExhausted,
  type Allowance,
} from '../../../src/briefing/domain/allowance.js';
import { briefing, IN_PRODUCTION, nextStep, type Briefing } from '../../../src/briefing/domain/briefing.js';
import type { BriefingEvent } from '../../../src/briefing/domain/events.js';
import {
  decideReservation,
  isRecorded,
  settledBy,
  windowStart,
  type ReservationState,
  type ReservationStatus,
} from '../../../src/briefing/domain/reservation.js';
import { fold } from '../../../src/shared/kernel/decider.js';
import {
  claimed,
  composed,
  compositionFailed,
  erased,
  failedAttempt,
  OUTAGE,
  published,
  recorded,
  requested,
  started,
} from './samples.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 20, 7);
const ONE_FOR_EVER: Allowance = { limit: 1, windowMs: null };
const TWO_A_DAY: Allowance = { limit: 2, windowMs: 24 * HOUR };

const reservation = (status: ReservationStatus, age: number): ReservationState =>
  Object.freeze({ status, reservedAt: NOW - age });

const given = (earlier: ReservationState | null, ...others: readonly ReservationState[]) => ({
  whenReserved: (allowance: Allowance) => {
    const made = Object.freeze([...others, ...(earlier === null ? [] : [earlier])]);
    return decideReservation({ earlier, made, allowance }, NOW);
  },
});

describe('a reservation', () => {
  test('is issued for a request that nobody has made before', () => {
    expect(given(null).whenReserved(ONE_FOR_EVER)).toEqual({ type: 'issue' });
  });

  test('is reused by the same request while it is being recorded', () => {
    const earlier = reservation('reserved', MINUTE);
    expect(given(earlier).whenReserved(ONE_FOR_EVER)).toEqual({ type: 'reuse', reservation: earlier });
  });

  test('is reused by the same request for ever when its briefing was recorded, also when that one failed', () => {
    for (const status of ['confirmed', 'returned'] as const) {
      const earlier = reservation(status, 1000 * HOUR);
      expect(given(earlier).whenReserved(ONE_FOR_EVER)).toEqual({ type: 'reuse', reservation: earlier });
    }
  });

  test('is renewed by the same request when no briefing came of it within two minutes', () => {
    const abandoned = reservation('reserved', 2 * MINUTE);
    expect(given(abandoned).whenReserved(ONE_FOR_EVER)).toEqual({ type: 'renew', reservation: abandoned });
  });

  test('that is reused needs no allowance', () => {
    const earlier = reservation('reserved', MINUTE);
    const spent = [reservation('confirmed', HOUR), reservation('confirmed', 2 * HOUR)];
    expect(given(earlier, ...spent).whenReserved(TWO_A_DAY)).toEqual({ type: 'reuse', reservation: earlier });
  });

  test('that was abandoned is not renewed when the allowance was spent on something else', () => {
    const abandoned = reservation('reserved', 3 * MINUTE);
    const other = reservation('confirmed', MINUTE);
    expect(() => given(abandoned, other).whenReserved(ONE_FOR_EVER)).toThrow(AnonymousAllowanceExhausted);
  });

  test('answers a repeated request by itself as soon as its briefing is recorded', () => {
    const statuses = ['reserved', 'confirmed', 'returned'] as const;
    expect(statuses.filter((status) => isRecorded(reservation(status, 0)))).toEqual(['confirmed', 'returned']);
  });
});

describe('the allowance of reservations', () => {
  test('is spent by briefings that were recorded and by requests under way', () => {
    const made = [reservation('confirmed', 10 * HOUR), reservation('reserved', MINUTE)];
    expect(() => given(null, ...made).whenReserved(TWO_A_DAY)).toThrow(
      expect.objectContaining({ constructor: AllowanceExhausted, limit: 2, nextGenerationAt: NOW + 14 * HOUR }),
    );
  });

  test('is not spent by briefings that failed nor by abandoned requests', () => {
    const made = ['returned', 'reserved', 'returned', 'confirmed'] as const;
    const decision = given(null, ...made.map((status) => reservation(status, HOUR))).whenReserved(TWO_A_DAY);
    expect(decision).toEqual({ type: 'issue' });
  });

  test('is free again when its window has passed since the reservation', () => {
    const made = [reservation('confirmed', 24 * HOUR), reservation('confirmed', 24 * HOUR)];
    expect(given(null, ...made).whenReserved(TWO_A_DAY)).toEqual({ type: 'issue' });
    expect(windowStart(TWO_A_DAY, NOW)).toBe(NOW - 24 * HOUR);
  });

  test('of an anonymous caller counts every briefing there ever was', () => {
    expect(() => given(null, reservation('confirmed', NOW - 1)).whenReserved(ONE_FOR_EVER)).toThrow(
      AnonymousAllowanceExhausted,
    );
    expect(windowStart(ONE_FOR_EVER, NOW)).toBe(0);
  });
});

const after = (...history: readonly BriefingEvent[]): Briefing => fold(briefing, history);
const briefingFailed: BriefingEvent = { type: 'BriefingFailed', data: { step: 'record', ...OUTAGE } };

const PRODUCTION: readonly Briefing[] = [
  after(requested),
  after(requested, composed),
  after(requested, composed, started),
  after(requested, composed, started, recorded),
];

describe('the status of a reservation', () => {
  const statusAfter = (...reached: readonly Briefing[]) =>
    settledBy(reached.map((state) => ({ id: 'art_1', state }))).get('art_1');

  test('is confirmed when its briefing is requested', () => {
    expect(statusAfter(after(requested))).toBe('confirmed');
    expect(statusAfter(...PRODUCTION)).toBe('confirmed');
  });

  test('is returned when its briefing fails, however far it was', () => {
    expect(statusAfter(after(requested), after(requested, compositionFailed))).toBe('returned');
    expect(statusAfter(after(requested, composed, briefingFailed))).toBe('returned');
  });

  test('stays confirmed through a failed attempt that is tried again and through a claim', () => {
    expect(statusAfter(after(requested, failedAttempt('compose', 1)))).toBe('confirmed');
    expect(statusAfter(after(requested, claimed))).toBe('confirmed');
  });

  test('stays what it is when its briefing goes on, is published or is erased', () => {
    const ready = after(requested, composed, started, recorded, published);
    expect(statusAfter(after(requested, composed), ready, after(requested, erased))).toBeUndefined();
  });

  test('of each briefing is settled by that briefing alone', () => {
    const reached = [
      { id: 'art_1', state: after(requested) },
      { id: 'art_2', state: after(requested) },
      { id: 'art_1', state: after(requested, compositionFailed) },
    ];
    expect(Object.fromEntries(settledBy(reached))).toEqual({ art_1: 'returned', art_2: 'confirmed' });
  });
});

describe('the list of statuses in production', () => {
  test('has the statuses in which a briefing waits for a step, in their order, and no other', () => {
    expect(IN_PRODUCTION).toEqual(PRODUCTION.map(({ status }) => status));
    expect(PRODUCTION.map(nextStep)).toEqual(['compose', 'record', 'record', 'assemble']);
    const others: readonly Briefing[] = [
      after(),
      after(requested, composed, started, recorded, published),
      after(requested, compositionFailed),
      after(requested, composed, briefingFailed),
      after(requested, erased),
    ];
    for (const state of others) {
      expect(nextStep(state)).toBeNull();
      expect(IN_PRODUCTION).not.toContain(state.status);
    }
  });
});
