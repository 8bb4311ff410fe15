import { describe, expect, test } from '@jest/globals';
import { InvalidRequest } from '../../../src/shared/kernel/domain-error.js';
import { formatCursor, pageOf, parseCursor } from '../../../src/shared/kernel/page.js';

const CONTRACT = /^\d+:.+$/;

describe('A cursor', () => {
  test.each([
    { at: 1_763_700_000_000, id: 'itm_01jd5cz3pxe2y8r4w2x6v9k7qa' },
    { at: 0, id: 'src_a' },
    { at: -86_400_000, id: 'itm_b' },
    { at: Number.MIN_SAFE_INTEGER, id: 'itm_c' },
    { at: Number.MAX_SAFE_INTEGER, id: 'itm_d' },
  ])('of %o has the form of the contract and comes back as it was', (cursor) => {
    expect(formatCursor(cursor)).toMatch(CONTRACT);
    expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
  });

  test.each([
    '',
    '1',
    '1:',
    ':a',
    'a:b',
    '-5:itm_a',
    '1:a b',
    "1:a'b",
    '1:é',
    '99999999999999999:a',
    '1:-2:a',
    '0:5:a',
  ])('that nobody was given is refused: %s', (text) => {
    expect(() => parseCursor(text)).toThrow(InvalidRequest);
  });
});

describe('A page', () => {
  const cursorOf = (row: number) => ({ at: row, id: 'x' });

  test('ends at its last row when there are more', () => {
    expect(pageOf([3, 2, 1], 2, cursorOf)).toEqual({ rows: [3, 2], next: { at: 2, id: 'x' } });
  });

  test('is the last one when there are no more', () => {
    expect(pageOf([3, 2], 2, cursorOf)).toEqual({ rows: [3, 2], next: null });
  });
});
