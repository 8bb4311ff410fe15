import { describe, expect, test } from '@jest/globals';
import { countersOf, countersOfOwner } from '../../../../src/identity/security/domain/attempts.js';
import { isSessionWorthExtending, SESSION_MS } from '../../../../src/identity/domain/browser.js';

const keysOf = (counters: readonly { key: string }[]): string[] => counters.map(({ key }) => key);

describe('a wrong password', () => {
  const stranger = { account: 'ada@example.org', address: '192.0.2.1', knownDevice: null };

  test('of a stranger counts for the account, the address, and both', () => {
    expect(countersOf(stranger)).toEqual([
      { key: 'visit 192.0.2.1 ada@example.org', limit: 5, windowMs: 600_000 },
      { key: 'address 192.0.2.1', limit: 20, windowMs: 600_000 },
      { key: 'account ada@example.org', limit: 100, windowMs: 3_600_000 },
    ]);
  });

  test('in a known browser counts for that browser, and touches nothing that strangers share', () => {
    const known = countersOf({ ...stranger, knownDevice: 'd1' });
    expect(known).toEqual([{ key: 'device d1 ada@example.org', limit: 10, windowMs: 600_000 }]);
    expect(keysOf(countersOf(stranger))).not.toContain(keysOf(known)[0]);
  });

  test('never counts for what somebody else’s counts for, whatever they type', () => {
    const typed = countersOf({ ...stranger, account: '192.0.2.1 ada@example.org' });
    const shared = keysOf(typed).filter((key) => keysOf(countersOf(stranger)).includes(key));
    expect(shared).toEqual(['address 192.0.2.1']);
    expect(keysOf(countersOfOwner('usr_1'))).toEqual(['owner usr_1']);
  });
});

describe('a session', () => {
  test('is worth extending once it was used on another day', () => {
    const now = 1_800_000_000_000;
    expect(isSessionWorthExtending(now + SESSION_MS, now)).toBe(false);
    expect(isSessionWorthExtending(now + SESSION_MS - 86_400_000, now)).toBe(false);
    expect(isSessionWorthExtending(now + SESSION_MS - 86_400_001, now)).toBe(true);
  });
});
