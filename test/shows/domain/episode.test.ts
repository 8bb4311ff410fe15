import { describe, expect, test } from '@jest/globals';
import { brand } from '../../../src/shared/kernel/brand.js';
import { learn, nextLookAt, type EpisodeNews, type EpisodeState } from '../../../src/shows/domain/episode.js';

const briefing = { briefingId: brand<never>('art_1'), slug: 'slug' };
const reason = { code: 'allowance_exhausted', message: 'All are used up.', possibleAt: 5 };
const nothingNew = { code: 'no_matching_items', message: 'Nothing new.', possibleAt: null };

const pending: EpisodeState = Object.freeze({ status: 'pending', attempts: 0 });
const producing: EpisodeState = Object.freeze({ status: 'producing', briefing });
const ready: EpisodeState = Object.freeze({ status: 'ready', briefing });

const given = (state: EpisodeState) => ({
  when: (...news: readonly EpisodeNews[]) => news.reduce(learn, state),
});

describe('an episode', () => {
  test('is in production once its briefing is asked for', () => {
    expect(given(pending).when({ type: 'ordered', briefing })).toEqual(producing);
  });

  test('is ready with its briefing', () => {
    expect(given(producing).when({ type: 'briefing_ready' })).toEqual(ready);
  });

  test('is skipped when its briefing had nothing to tell, and failed when it failed otherwise', () => {
    expect(given(producing).when({ type: 'briefing_failed', reason: nothingNew })).toEqual({
      status: 'skipped',
      briefing,
      reason: nothingNew,
    });
    expect(given(producing).when({ type: 'briefing_failed', reason })).toMatchObject({ status: 'failed', reason });
  });

  test('is skipped when nothing may be asked for now, and failed when it may not be asked for at all', () => {
    const refused = (skip: boolean) => given(pending).when({ type: 'refused', reason, skip });
    expect(refused(true)).toEqual({ status: 'skipped', briefing: null, reason });
    expect(refused(false)).toEqual({ status: 'failed', briefing: null, reason });
  });

  test('waits while whoever is asked is away, and fails after a day of tries', () => {
    expect(given(pending).when({ type: 'put_off' }, { type: 'put_off' })).toEqual({ status: 'pending', attempts: 2 });
    expect(given({ status: 'pending', attempts: 287 }).when({ type: 'put_off' })).toMatchObject({
      status: 'failed',
      reason: { code: 'unavailable' },
    });
  });

  test('has failed when its briefing is erased before it was ready', () => {
    expect(given(producing).when({ type: 'briefing_erased' })).toMatchObject({ status: 'failed', briefing });
  });

  const late: readonly EpisodeNews[] = [
    { type: 'ordered', briefing: { ...briefing, slug: 'other' } },
    { type: 'refused', reason, skip: true },
    { type: 'put_off' },
    { type: 'briefing_ready' },
    { type: 'briefing_failed', reason },
    { type: 'briefing_erased' },
  ];

  test.each(late)('that is finished stays as it is, whatever comes late: %j', (news) => {
    const skipped: EpisodeState = { status: 'skipped', briefing: null, reason };
    for (const state of [ready, skipped]) expect(learn(state, news)).toBe(state);
  });

  test.each(late.slice(0, 3))('whose briefing is asked for already stays as it is: %j', (news) => {
    expect(learn(producing, news)).toBe(producing);
  });

  test.each(late.slice(3))('that nobody has asked for learns nothing of a briefing: %j', (news) => {
    expect(learn(pending, news)).toBe(pending);
  });
});

describe('the next look at an episode', () => {
  test('comes later after each try, and within five minutes', () => {
    const waits = [0, 1, 2, 20].map((attempts) => nextLookAt({ status: 'pending', attempts }, 0));
    expect(waits).toEqual([5_000, 10_000, 20_000, 300_000]);
  });

  test('comes while it is in production, and never once it is finished', () => {
    expect(nextLookAt(producing, 0)).toBe(3_600_000);
    expect(nextLookAt(ready, 0)).toBeNull();
  });
});
