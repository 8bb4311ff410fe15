import { describe, expect, test } from '@jest/globals';
import { briefing, type BriefingCommand } from '../../../../src/briefing/domain/briefing.js';
import type { CorrectionKind } from '../../../../src/briefing/domain/correcting/correction.js';
import { MOST_CORRECTIONS, standing, type Corrected } from '../../../../src/briefing/domain/correcting/recorded.js';
import type { BriefingEvent } from '../../../../src/briefing/domain/events.js';
import { orderAfter } from '../../../../src/briefing/domain/production/production.js';
import { fold } from '../../../../src/shared/kernel/decider.js';
import { specificationOf } from '../../../support/decider.js';
import {
  claimed,
  composed,
  correctedData,
  erased,
  failedAttempt,
  published,
  recorded,
  requested,
  started,
} from '../samples.js';

const { given } = specificationOf(briefing);

const READY = [requested, composed, started, recorded, published];

const revision = (name: string, changes: Partial<Corrected> = {}): Corrected => ({
  ...correctedData,
  correction: { ...correctedData.correction, sha256: name.repeat(64).slice(0, 64) },
  ...changes,
});
const correct = (data: Corrected): BriefingCommand => ({ type: 'CorrectCitation', data });
const noted = (data: Corrected): BriefingEvent => ({ type: 'CitationCorrected', data });

describe('a change of what a briefing cites', () => {
  test('is recorded once, however often and whenever it is noticed', () => {
    const first = revision('a');
    given(...READY)
      .when(correct(first))
      .then(noted(first));
    given(...READY, noted(first))
      .when(correct({ ...first, noticedAt: first.noticedAt + 1 }))
      .then();
  });

  test('is recorded once more when the source changes its mind, back to an earlier version too', () => {
    const history = [...READY, noted(revision('a')), noted(revision('b'))];
    given(...history)
      .when(correct(revision('a')))
      .then(noted(revision('a')));
  });

  test('of a briefing that nobody has heard is not recorded', () => {
    const others = [
      [],
      [requested],
      [requested, composed],
      [requested, failedAttempt('compose', 1)],
      [...READY, erased],
    ];
    for (const history of others) {
      given(...history)
        .when(correct(revision('a')))
        .then();
    }
  });

  test('is recorded for whoever has taken the briefing over', () => {
    given(...READY, claimed)
      .when(correct(revision('a')))
      .then(noted(revision('a')));
    given(...READY, noted(revision('a')), claimed)
      .when(correct(revision('a')))
      .then();
  });

  test('is taken back only where one was recorded', () => {
    const back = revision('c', { kind: 'restored' });
    given(...READY)
      .when(correct(back))
      .then();
    given(...READY, noted(revision('a')))
      .when(correct(back))
      .then(noted(back));
    given(...READY, noted(revision('a')), noted(back))
      .when(correct(back))
      .then();
  });

  test('is recorded so many times of one item, and of one briefing, and then no more', () => {
    const ofItem = Array.from({ length: MOST_CORRECTIONS.ofItem }, (_, index) => noted(revision(`${index % 2}`)));
    given(...READY, ...ofItem)
      .when(correct(revision('f')))
      .then();
    given(...READY, ...ofItem)
      .when(correct(revision('f', { itemId: 'itm_2' })))
      .then(noted(revision('f', { itemId: 'itm_2' })));
    const ofBriefing = Array.from({ length: MOST_CORRECTIONS.ofBriefing }, (_, index) =>
      noted(revision('a', { itemId: `itm_${index}` })),
    );
    given(...READY, ...ofBriefing)
      .when(correct(revision('f', { itemId: 'itm_new' })))
      .then();
  });

  test('asks for no work, and leaves the briefing ready', () => {
    const event = noted(revision('a'));
    const state = fold(briefing, [...READY, event]);
    expect(state.status).toBe('ready');
    expect(orderAfter(event, state)).toBeNull();
  });
});

describe('the corrections that stand', () => {
  const of = (itemId: string, kind: CorrectionKind): Corrected => revision('a', { itemId, kind });

  test('are the last of each item, without those that were taken back', () => {
    const [first, second, other] = [of('itm_1', 'changed'), of('itm_1', 'corrected'), of('itm_2', 'updated')];
    expect(standing([first, other, second])).toEqual([other, second]);
    expect(standing([first, of('itm_1', 'restored'), other])).toEqual([other]);
    expect(standing([])).toEqual([]);
  });
});
