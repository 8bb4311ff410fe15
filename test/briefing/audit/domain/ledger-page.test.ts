import { describe, expect, test } from '@jest/globals';
import { pageOfLedger, WHOLE_LEDGER, type LedgerQuery } from '../../../../src/briefing/audit/domain/ledger-page.js';
import type { SelectionEntry, Verdict } from '../../../../src/briefing/domain/selection.js';

const used: Verdict = { outcome: 'used', story: 0, lines: [1] };
const old: Verdict = { outcome: 'left_out', reason: 'older_than_window' };
const ranked: Verdict = { outcome: 'left_out', reason: 'rank_too_low' };

const entry = (itemId: string, at: number, verdict: Verdict): SelectionEntry => {
  return { itemId, title: itemId, url: null, sourceId: 'src_1', sourceTitle: 'Daily', at, ...verdict };
};

const entries = [
  entry('itm_a', 5, used),
  entry('itm_b', 5, ranked),
  entry('itm_c', -3, old),
  entry('itm_d', 9, old),
  entry('itm_e', 5, old),
];

const page = (query: Partial<LedgerQuery>) => pageOfLedger(entries, { ...WHOLE_LEDGER, ...query });
const ids = (query: Partial<LedgerQuery>): string[] => page(query).rows.map(({ itemId }) => itemId);

describe('pages of a ledger', () => {
  test('are newest first, and joined they are the whole', () => {
    const whole = ['itm_d', 'itm_e', 'itm_b', 'itm_a', 'itm_c'];
    expect(ids({})).toEqual(whole);
    for (const limit of [1, 2, 4, 5]) {
      const joined: string[] = [];
      let after: LedgerQuery['after'] = null;
      do {
        const { rows, next } = page({ limit, after });
        expect(rows.length).toBeLessThanOrEqual(limit);
        joined.push(...rows.map(({ itemId }) => itemId));
        after = next;
      } while (after !== null);
      expect(joined).toEqual(whole);
    }
  });

  test('hold what was asked for', () => {
    expect(ids({ outcome: 'left_out' })).toEqual(['itm_d', 'itm_e', 'itm_b', 'itm_c']);
    expect(ids({ outcome: 'used' })).toEqual(['itm_a']);
    expect(ids({ reason: 'rank_too_low' })).toEqual(['itm_b']);
    expect(ids({ outcome: 'used', reason: 'rank_too_low' })).toEqual([]);
    expect(ids({ reason: 'older_than_window', limit: 2 })).toEqual(['itm_d', 'itm_e']);
  });
});
