import { describe, expect, test } from '@jest/globals';
import { brand } from '../../../src/shared/kernel/brand.js';
import type { ActiveSubscription, DeletedSubscription } from '../../../src/subscriptions/domain/subscription.js';
import { takeover } from '../../../src/subscriptions/domain/takeover.js';

const active = (id: string, feedId: number): ActiveSubscription => ({
  status: 'active',
  id: brand(id),
  owner: brand('usr_1'),
  feedId,
  createdAt: 1,
  updatedAt: 1,
  fullArticles: false,
  givenTitle: null,
});

const deleted = (id: string, feedId: number): DeletedSubscription => ({
  ...active(id, feedId),
  status: 'deleted',
  deletedAt: 2,
});

const NOTHING = { moved: [], merged: [], changed: [] };
const NOW = 9;

describe('claiming the subscriptions of an agent', () => {
  test('moves those to feeds that the member does not follow, deleted ones too', () => {
    const claimed = [active('src_a', 1), deleted('src_b', 2)];
    expect(takeover(claimed, [active('src_m', 3)], NOW)).toEqual({ ...NOTHING, moved: ['src_a', 'src_b'] });
  });

  test('keeps the subscription of the member where both follow a feed, with the other id as its alias', () => {
    expect(takeover([active('src_a', 1)], [active('src_m', 1)], NOW)).toEqual({
      ...NOTHING,
      merged: [{ from: 'src_a', into: 'src_m' }],
    });
  });

  test('restores the subscriptions that the member had deleted and the agent follows, and no others', () => {
    const merged = [{ from: 'src_a', into: 'src_m' }];
    const revived = { ...active('src_m', 1), updatedAt: NOW };
    expect(takeover([active('src_a', 1)], [deleted('src_m', 1)], NOW)).toEqual({
      ...NOTHING,
      merged,
      changed: [revived],
    });
    expect(takeover([deleted('src_a', 1)], [deleted('src_m', 1)], NOW)).toEqual({ ...NOTHING, merged });
    expect(takeover([deleted('src_a', 1)], [active('src_m', 1)], NOW)).toEqual({ ...NOTHING, merged });
  });

  test('leaves full articles on where either has chosen them', () => {
    const [agents, members] = [active('src_a', 1), active('src_m', 1)];
    const merged = [{ from: 'src_a', into: 'src_m' }];
    const chosen = { fullArticles: true };
    expect(takeover([{ ...agents, ...chosen }], [members], NOW)).toEqual({
      ...NOTHING,
      merged,
      changed: [{ ...members, ...chosen }],
    });
    expect(takeover([agents], [{ ...members, ...chosen }], NOW)).toEqual({ ...NOTHING, merged });
    expect(takeover([{ ...deleted('src_a', 1), ...chosen }], [members], NOW)).toEqual({ ...NOTHING, merged });
  });

  test('revives with full articles what was deleted and is followed with them', () => {
    const { changed } = takeover([{ ...active('src_a', 1), fullArticles: true }], [deleted('src_m', 1)], NOW);
    expect(changed).toEqual([{ ...active('src_m', 1), fullArticles: true, updatedAt: NOW }]);
  });

  test('changes nothing when there are none', () => {
    expect(takeover([], [active('src_m', 1), deleted('src_n', 2)], NOW)).toEqual(NOTHING);
  });
});
