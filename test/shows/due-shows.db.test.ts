import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { Clock } from '../../src/shared/kernel/clock.js';
import { FactPublisher, type Fact } from '../../src/shared/kernel/facts.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { LookAfterEpisodes } from '../../src/shows/application/commands/look-after-episodes.js';
import { OpenDueEpisodes } from '../../src/shows/application/commands/open-due-episodes.js';
import { Briefings } from '../../src/shows/application/ports/briefings.js';
import { DueShows } from '../../src/shows/application/ports/due-shows.js';
import { EpisodeStore } from '../../src/shows/application/ports/episode-store.js';
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

interface Row {
  readonly moment: number;
  readonly status: string;
  readonly briefing_id: string | null;
  readonly reason: { readonly code: string; readonly possibleAt: number | null } | null;
}

let feeds: FeedServer;
let first: TestApp;
let second: TestApp;
/** No moment of a show is near. */
const NOON = Math.floor(Date.now() / DAY) * DAY + 12 * HOUR;
/** Of both nodes. */
let now = NOON;

beforeAll(async () => {
  feeds = await FeedServer.start();
  // Nobody works by itself: the test says who does, and when.
  const config = {
    feedAllowedPrivateCidrs: ['127.0.0.0/8'],
    rateLimitPerMinute: 100_000,
    role: 'api' as const,
    briefingDailyLimit: 4,
  };
  first = await startTestApp({ modules: MODULES, config });
  second = await startTestApp({ modules: MODULES, config, databaseUrl: first.databaseUrl });
  feeds.serve('gazette', newsItems(3, NOON));
  setTime(NOON);
});

afterAll(async () => {
  await second?.close();
  await first?.close();
  await feeds?.close();
});

afterEach(() => {
  setTime(NOON);
  return first.app.get(Database).execute('delete from shows.show');
});

function setTime(moment: number): void {
  now = moment;
  for (const { app } of [first, second]) app.get(Clock, { strict: false }).now = () => now;
}

const sql = <T>(text: string, params: readonly unknown[] = []): Promise<T[]> =>
  first.app.get(Database).query<T>(text, params);

const port = <T>(node: TestApp, token: abstract new (...args: never[]) => T): T =>
  node.app.get(token as never, { strict: false });

const open = (node: TestApp): Promise<number> => port(node, CommandBus).execute(new OpenDueEpisodes());
const lookAfter = (node: TestApp): Promise<number> => port(node, CommandBus).execute(new LookAfterEpisodes());

/** As the pollers of both nodes do, until there is nothing to do. */
async function work(): Promise<void> {
  for (let done = 1; done > 0;) {
    const counts = await Promise.all([open(first), open(second), lookAfter(first), lookAfter(second)]);
    done = counts.reduce((sum, count) => sum + count, 0);
  }
}

async function show(
  schedule: object = MORNING,
  body: object = {},
  { followsNothing = false } = {},
): Promise<{ id: string; next: number; token: string }> {
  const token = await first.memberToken();
  if (!followsNothing) await follow(first, token, `${feeds.url}/gazette`);
  const answer = await first.post<{ show: { id: string; next_episode_at: number } }>(
    '/api/v1/shows/create',
    { name: 'Morning', schedule, ...body },
    token,
  );
  return { id: answer.body.show.id, next: answer.body.show.next_episode_at, token };
}

const episodesOf = (id: string): Promise<Row[]> =>
  sql<Row>('select moment, status, briefing_id, reason from shows.episode where show_id = $1 order by moment', [id]);

const briefingsOf = async (id: string): Promise<number> => {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from briefing.briefing where state #>> '{requested,request,series}' = $1`,
    [id],
  );
  return row?.count ?? -1;
};

const nextOf = async (id: string): Promise<number | null> =>
  (await sql<{ next_at: number }>('select next_at from shows.show where id = $1', [id]))[0]?.next_at ?? null;

