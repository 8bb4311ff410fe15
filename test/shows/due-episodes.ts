import { CommandBus } from '@nestjs/cqrs';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { Clock } from '../../src/shared/kernel/clock.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { LookAfterEpisodes } from '../../src/shows/application/commands/look-after-episodes.js';
import { OpenDueEpisodes } from '../../src/shows/application/commands/open-due-episodes.js';
import { ShowsModule } from '../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule];

export const MORNING = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], ready_at: '07:00', timezone: 'UTC' };

export const MINUTE = 60_000;

export const HOUR = 60 * MINUTE;

export const DAY = 24 * HOUR;

interface Row {
  readonly moment: number;
  readonly status: string;
  readonly briefing_id: string | null;
  readonly reason: { readonly code: string; readonly possibleAt: number | null } | null;
}

/** No moment of a show is near. */
const NOON = Math.floor(Date.now() / DAY) * DAY + 12 * HOUR;

export const port = <T>(node: TestApp, token: abstract new (...args: never[]) => T): T =>
  node.app.get(token as never, { strict: false });

export const open = (node: TestApp): Promise<number> => port(node, CommandBus).execute(new OpenDueEpisodes());
export const lookAfter = (node: TestApp): Promise<number> => port(node, CommandBus).execute(new LookAfterEpisodes());

interface Planned {
  readonly id: string;
  readonly next: number;
  readonly token: string;
}

/** Two nodes on which nobody works by itself: the test says who does, and when. */
export class DueEpisodes {
  /** Of both nodes. */
  now = NOON;

  private constructor(
    readonly first: TestApp,
    readonly second: TestApp,
    private readonly feeds: FeedServer,
  ) {
    this.setTime(NOON);
  }

  static async start(): Promise<DueEpisodes> {
    const feeds = await FeedServer.start();
    feeds.serve('gazette', newsItems(3, NOON));
    const config = {
      feedAllowedPrivateCidrs: ['127.0.0.0/8'],
      rateLimitPerMinute: 100_000,
      role: 'api' as const,
      briefingDailyLimit: 4,
    };
    const first = await startTestApp({ modules: MODULES, config });
    const second = await startTestApp({ modules: MODULES, config, databaseUrl: first.databaseUrl });
    return new DueEpisodes(first, second, feeds);
  }

  setTime(moment: number): void {
    this.now = moment;
    for (const { app } of [this.first, this.second]) app.get(Clock, { strict: false }).now = () => this.now;
  }

  sql<T>(text: string, params: readonly unknown[] = []): Promise<T[]> {
    return this.first.app.get(Database).query<T>(text, params);
  }

  /** As the pollers of both nodes do, until there is nothing to do. */
  async work(): Promise<void> {
    const { first, second } = this;
    for (let done = 1; done > 0;) {
      const counts = await Promise.all([open(first), open(second), lookAfter(first), lookAfter(second)]);
      done = counts.reduce((sum, count) => sum + count, 0);
    }
  }

  async show(schedule: object = MORNING, { followsNothing = false } = {}): Promise<Planned> {
    const token = await this.first.memberToken();
    if (!followsNothing) await follow(this.first, token, `${this.feeds.url}/gazette`);
    const { body } = await this.first.post<{ show: { id: string; next_episode_at: number } }>(
      '/api/v1/shows/create',
      { name: 'Morning', schedule },
      token,
    );
    return { id: body.show.id, next: body.show.next_episode_at, token };
  }

  episodesOf(id: string): Promise<Row[]> {
    const sql = 'select moment, status, briefing_id, reason from shows.episode where show_id = $1 order by moment';
    return this.sql<Row>(sql, [id]);
  }

  async briefingsOf(id: string): Promise<number> {
    const [row] = await this.sql<{ count: number }>(
      `select count(*)::int as count from briefing.briefing where state #>> '{requested,request,series}' = $1`,
      [id],
    );
    return row?.count ?? -1;
  }

  async nextOf(id: string): Promise<number | null> {
    return (
      (await this.sql<{ next_at: number }>('select next_at from shows.show where id = $1', [id]))[0]?.next_at ?? null
    );
  }

  /** As if nothing had been planned yet, at noon. */
  async forget(): Promise<void> {
    this.setTime(NOON);
    await this.first.app.get(Database).execute('delete from shows.show');
  }

  async close(): Promise<void> {
    await this.second.close();
    await this.first.close();
    await this.feeds.close();
  }
}
