import { describe, expect, test } from '@jest/globals';
import { factsOf } from '../../../../src/briefing/adapters/eventstore/briefing-facts.js';
import { briefing, type Briefing } from '../../../../src/briefing/domain/briefing.js';
import type { BriefingEvent } from '../../../../src/briefing/domain/events.js';
import { composed, published, recorded, requestedData, started } from '../../domain/samples.js';

const requested: BriefingEvent = { type: 'BriefingRequested', data: requestedData };
const claimed: BriefingEvent = { type: 'BriefingClaimed', data: { from: 'usr_1', to: 'usr_2', claimedAt: 9 } };
const erased: BriefingEvent = { type: 'BriefingErased', data: { askedBy: 'operator', askedAt: 9 } };

/** What is told of the last of these events. */
function toldAfter(...events: readonly BriefingEvent[]): unknown {
  const state = events.reduce<Briefing>(briefing.evolve, briefing.initial);
  const event = events.at(-1)!;
  return factsOf({ id: 'art_1', revision: events.length - 1, recordedAt: 7, event, state });
}

describe('what other contexts hear of a briefing', () => {
  test('is that it is ready, and whose it is', () => {
    expect(toldAfter(requested, composed, started, recorded, published)).toEqual([
      { type: 'briefing.BriefingReady', data: { briefingId: 'art_1', owner: 'usr_1', revision: 4, at: 7 } },
    ]);
  });

  test('is that it is ready, once more, when somebody has taken it over', () => {
    expect(toldAfter(requested, composed, started, recorded, published, claimed)).toEqual([
      { type: 'briefing.BriefingReady', data: { briefingId: 'art_1', owner: 'usr_2', revision: 5, at: 7 } },
    ]);
  });

  test('is that it is erased, and nothing of whom', () => {
    expect(toldAfter(requested, erased)).toEqual([
      { type: 'briefing.BriefingErased', data: { briefingId: 'art_1', revision: 1, at: 7 } },
    ]);
  });

  test('is nothing of a briefing in production, not even when it is taken over', () => {
    expect([toldAfter(requested, composed), toldAfter(requested, composed, claimed)]).toEqual([[], []]);
  });
});