describe('shows whose time has come', () => {
  test('have no episode before, and one briefing with two nodes at work', async () => {
    const { id, next } = await show();
    await work();
    expect(await episodesOf(id)).toEqual([]);
    setTime(next - 10 * MINUTE);
    await Promise.all([work(), work()]);
    expect(await episodesOf(id)).toEqual([expect.objectContaining({ moment: next, status: 'producing' })]);
    expect([await briefingsOf(id), await nextOf(id)]).toEqual([1, next + DAY]);
  });

  test('have one each, when many are due in the same minute', async () => {
    const { next, token } = await show();
    await sql(
      `insert into shows.show select 'shw_' || lpad(n::text, 26, '0'), owner, sealed_words, scope, language, host_ids,
         target_length_seconds, format, schedule, next_at, due_at, leased_until, null, null, created_at, updated_at
       from shows.show, generate_series(1, 120) n`,
    );
    setTime(next - 10 * MINUTE);
    await Promise.all([open(first), open(second), open(first), open(second)]);
    const counted = await sql<{ shows: number; moments: number }>(
      'select count(distinct show_id)::int as shows, count(*)::int as moments from shows.episode',
    );
    expect(counted).toEqual([{ shows: 121, moments: 121 }]);
    expect(token).not.toBe('');
  });

  test('have one episode, and not five, after five days in which nobody worked', async () => {
    const { id, next } = await show();
    setTime(next + 5 * DAY + HOUR);
    await work();
    expect((await episodesOf(id)).map(({ moment }) => moment)).toEqual([next + 5 * DAY]);
    expect([await briefingsOf(id), await nextOf(id)]).toEqual([1, next + 6 * DAY]);
  });

  test('have no further one when a clock is set back, and none is left out', async () => {
    const { id, next } = await show();
    setTime(next - 5 * MINUTE);
    await work();
    setTime(next - 3 * HOUR);
    await work();
    setTime(next + DAY - 5 * MINUTE);
    await work();
    expect((await episodesOf(id)).map(({ moment }) => moment)).toEqual([next, next + DAY]);
    expect(await briefingsOf(id)).toBe(2);
  });

  test('find their moment again when a clock that was ahead for weeks is right again', async () => {
    const { id, next } = await show();
    setTime(next + 40 * DAY - 5 * MINUTE);
    await work();
    setTime(next - HOUR);
    await work();
    expect(await nextOf(id)).toBe(next + 41 * DAY);
    await port(first, DueShows).repairDates(now);
    await work();
    expect(await nextOf(id)).toBe(next);
    setTime(next - 5 * MINUTE);
    await work();
    expect((await episodesOf(id)).map(({ moment }) => moment)).toEqual([next, next + 40 * DAY]);
  });

  test('are looked after by another node when the one that leased them has died', async () => {
    const { id, next } = await show();
    setTime(next - 10 * MINUTE);
    const leased = await port(first, DueShows).lease({ now, leaseUntil: now + MINUTE, limit: 50 });
    expect(leased).toHaveLength(1);
    await work();
    expect(await episodesOf(id)).toEqual([]);
    setTime(now + MINUTE);
    await work();
    expect(await briefingsOf(id)).toBe(1);
    // It was not dead but slow.
    const timing = { nextAt: next + 9 * DAY, dueAt: next + 9 * DAY };
    const turns = leased.map((one) => ({ leased: one, moment: next + 1, cause: 'schedule' as const, timing }));
    expect(await port(first, DueShows).take(turns, now)).toBe(0);
    expect([(await episodesOf(id)).length, await nextOf(id)]).toEqual([1, next + DAY]);
  });
});

