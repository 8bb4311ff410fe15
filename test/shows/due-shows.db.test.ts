import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { DueShows } from '../../src/shows/application/ports/due-shows.js';
import type { TestApp } from '../support/http/http-app.js';
import { DAY, DueEpisodes, HOUR, MINUTE, open, port } from './due-episodes.js';

let episodes: DueEpisodes;
let first: TestApp;
let second: TestApp;

beforeAll(async () => {
  episodes = await DueEpisodes.start();
  ({ first, second } = episodes);
});

afterEach(() => episodes.forget());
afterAll(() => episodes?.close());

describe('shows whose time has come', () => {
  test('have no episode before, and one briefing with two nodes at work', async () => {
    const { id, next } = await episodes.show();
    await episodes.work();
    expect(await episodes.episodesOf(id)).toEqual([]);
    episodes.setTime(next - 10 * MINUTE);
    await Promise.all([episodes.work(), episodes.work()]);
    expect(await episodes.episodesOf(id)).toEqual([expect.objectContaining({ moment: next, status: 'producing' })]);
    expect([await episodes.briefingsOf(id), await episodes.nextOf(id)]).toEqual([1, next + DAY]);
  });

  test('have one each, when many are due in the same minute', async () => {
    const { next, token } = await episodes.show();
    await episodes.sql(
      `insert into shows.show select 'shw_' || lpad(n::text, 26, '0'), owner, sealed_words, scope, language, host_ids,
         target_length_seconds, format, schedule, next_at, due_at, leased_until, null, null, created_at, updated_at
       from shows.show, generate_series(1, 120) n`,
    );
    episodes.setTime(next - 10 * MINUTE);
    await Promise.all([open(first), open(second), open(first), open(second)]);
    const counted = await episodes.sql<{ shows: number; moments: number }>(
      'select count(distinct show_id)::int as shows, count(*)::int as moments from shows.episode',
    );
    expect(counted).toEqual([{ shows: 121, moments: 121 }]);
    expect(token).not.toBe('');
  });

  test('have one episode, and not five, after five days in which nobody worked', async () => {
    const { id, next } = await episodes.show();
    episodes.setTime(next + 5 * DAY + HOUR);
    await episodes.work();
    expect((await episodes.episodesOf(id)).map(({ moment }) => moment)).toEqual([next + 5 * DAY]);
    expect([await episodes.briefingsOf(id), await episodes.nextOf(id)]).toEqual([1, next + 6 * DAY]);
  });

  test('have no further one when a clock is set back, and none is left out', async () => {
    const { id, next } = await episodes.show();
    episodes.setTime(next - 5 * MINUTE);
    await episodes.work();
    episodes.setTime(next - 3 * HOUR);
    await episodes.work();
    episodes.setTime(next + DAY - 5 * MINUTE);
    await episodes.work();
    expect((await episodes.episodesOf(id)).map(({ moment }) => moment)).toEqual([next, next + DAY]);
    expect(await episodes.briefingsOf(id)).toBe(2);
  });

  test('find their moment again when a clock that was ahead for weeks is right again', async () => {
    const { id, next } = await episodes.show();
    episodes.setTime(next + 40 * DAY - 5 * MINUTE);
    await episodes.work();
    episodes.setTime(next - HOUR);
    await episodes.work();
    expect(await episodes.nextOf(id)).toBe(next + 41 * DAY);
    await port(first, DueShows).repairDates(episodes.now);
    await episodes.work();
    expect(await episodes.nextOf(id)).toBe(next);
    episodes.setTime(next - 5 * MINUTE);
    await episodes.work();
    expect((await episodes.episodesOf(id)).map(({ moment }) => moment)).toEqual([next, next + 40 * DAY]);
  });

  test('are looked after by another node when the one that leased them has died', async () => {
    const { id, next } = await episodes.show();
    episodes.setTime(next - 10 * MINUTE);
    const leased = await port(first, DueShows).lease({
      now: episodes.now,
      leaseUntil: episodes.now + MINUTE,
      limit: 50,
    });
    expect(leased).toHaveLength(1);
    await episodes.work();
    expect(await episodes.episodesOf(id)).toEqual([]);
    episodes.setTime(episodes.now + MINUTE);
    await episodes.work();
    expect(await episodes.briefingsOf(id)).toBe(1);
    // It was not dead but slow.
    const timing = { nextAt: next + 9 * DAY, dueAt: next + 9 * DAY };
    const turns = leased.map((one) => ({ leased: one, moment: next + 1, cause: 'schedule' as const, timing }));
    expect(await port(first, DueShows).take(turns, episodes.now)).toBe(0);
    expect([(await episodes.episodesOf(id)).length, await episodes.nextOf(id)]).toEqual([1, next + DAY]);
  });
});

describe('a show that waits for new stories', () => {
  test('has an episode once there are enough, one at a time', async () => {
    const { id } = await episodes.show({ new_stories: 3 });
    await episodes.work();
    expect(await episodes.episodesOf(id)).toEqual([]);
    // Its sources have brought three since it was made.
    await episodes.sql('update shows.show set created_at = 0, due_at = $2 where id = $1', [id, episodes.now]);
    await episodes.work();
    expect((await episodes.episodesOf(id)).map(({ status }) => status)).toEqual(['producing']);
    episodes.setTime(episodes.now + 16 * MINUTE);
    await episodes.work();
    expect(await episodes.episodesOf(id)).toHaveLength(1);
  });

  test('counts stories after its last episode only, and waits with too few', async () => {
    const { id } = await episodes.show({ new_stories: 4 });
    await episodes.sql('update shows.show set created_at = 0, due_at = $2 where id = $1', [id, episodes.now]);
    await episodes.work();
    expect(await episodes.episodesOf(id)).toEqual([]);
  });
});
