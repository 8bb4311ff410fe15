import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { BriefingPersonalData } from '../../src/briefing/application/briefing-personal-data.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { Clock } from '../../src/shared/kernel/clock.js';
import type { CallerId } from '../../src/shared/kernel/identifiers.js';
import type { PersonalData } from '../../src/shared/kernel/compliance/personal-data.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { LookAfterEpisodes } from '../../src/shows/application/commands/look-after-episodes.js';
import { OpenDueEpisodes } from '../../src/shows/application/commands/open-due-episodes.js';
import { ShowsPersonalData } from '../../src/shows/application/shows-personal-data.js';
import { ShowsModule } from '../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';

const MORNING = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], ready_at: '07:00', timezone: 'UTC' };
const MINUTE = 60_000;

let feeds: FeedServer;
let app: TestApp;
let now = Date.now();

beforeAll(async () => {
  feeds = await FeedServer.start();
  // Nobody works by itself: the test says when.
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000, role: 'api' },
  });
  app.app.get(Clock, { strict: false }).now = () => now;
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

const sql = <T>(text: string, params: readonly unknown[] = []): Promise<T[]> =>
  app.app.get(Database).query<T>(text, params);

const count = async (table: string): Promise<number> =>
  (await sql<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count ?? -1;

const work = (command: OpenDueEpisodes | LookAfterEpisodes): Promise<number> =>
  app.app.get(CommandBus).execute<OpenDueEpisodes | LookAfterEpisodes, number>(command);

/** Whose episode is pending. */
async function waiting(): Promise<CallerId> {
  const token = await app.memberToken();
  await follow(app, token, feeds.serve('gazette', newsItems(3, now)));
  const body = { name: 'Morning', schedule: MORNING };
  const made = await app.post<{ show: { id: string; next_episode_at: number } }>('/api/v1/shows/create', body, token);
  now = made.body.show.next_episode_at - 5 * MINUTE;
  await work(new OpenDueEpisodes());
  const [row] = await sql<{ owner: CallerId }>(`select owner from shows.episode where status = 'pending'`);
  if (row === undefined) throw new Error('no episode is pending');
  return row.owner;
}

const erase = async (context: abstract new (...args: never[]) => PersonalData, caller: CallerId): Promise<void> => {
  const data: PersonalData = app.app.get(context as never, { strict: false });
  await data.erase({ caller, askedBy: 'operator', askedAt: now });
};

describe('a member who is erased while an episode is pending', () => {
  test('has no briefing made any more, whichever is erased first', async () => {
    const first = await waiting();
    await erase(ShowsPersonalData, first);
    await work(new LookAfterEpisodes());
    await erase(BriefingPersonalData, first);

    const second = await waiting();
    await erase(BriefingPersonalData, second);
    await work(new LookAfterEpisodes());
    await erase(ShowsPersonalData, second);
    now += 10 * MINUTE;
    expect([await work(new OpenDueEpisodes()), await work(new LookAfterEpisodes())]).toEqual([0, 0]);

    const tables = ['shows.show', 'shows.episode', 'briefing.briefing', 'briefing.ticket'];
    expect(await Promise.all(tables.map(count))).toEqual([0, 0, 0, 0]);
  });
});
