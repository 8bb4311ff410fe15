import { describe, expect, test } from '@jest/globals';
import { missedOf } from '../../../../../src/briefing/adapters/web/transcript/missed-mapping.js';
import {
  FATES,
  OUTSIDE_REASONS,
  selectionOf,
  type Outside,
  type OutsideReason,
} from '../../../../../src/briefing/domain/selection.js';
import { LEFT_OUT_REASONS, type Selection, type StoryItem } from '../../../../../src/briefing/domain/script.js';

const item = (id: string, at: number): StoryItem => ({
  id,
  title: `Title ${id}`,
  url: `https://a.example/${id}`,
  sourceId: 'src_1',
  sourceTitle: 'Daily',
  at,
});

const material = (ids: readonly string[]) => ids.map((id, at) => ({ ...item(id, at), author: null, text: '' }));

function missed(ledger: readonly Selection[], outside: readonly Outside[] = []) {
  const ids = ledger.map(({ itemId }) => itemId);
  return missedOf(selectionOf(material(ids), { ledger, stories: [{ items: [{ id: ids[0] ?? '' }] }] }, outside));
}

const leftOut = (itemId: string, reason: (typeof LEFT_OUT_REASONS)[number]): Selection => ({
  itemId,
  outcome: 'left_out',
  reason,
});

const outside = (reason: OutsideReason, count: number): Outside => ({ reason, count, newest: [item('x', 1)] });

describe('what a listener missed', () => {
  test('is not what was used or merged', () => {
    const ledger: Selection[] = [
      { itemId: 'a', outcome: 'used', story: 0, lines: [0] },
      { itemId: 'b', outcome: 'merged', story: 0, similarity: 0.8 },
      leftOut('c', 'rank_too_low'),
    ];
    expect(missed(ledger)).toEqual([
      {
        reason: 'rank_too_low',
        count: 1,
        items: [{ title: 'Title c', url: 'https://a.example/c', sourceTitle: 'Daily', publishedAt: 2 }],
      },
    ]);
  });

  test('shows the ten newest of a reason, newest first, and counts all', () => {
    const [group] = missed(Array.from({ length: 25 }, (_, at) => leftOut(`i${at}`, 'no_query_match')));
    expect(group?.count).toBe(25);
    expect(group?.items.map(({ publishedAt }) => publishedAt)).toEqual([24, 23, 22, 21, 20, 19, 18, 17, 16, 15]);
  });

  test('begins with what the hosts decided', () => {
    const groups = missed([leftOut('a', 'other_language')], [outside('older_than_window', 3)]);
    expect(groups.map(({ reason }) => reason)).toEqual(['other_language', 'older_than_window']);
  });

  test('names nothing that the request or a rule set aside, because the page is public', () => {
    const groups = missed(
      [],
      OUTSIDE_REASONS.map((reason) => outside(reason, 7)),
    );
    const unnamed = groups.filter(({ items }) => items.length === 0).map(({ reason }) => reason);
    expect(unnamed).toEqual(['not_chosen', 'other_source', 'excluded_source', 'muted', 'not_kept', 'withdrawn']);
    expect(groups.every(({ count }) => count === 7)).toBe(true);
  });

  test('only counts what was told before, because the page is public', () => {
    expect(missed([leftOut('a', 'told_before'), leftOut('b', 'told_before')])).toEqual([
      { reason: 'told_before', count: 2, items: [] },
    ]);
  });

  test('is what the ledger of an older program says, which knows fewer fates', () => {
    const { counts, ...ledger } = selectionOf(
      material(['a']),
      { ledger: [leftOut('a', 'rank_too_low')], stories: [] },
      [],
    );
    const { told_before: _, ...older } = counts;
    expect(missedOf({ ...ledger, counts: older }).map(({ reason }) => reason)).toEqual(['rank_too_low']);
  });

  test.each(['only_source', 'excluded_source', 'preferences'] as const)(
    'only counts what the rule %s left out',
    (kind) => {
      const ruled: Selection = {
        itemId: 'a',
        outcome: 'left_out',
        reason: 'no_query_match',
        rule: { kind, subjects: ['Daily'] },
      };
      expect(missed([ruled, leftOut('b', 'no_query_match')])).toMatchObject([
        { reason: 'no_query_match', count: 2, items: [{ title: 'Title b' }] },
      ]);
    },
  );

  test('has a place for every fate there is', () => {
    const all = [
      ...LEFT_OUT_REASONS.map((reason) => missed([leftOut('a', reason)])),
      ...OUTSIDE_REASONS.map((reason) => missed([], [outside(reason, 1)])),
    ];
    expect(all.map((groups) => groups.length)).toEqual(all.map(() => 1));
    expect(all).toHaveLength(FATES.length - ['used', 'merged'].length);
  });
});
