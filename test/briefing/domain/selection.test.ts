import { expect, test } from '@jest/globals';
import { agree, countOf, selectionOf } from '../../../src/briefing/domain/selection.js';

test('a ledger agrees with one from before there was a fate that nothing met', () => {
  const item = {
    id: 'a',
    title: 'A',
    url: null,
    sourceId: 'src_1',
    sourceTitle: 'Daily',
    at: 1,
    author: null,
    text: '',
  };
  const ledgerWith = (reason: 'rank_too_low' | 'told_before') =>
    selectionOf([item], { ledger: [{ itemId: 'a', outcome: 'left_out', reason }], stories: [] }, []);
  const { told_before: _, ...counts } = ledgerWith('rank_too_low').counts;
  const older = { ...ledgerWith('rank_too_low'), counts };
  expect(agree(older, ledgerWith('rank_too_low'))).toBe(true);
  expect(agree(older, ledgerWith('told_before'))).toBe(false);
  expect(countOf(older, 'told_before')).toBe(0);
});
