import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { Clock } from '../../src/shared/kernel/clock.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { LookAfterEpisodes } from '../../src/shows/application/commands/look-after-episodes.js';
import { OpenDueEpisodes } from '../../src/shows/application/commands/open-due-episodes.js';
import { DueShows } from '../../src/shows/application/ports/due-shows.js';
import { ShowsModule } from '../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule];
const MORNING = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], ready_at: '07:00', timezone: 'UTC' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Math.floor(Date.now() / DAY) * DAY + 12 * HOUR;

let feeds: FeedServer;
let app: TestApp;
let now = NOON;

beforeAll(async () => {
  feeds = await FeedServer.start();
  // Nobody works by itself: the test says when.
  app = await startTestApp({
    modules: MODULES,
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000, role: 'api' },
  });
  feeds.serve('gazette', newsItems(3, NOON - HOUR));
  app.app.get(Clock, { strict: false }).now = () => now;
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

afterEach(() => {
  now = NOON;
  return app.app.get(Database).execute('delete from shows.show');
});

const sql = <T>(text: string, params: readonly unknown[] = []): Promise<T[]> =>
  app.app.get(Database).query<T>(text, params);

const due = (): DueShows => app.app.get(DueShows, { strict: false });

async function work(): Promise<void> {
  const commands = app.app.get(CommandBus);
  for (let done = 1; done > 0;) {
    done = (await commands.execute(new OpenDueEpisodes())) + (await commands.execute(new LookAfterEpisodes()));
  }
}

async function show(schedule: object): Promise<{ id: string; next: number }> {
  const token = await app.memberToken();
  await follow(app, token, `${feeds.url}/gazette`);
  const body = { name: 'Morning', schedule };
  const answer = await app.post<{ show: { id: string; next_episode_at: number } }>('/api/v1/shows/create', body, token);
  return { id: answer.body.show.id, next: answer.body.show.next_episode_at };
}

/** As if a clock had been ahead when it was made. */
const episode = (id: string, moment: number, more: { status: string; reason?: object }): Promise<unknown[]> =>
  sql(
    `insert into shows.episode (show_id, moment, owner, cause, status, attempts, briefing_id, slug, reason, created_at, updated_at)
     select id, $2, owner, 'schedule', $3, 0, $4, $4, $5, $2, $2 from shows.show where id = $1`,
    [id, moment, more.status, more.status === 'ready' ? 'art_ahead' : null, more.reason ?? null],
  );

const statusesOf = async (id: string): Promise<readonly (readonly [number, string])[]> =>
  (
    await sql<{ moment: number; status: string }>(
      'select moment, status from shows.episode where show_id = $1 order by moment',
      [id],
    )
  ).map(({ moment, status }) => [moment, status] as const);

const nextOf = async (id: string): Promise<number | undefined> =>
  (await sql<{ next_at: number }>('select next_at from shows.show where id = $1', [id]))[0]?.next_at;

describe('a show whose last episode was made by a clock that was ahead for a month', () => {
  test('tells what is new instead of waiting until its clock has come so far', async () => {
    const { id, next } = await show(MORNING);
    await episode(id, next + 30 * DAY, { status: 'ready' });
    now = next - 5 * MINUTE;
    await work();
    expect(await statusesOf(id)).toEqual([
      [next, 'producing'],
      [next + 30 * DAY, 'ready'],
    ]);
  });

  test('counts the stories that have come since', async () => {
    const { id } = await show({ new_stories: 3 });
    await episode(id, now + 30 * DAY, { status: 'ready' });
    await sql('update shows.show set created_at = 0, due_at = $2 where id = $1', [id, now]);
    await work();
    expect((await statusesOf(id))[0]).toEqual([now, 'producing']);
  });

  test('does not wait for the allowance of that clock', async () => {
    const { id } = await show({ new_stories: 3 });
    const moment = now + 30 * DAY;
    const reason = { code: 'allowance_exhausted', message: 'spent', possibleAt: moment + DAY };
    await episode(id, moment, { status: 'skipped', reason });
    await sql('update shows.show set created_at = 0, due_at = $2 where id = $1', [id, now]);
    await work();
    expect((await statusesOf(id))[0]).toEqual([now, 'producing']);
  });
});

describe('a clock that was ahead for two days', () => {
  test('leaves a daily show with the moments that it has left out', async () => {
    const { id, next } = await show(MORNING);
    now = next + 2 * DAY - 5 * MINUTE;
    await work();
    expect(await nextOf(id)).toBe(next + 3 * DAY);
    now = next - HOUR;
    await due().repairDates(now);
    await work();
    expect(await nextOf(id)).toBe(next);
  });

  test('does not take a weekly show away from its day', async () => {
    const { id, next } = await show({ ...MORNING, days: ['mon'] });
    now = next - 5 * MINUTE;
    await work();
    await due().repairDates(now + 6 * MINUTE);
    expect(await nextOf(id)).toBe(next + 7 * DAY);
  });

  test('leases no show for two days, and the moment that it was leased for is not lost', async () => {
    const { id, next } = await show(MORNING);
    now = next + 2 * DAY;
    await due().lease({ now, leaseUntil: now + MINUTE, limit: 50 });
    now = next + HOUR;
    await due().repairDates(now);
    await work();
    expect(await statusesOf(id)).toEqual([[next, 'producing']]);
  });

  test('has episodes asked for within the hour', async () => {
    const { id, next } = await show(MORNING);
    now = next - 5 * MINUTE;
    await app.app.get(CommandBus).execute(new OpenDueEpisodes());
    await sql('update shows.episode set look_at = $2 where show_id = $1', [id, now + 20 * HOUR]);
    await due().repairDates(now);
    await work();
    expect(await statusesOf(id)).toEqual([[next, 'producing']]);
  });
});

describe('a show that nobody can make sense of', () => {
  test('does not keep others from their episodes', async () => {
    const { id, next } = await show(MORNING);
    const other = await show(MORNING);
    await sql(
      `update shows.show set due_at = due_at - 1, schedule = jsonb_set(schedule, '{timezone}', '"Nowhere/Atlantis"')
       where id = $1`,
      [other.id],
    );
    now = next - 5 * MINUTE;
    await work();
    expect(await statusesOf(id)).toEqual([[next, 'producing']]);
    expect(await statusesOf(other.id)).toEqual([]);
  });
});
