import { describe, expect, test } from '@jest/globals';
import { factsOf } from '../../../../src/briefing/adapters/eventstore/briefing-facts.js';
import { briefing, type Briefing } from '../../../../src/briefing/domain/briefing.js';
import type { BriefingEvent } from '../../../../src/briefing/domain/events.js';
import {
  OUTAGE,
  composed,
  compositionFailed,
  corrected,
  correctedData,
  deleted,
  linkRenewed,
  published,
  recorded,
  requestedData,
  restored,
  started,
} from '../../domain/samples.js';

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

  test('is that it has another public link, and nothing of its deletion while that can be undone', () => {
    expect(toldAfter(requested, linkRenewed)).toEqual([
      {
        type: 'briefing.BriefingLinkRenewed',
        data: { briefingId: 'art_1', owner: 'usr_1', slug: 'renewed', revision: 1, at: 7 },
      },
    ]);
    expect([toldAfter(requested, deleted), toldAfter(requested, deleted, restored)]).toEqual([[], []]);
  });

  test('is that there will be none, with the code of what failed', () => {
    const briefingFailed: BriefingEvent = { type: 'BriefingFailed', data: { step: 'record', ...OUTAGE } };
    const told = { briefingId: 'art_1', owner: 'usr_1', code: OUTAGE.code, at: 7 };
    expect([toldAfter(requested, compositionFailed), toldAfter(requested, composed, briefingFailed)]).toEqual([
      [{ type: 'briefing.BriefingFailed', data: { ...told, revision: 1 } }],
      [{ type: 'briefing.BriefingFailed', data: { ...told, revision: 2 } }],
    ]);
  });

  test('is that a source changed what it cites, and not that it says the same again', () => {
    const ready = [requested, composed, started, recorded, published];
    const { itemId, noticedAt: at } = correctedData;
    expect(toldAfter(...ready, corrected)).toEqual([
      { type: 'briefing.BriefingCorrected', data: { briefingId: 'art_1', owner: 'usr_1', itemId, at } },
    ]);
    const restored: BriefingEvent = { type: 'CitationCorrected', data: { ...correctedData, kind: 'restored' } };
    expect(toldAfter(...ready, corrected, restored)).toEqual([]);
  });

  test('is nothing of a briefing in production, not even when it is taken over', () => {
    expect([toldAfter(requested, composed), toldAfter(requested, composed, claimed)]).toEqual([[], []]);
  });
});
