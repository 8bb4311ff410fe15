import { describe, expect, test } from '@jest/globals';
import { nameOf, type Look } from '../../../../src/briefing/audit/domain/look.js';

const look: Look = { viewer: 'usr_1', as: 'owner', what: 'history', revision: 4 };
const NOON = Date.UTC(2026, 10, 21, 12);

describe('looks at a history', () => {
  test('are one look when they are repeated within a minute', () => {
    expect(nameOf(look, NOON + 59_999)).toBe(nameOf(look, NOON));
  });

  test('are looks of their own in the next minute', () => {
    expect(nameOf(look, NOON + 60_000)).not.toBe(nameOf(look, NOON));
  });

  test.each<Partial<Look>>([
    { viewer: 'usr_2' },
    { as: 'auditor' },
    { what: 'state' },
    { what: 'selection' },
    { revision: 5 },
    { revision: null },
  ])('are looks of their own when they differ by %j', (difference) => {
    expect(nameOf({ ...look, ...difference }, NOON)).not.toBe(nameOf(look, NOON));
  });
});
