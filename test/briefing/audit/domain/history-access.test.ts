import { describe, expect, test } from '@jest/globals';
import { deduplicationKeyOf, type HistoryAccess } from '../../../../src/briefing/audit/domain/history-access.js';

const access: HistoryAccess = { viewer: 'usr_1', as: 'owner', what: 'history', revision: 4 };
const NOON = Date.UTC(2026, 10, 21, 12);

describe('accesses to a history', () => {
  test('are one access when they are repeated within a minute', () => {
    expect(deduplicationKeyOf(access, NOON + 59_999)).toBe(deduplicationKeyOf(access, NOON));
  });

  test('are accesses of their own in the next minute', () => {
    expect(deduplicationKeyOf(access, NOON + 60_000)).not.toBe(deduplicationKeyOf(access, NOON));
  });

  test.each<Partial<HistoryAccess>>([
    { viewer: 'usr_2' },
    { as: 'auditor' },
    { what: 'state' },
    { what: 'selection' },
    { revision: 5 },
    { revision: null },
  ])('are accesses of their own when they differ by %j', (difference) => {
    expect(deduplicationKeyOf({ ...access, ...difference }, NOON)).not.toBe(deduplicationKeyOf(access, NOON));
  });
});
