import { describe, expect, test } from '@jest/globals';
import { briefing } from '../../../../src/briefing/domain/briefing.js';
import type { BriefingEvent } from '../../../../src/briefing/domain/events.js';
import { INTERRUPTED } from '../../../../src/briefing/domain/production/attempts.js';
import {
  lostBefore,
  orderAfter,
  reorderNumber,
  type Order,
} from '../../../../src/briefing/domain/production/production.js';
import { fold } from '../../../../src/shared/kernel/decider.js';
import { composed, failedAttempt, published, recorded, requested, requestedData, started } from '../samples.js';

const orderAfterLast = (...history: BriefingEvent[]): Order | null => {
  const last = history.at(-1);
  return last === undefined ? null : orderAfter(last, fold(briefing, history));
};

describe('the process manager of production', () => {
  test('orders each step when the one before is done', () => {
    expect(orderAfterLast(requested)).toMatchObject({ step: 'compose', attempt: 1, delaySeconds: 0 });
    expect(orderAfterLast(requested, composed)).toMatchObject({ step: 'record', attempt: 1, delaySeconds: 0 });
    expect(orderAfterLast(requested, composed, started, recorded)).toMatchObject({
      step: 'assemble',
      attempt: 1,
      delaySeconds: 0,
    });
  });

  test('orders nothing for a step that has begun, nor for a finished briefing', () => {
    expect(orderAfterLast(requested, composed, started)).toBeNull();
    expect(orderAfterLast(requested, composed, started, recorded, published)).toBeNull();
  });

  test('orders a failed step again, each time after twice the delay', () => {
    const delays = [1, 2, 3, 4].map(
      (attempt) => orderAfterLast(requested, failedAttempt('compose', attempt))?.delaySeconds,
    );
    expect(delays).toEqual([5, 10, 20, 40]);
  });

  test('orders a step again at once when its process was killed', () => {
    const killed: BriefingEvent = {
      type: 'StepFailed',
      data: { step: 'record', attempt: 1, retried: true, ...INTERRUPTED },
    };
    expect(orderAfterLast(requested, composed, started, killed)).toMatchObject({
      step: 'record',
      attempt: 2,
      delaySeconds: 0,
    });
  });
});

describe('the priority of a step', () => {
  const episode: BriefingEvent = {
    type: 'BriefingRequested',
    data: { ...requestedData, request: { ...requestedData.request, series: 'shw_1' } },
  };
  const stepsOf = (first: BriefingEvent): (number | undefined)[] =>
    [[first], [first, composed], [first, composed, started, recorded]].map(
      (history) => orderAfterLast(...history)?.priority,
    );

  test('is higher the nearer its briefing is to its end, and of episodes always lower than of what somebody waits for', () => {
    const inOrder = [...stepsOf(episode), ...stepsOf(requested)];
    expect(inOrder).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('the job of a briefing in production', () => {
  const MINUTE = 60_000;
  const NOW = Date.UTC(2026, 10, 20, 7);

  test('is taken for lost when nothing has happened for 20 minutes', () => {
    expect(lostBefore(NOW)).toBe(NOW - 20 * MINUTE);
  });

  test('that was lost is ordered again once in 20 minutes, however often somebody looks', () => {
    const orders = [0, 5, 10, 15, 19, 20, 39, 40].map((minutes) => reorderNumber(NOW + minutes * MINUTE));
    expect(orders.map((number) => number - reorderNumber(NOW))).toEqual([0, 0, 0, 0, 0, 1, 1, 2]);
  });
});
