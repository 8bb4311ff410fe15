import { describe, expect, test } from '@jest/globals';
import { briefing, listedStatus, type Briefing } from '../../../../src/briefing/domain/briefing.js';
import { erasableBefore, erasedAfter } from '../../../../src/briefing/domain/keeping/deletion.js';
import { orderAfter } from '../../../../src/briefing/domain/production/production.js';
import { specificationOf } from '../../../support/decider.js';
import {
  composed,
  deleted,
  deletedData,
  erased,
  linkRenewed,
  published,
  recorded,
  requested,
  restored,
  started,
} from '../samples.js';

const { given } = specificationOf(briefing);

const READY = [requested, composed, started, recorded, published];
const stateAfter = (...events: Parameters<typeof briefing.evolve>[1][]): Briefing =>
  events.reduce((state, event) => briefing.evolve(state, event), briefing.initial);

const remove = { type: 'DeleteBriefing', data: deletedData } as const;
const restore = {
  type: 'RestoreBriefing',
  data: { restoredBy: 'usr_1', restoredAt: deletedData.deletedAt + 1 },
} as const;
const eraseData = { askedBy: 'usr_1', askedAt: deletedData.deletedAt };
const erase = (deletedBefore: number) => ({ type: 'EraseDeletedBriefing', data: eraseData, deletedBefore }) as const;

describe('a briefing that its owner deletes', () => {
  test('is deleted once, whatever it is waiting for', () => {
    given(requested).when(remove).then(deleted);
    given(...READY)
      .when(remove)
      .then(deleted);
    given(...READY, deleted)
      .when(remove)
      .then();
  });

  test('is listed as deleted while it goes on being made', () => {
    expect([
      listedStatus(stateAfter(requested, deleted, composed)),
      stateAfter(requested, deleted, composed).status,
    ]).toEqual(['deleted', 'queued']);
  });

  test('is what it was when it is restored', () => {
    expect(stateAfter(...READY, deleted, restored)).toEqual(stateAfter(...READY));
    given(...READY)
      .when(restore)
      .then();
  });

  test('is erased only when it was deleted before a moment, and not when it was restored', () => {
    const late = deletedData.deletedAt + 1;
    given(...READY, deleted)
      .when(erase(deletedData.deletedAt))
      .then();
    given(...READY, deleted)
      .when(erase(late))
      .then({ type: 'BriefingErased', data: eraseData });
    given(...READY, deleted, restored)
      .when(erase(late))
      .then();
  });

  test('cannot be restored after it was erased', () => {
    given(...READY, deleted, erased)
      .when(restore)
      .then();
  });

  test('can be restored for seven days', () => {
    const week = 7 * 24 * 60 * 60 * 1000;
    expect([erasedAfter(1), erasableBefore(week + 1)]).toEqual([week + 1, 1]);
  });

  test('has no step ordered again by what its owner does with it', () => {
    for (const event of [deleted, restored, linkRenewed]) {
      expect(orderAfter(event, stateAfter(requested, event))).toBeNull();
    }
  });
});

describe('the public link of a briefing', () => {
  test('stays the renewed one while it is being made', () => {
    expect(stateAfter(requested, linkRenewed, composed, started)).toMatchObject({ renewedSlug: 'renewed' });
  });

  test('is not renewed for a briefing that is deleted', () => {
    const command = { type: 'RenewLink', data: { slug: 'x', renewedAt: 1 } } as const;
    given(...READY, deleted)
      .when(command)
      .then();
  });
});
