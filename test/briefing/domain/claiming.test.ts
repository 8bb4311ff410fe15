import { describe, expect, test } from '@jest/globals';
import { briefing, type BriefingCommand } from '../../../src/briefing/domain/briefing.js';
import type { BriefingEvent } from '../../../src/briefing/domain/events.js';
import { orderAfter, taskOf } from '../../../src/briefing/domain/production/production.js';
import { fold } from '../../../src/shared/kernel/decider.js';
import { specificationOf } from '../../support/decider.js';
import {
  claimed,
  claimedData,
  composed,
  composedData,
  compositionFailed,
  erased,
  failedAttempt,
  OUTAGE,
  published,
  recorded,
  requested,
  requestedData,
  started,
} from './samples.js';

const { given } = specificationOf(briefing);

const claim: BriefingCommand = { type: 'ClaimBriefing', data: claimedData };
const production = [requested, composed, started, recorded, published];
const failed: BriefingEvent = { type: 'BriefingFailed', data: { step: 'record', ...OUTAGE } };

/** Every history that a briefing can have while somebody owns it. */
const histories: BriefingEvent[][] = [
  ...production.map((_, index) => production.slice(0, index + 1)),
  [requested, failedAttempt('compose', 1)],
  [requested, compositionFailed],
  [requested, composed, started, failed],
];

describe('a briefing that an anonymous agent asked for', () => {
  test.each(histories.map((history) => [history]))('is claimed once, whatever became of it so far: %#', (history) => {
    given(...history)
      .when(claim)
      .then(claimed);
    given(...history, claimed)
      .when(claim)
      .then();
  });

  test.each(histories.map((history) => [history]))('is the same in every respect but its owner: %#', (history) => {
    const before = fold(briefing, history);
    const after = briefing.evolve(before, claimed);
    expect(after).toEqual({ ...before, requested: { ...requestedData, owner: 'usr_2' } });
  });

  test.each(histories.map((history) => [history]))(
    'goes on where it was, and nothing is ordered twice: %#',
    (history) => {
      const [before, after] = [fold(briefing, history), fold(briefing, [...history, claimed])];
      expect(taskOf(after)).toEqual(taskOf(before));
      expect(orderAfter(claimed, after)).toBeNull();
    },
  );

  test('ends ready under the member who claimed it while it was being made', () => {
    given(requested, claimed).when({ type: 'RecordComposition', data: composedData }).then(composed);
    const state = fold(briefing, [requested, claimed, composed, started, recorded, published]);
    expect(state).toMatchObject({ status: 'ready', requested: { owner: 'usr_2' } });
  });

  test('keeps its owner when the claim is of somebody else’s work', () => {
    given(requested)
      .when({ type: 'ClaimBriefing', data: { ...claimedData, from: 'usr_3' } })
      .then();
    given(requested, claimed)
      .when({ type: 'ClaimBriefing', data: { from: 'usr_1', to: 'usr_3', claimedAt: 1 } })
      .then();
  });

  test('is not there to be claimed before it is recorded, and not any more when it is erased', () => {
    given().when(claim).then();
    given(requested, erased).when(claim).then();
    given(erased).when(claim).then();
    expect(briefing.evolve(briefing.initial, claimed)).toBe(briefing.initial);
    expect(fold(briefing, [requested, erased, claimed])).toEqual(fold(briefing, [requested, erased]));
  });

  test('can be erased after it was claimed', () => {
    given(requested, claimed, erased).is({ status: 'erased', requested: { ...requestedData, owner: 'usr_2' } });
  });
});
