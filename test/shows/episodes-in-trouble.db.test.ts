import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { FactPublisher, type Fact } from '../../src/shared/kernel/facts.js';
import { Briefings } from '../../src/shows/application/ports/briefings.js';
import { EpisodeStore } from '../../src/shows/application/ports/episode-store.js';
import type { TestApp } from '../support/http/http-app.js';
import { DAY, DueEpisodes, HOUR, lookAfter, MINUTE, MORNING, open, port } from './due-episodes.js';

let episodes: DueEpisodes;
let first: TestApp;
let second: TestApp;

beforeAll(async () => {
  episodes = await DueEpisodes.start();
  ({ first, second } = episodes);
});

afterEach(() => episodes.forget());
afterAll(() => episodes?.close());

describe('an episode whose node dies', () => {
  test('before it asks is asked for by another one', async () => {
    const { id, next } = await episodes.show();
    episodes.setTime(next - 10 * MINUTE);
    await open(first);
    await port(first, EpisodeStore).lease({ now: episodes.now, leaseUntil: episodes.now + MINUTE, limit: 20 });
    await episodes.work();
    expect(await episodes.briefingsOf(id)).toBe(0);
    episodes.setTime(episodes.now + MINUTE);
    await episodes.work();
    expect([await episodes.briefingsOf(id), (await episodes.episodesOf(id)).map(({ status }) => status)]).toEqual([
      1,
      ['producing'],
    ]);
  });

  test('after it has asked has the same briefing, whenever it is asked for again and whatever the show says then', async () => {
    const { id, next, token } = await episodes.show();
    episodes.setTime(next - 10 * MINUTE);
    await open(first);
    await lookAfter(first);
    const [asked] = await episodes.episodesOf(id);
    // What it learned was not recorded.
    await episodes.sql(
      `update shows.episode set status = 'pending', briefing_id = null, slug = null, look_at = $2 where show_id = $1`,
      [id, episodes.now],
    );
    await first.post('/api/v1/shows/update', { show_id: id, user_request: 'Only sport' }, token);
    episodes.setTime(episodes.now + 3 * DAY);
    await lookAfter(second);
    expect((await episodes.episodesOf(id))[0]).toEqual(asked);
    expect(await episodes.briefingsOf(id)).toBe(1);
  });

  test('is asked for later when whoever is asked is away', async () => {
    const { id, next } = await episodes.show();
    episodes.setTime(next - 10 * MINUTE);
    const briefings = port(first, Briefings);
    const order = briefings.order.bind(briefings);
    briefings.order = () => Promise.reject(new Error('the event store is away'));
    await open(first);
    await lookAfter(first);
    briefings.order = order;
    expect(await lookAfter(first)).toBe(0);
    episodes.setTime(episodes.now + MINUTE);
    await lookAfter(first);
    expect(await episodes.briefingsOf(id)).toBe(1);
  });
});

describe('an episode for which nothing can be asked', () => {
  const told: Fact[] = [];
  const nodes = () => [first, second].map((node) => port(node, FactPublisher));
  const tellAs = (publish: FactPublisher['publish']): void => nodes().forEach((facts) => (facts.publish = publish));
  const hear = async (...facts: readonly Fact[]): Promise<void> => void told.push(...facts);

  beforeEach(() => {
    told.length = 0;
    tellAs(hear);
  });

  test('is skipped when nobody is followed any more, and the next one comes', async () => {
    const { id, next } = await episodes.show(MORNING, { followsNothing: true });
    episodes.setTime(next - 10 * MINUTE);
    await episodes.work();
    expect(await episodes.episodesOf(id)).toEqual([
      expect.objectContaining({
        status: 'skipped',
        briefing_id: null,
        reason: expect.objectContaining({ code: 'no_active_subscriptions' }),
      }),
    ]);
    expect(await episodes.nextOf(id)).toBe(next + DAY);
    const data = { showId: id, owner: expect.any(String), moment: next, reason: 'no_active_subscriptions' };
    expect(told).toEqual([{ type: 'shows.ShowSkipped', data }]);
  });

  test('is not skipped unless that is told', async () => {
    const { id, next } = await episodes.show(MORNING, { followsNothing: true });
    episodes.setTime(next - 10 * MINUTE);
    tellAs(() => Promise.reject(new Error('the queue is away')));
    await episodes.work();
    expect((await episodes.episodesOf(id)).map(({ status }) => status)).toEqual(['pending']);
    tellAs(hear);
    episodes.setTime(episodes.now + HOUR);
    await episodes.work();
    expect((await episodes.episodesOf(id)).map(({ status }) => status)).toEqual(['skipped']);
    expect(told).toHaveLength(1);
  });

  test('is skipped when the allowance is used up, and tells when it is possible again', async () => {
    const { id, next, token } = await episodes.show();
    episodes.setTime(next - 11 * MINUTE);
    const ask = (user_request: string) =>
      first.post('/api/v1/artifacts/compositions/create', { artifact_type: 'audio_brief', user_request }, token);
    for (const subject of ['one', 'two', 'three', 'four']) expect((await ask(subject)).status).toBe(202);
    episodes.setTime(next - 10 * MINUTE);
    await episodes.work();
    const [skipped] = await episodes.episodesOf(id);
    expect(skipped).toMatchObject({ status: 'skipped', reason: { code: 'allowance_exhausted' } });
    expect(skipped?.reason?.possibleAt).toBe(next - 11 * MINUTE + DAY);
  });
});