describe('an episode whose node dies', () => {
  test('before it asks is asked for by another one', async () => {
    const { id, next } = await show();
    setTime(next - 10 * MINUTE);
    await open(first);
    await port(first, EpisodeStore).lease({ now, leaseUntil: now + MINUTE, limit: 20 });
    await work();
    expect(await briefingsOf(id)).toBe(0);
    setTime(now + MINUTE);
    await work();
    expect([await briefingsOf(id), (await episodesOf(id)).map(({ status }) => status)]).toEqual([1, ['producing']]);
  });

  test('after it has asked has the same briefing, whenever it is asked for again and whatever the show says then', async () => {
    const { id, next, token } = await show();
    setTime(next - 10 * MINUTE);
    await open(first);
    await lookAfter(first);
    const [asked] = await episodesOf(id);
    // What it learned was not recorded.
    await sql(
      `update shows.episode set status = 'pending', briefing_id = null, slug = null, look_at = $2 where show_id = $1`,
      [id, now],
    );
    await first.post('/api/v1/shows/update', { show_id: id, user_request: 'Only sport' }, token);
    setTime(now + 3 * DAY);
    await lookAfter(second);
    expect((await episodesOf(id))[0]).toEqual(asked);
    expect(await briefingsOf(id)).toBe(1);
  });

  test('is asked for later when whoever is asked is away', async () => {
    const { id, next } = await show();
    setTime(next - 10 * MINUTE);
    const briefings = port(first, Briefings);
    const order = briefings.order.bind(briefings);
    briefings.order = () => Promise.reject(new Error('the event store is away'));
    await open(first);
    await lookAfter(first);
    briefings.order = order;
    expect(await lookAfter(first)).toBe(0);
    setTime(now + MINUTE);
    await lookAfter(first);
    expect(await briefingsOf(id)).toBe(1);
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
    const { id, next } = await show(MORNING, {}, { followsNothing: true });
    setTime(next - 10 * MINUTE);
    await work();
    expect(await episodesOf(id)).toEqual([
      expect.objectContaining({
        status: 'skipped',
        briefing_id: null,
        reason: expect.objectContaining({ code: 'no_active_subscriptions' }),
      }),
    ]);
    expect(await nextOf(id)).toBe(next + DAY);
    const data = { showId: id, owner: expect.any(String), moment: next, reason: 'no_active_subscriptions' };
    expect(told).toEqual([{ type: 'shows.ShowSkipped', data }]);
  });

  test('is not skipped unless that is told', async () => {
    const { id, next } = await show(MORNING, {}, { followsNothing: true });
    setTime(next - 10 * MINUTE);
    tellAs(() => Promise.reject(new Error('the queue is away')));
    await work();
    expect((await episodesOf(id)).map(({ status }) => status)).toEqual(['pending']);
    tellAs(hear);
    setTime(now + HOUR);
    await work();
    expect((await episodesOf(id)).map(({ status }) => status)).toEqual(['skipped']);
    expect(told).toHaveLength(1);
  });

  test('is skipped when the allowance is used up, and tells when it is possible again', async () => {
    const { id, next, token } = await show();
    setTime(next - 11 * MINUTE);
    const ask = (user_request: string) =>
      first.post('/api/v1/artifacts/compositions/create', { artifact_type: 'audio_brief', user_request }, token);
    for (const subject of ['one', 'two', 'three', 'four']) expect((await ask(subject)).status).toBe(202);
    setTime(next - 10 * MINUTE);
    await work();
    const [skipped] = await episodesOf(id);
    expect(skipped).toMatchObject({ status: 'skipped', reason: { code: 'allowance_exhausted' } });
    expect(skipped?.reason?.possibleAt).toBe(next - 11 * MINUTE + DAY);
  });
});

describe('a show that waits for new stories', () => {
  test('has an episode once there are enough, one at a time', async () => {
    const { id } = await show({ new_stories: 3 });
    await work();
    expect(await episodesOf(id)).toEqual([]);
    // Its sources have brought three since it was made.
    await sql('update shows.show set created_at = 0, due_at = $2 where id = $1', [id, now]);
    await work();
    expect((await episodesOf(id)).map(({ status }) => status)).toEqual(['producing']);
    setTime(now + 16 * MINUTE);
    await work();
    expect(await episodesOf(id)).toHaveLength(1);
  });

  test('counts stories after its last episode only, and waits with too few', async () => {
    const { id } = await show({ new_stories: 4 });
    await sql('update shows.show set created_at = 0, due_at = $2 where id = $1', [id, now]);
    await work();
    expect(await episodesOf(id)).toEqual([]);
  });
});
