import { describe, expect, test } from '@jest/globals';
import { hubTerms, missedNews, type HubReliability } from '../../../src/feed/domain/hub-reliability.js';

const HOUR = 3_600_000;
const at = 1_000 * HOUR;
const READ_BEFORE = { status: 'well', at: at - HOUR } as const;
const received = (added: number) => ({ health: READ_BEFORE, added, at });
const hub = (notifiedFor: number | null, trusted = notifiedFor !== null): HubReliability => ({ trusted, notifiedFor });

describe('A hub', () => {
  test.each<[string, HubReliability | null, number, boolean]>([
    ['misses news when new items come that it has not notified us of', hub(at - 2 * HOUR), 1, true],
    ['misses no news when it has notified us since the last fetch', hub(at - 1), 3, false],
    ['misses no news when nothing is new', hub(at - 2 * HOUR), 0, false],
    ['misses no news when it has promised nothing', hub(at - 2 * HOUR, false), 1, false],
    ['that is not there misses no news', null, 1, false],
  ])('%s', (_, before, added, missed) => {
    expect(missedNews(before, received(added))).toBe(missed);
  });

  test('misses no news at the first fetch, when everything is new', () => {
    expect(missedNews(hub(0), { health: { status: 'unfetched' }, added: 5, at })).toBe(false);
  });
});

describe('The next check of a feed', () => {
  test('can wait some hours when a trusted hub has told of its news', () => {
    expect(hubTerms(hub(at - 1), received(1))).toEqual({ restMs: 4 * HOUR, dueBy: null });
  });

  test('comes when its hub has asked for it during the fetch', () => {
    expect(hubTerms(hub(at + 1), received(1))).toEqual({ restMs: 4 * HOUR, dueBy: at + 1 });
    expect(hubTerms(hub(at + 1, false), received(0))).toEqual({ restMs: null, dueBy: at + 1 });
  });

  test('takes no account of a hub that has missed news, or of none', () => {
    const none = { restMs: null, dueBy: null };
    expect(hubTerms(hub(at - 2 * HOUR), received(1))).toEqual(none);
    expect(hubTerms(null, received(1))).toEqual(none);
  });
});
