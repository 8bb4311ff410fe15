import { expect } from '@jest/globals';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { ShowsModule } from '../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../../support/servers/feed-server.js';
import { follow } from '../../support/people/follow.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { until } from '../../support/time/until.js';

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule];

export interface Podcast {
  podcast: { show_id: string | null; feed_url: string; created_at: number; renewed_at: number };
}

export const pathOf = (url: string): string => new URL(url).pathname;

/** Two nodes that serve podcasts, and a feed of somebody else to make briefings of. */
export class Podcasts {
  private constructor(
    readonly app: TestApp,
    readonly second: TestApp,
    private readonly feeds: FeedServer,
  ) {}

  static async start(): Promise<Podcasts> {
    const feeds = await FeedServer.start();
    feeds.serve('daily', newsItems(12, Date.now()));
    const config = { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 };
    const app = await startTestApp({ modules: MODULES, config });
    const onSameDatabase = { databaseUrl: app.databaseUrl, config: { ...config, role: 'api' as const } };
    return new Podcasts(app, await startTestApp({ modules: MODULES, ...onSameDatabase }), feeds);
  }

  async of(token: string, operation: 'get' | 'renew' = 'get'): Promise<Podcast['podcast']> {
    const { status, body } = await this.app.post<Podcast>(`/api/v1/podcasts/${operation}`, {}, token);
    expect(status).toBe(200);
    return body.podcast;
  }

  async readyBriefing(token: string): Promise<void> {
    await follow(this.app, token, `${this.feeds.url}/daily`);
    const request = {
      artifact_type: 'audio_brief',
      user_request: 'What is new?',
      capacity: { target_length_seconds: 180 },
    };
    const path = '/api/v1/artifacts/compositions/create';
    const { body } = await this.app.post<{ artifact_id: string }>(path, request, token);
    await until(
      () => this.app.post<{ artifact: { status: string } }>('/api/v1/artifacts/get', { id: body.artifact_id }, token),
      (answer) => answer.body.artifact.status === 'ready',
    );
  }

  async close(): Promise<void> {
    await this.second.close();
    await this.app.close();
    await this.feeds.close();
  }
}
