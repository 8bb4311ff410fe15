import { expect } from '@jest/globals';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type Answered, type TestApp } from '../support/http/http-app.js';
import { until } from '../support/time/until.js';

export const CREATE = '/api/v1/artifacts/compositions/create';

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule];

export interface Artifact {
  id: string;
  status: string;
  title: string;
  type: string;
  viewer_url: string;
  audio_url: string;
  quick_read_artifact_id: string;
  audio_duration_ms: number;
  audio_size_bytes: number;
  transcript_text: string;
  hosts: string[];
  audio_transcript_segments: { text: string; start_ms: number; duration_ms: number; speaker: string }[];
  artifact_data: {
    chapters: { start_ms: number; end_ms: number }[];
    stories: { items: { id: string; url: string }[] }[];
    segment_sources: { segment: number; item_id: string; url: string; quote: string }[];
  };
  error?: { code: string };
  production_progress?: { overall_percent: number };
  coverage_summary: { covered_unique_news_count: number; total_news_count: number; coverage_rate: number };
}

export const briefingRequest = (changes: object = {}): object => ({
  artifact_type: 'audio_brief',
  user_request: 'What is new?',
  capacity: { target_length_seconds: 180 },
  ...changes,
});

interface Created {
  readonly artifact_id: string;
  readonly status: string;
  readonly viewer_url: string;
  readonly error: string;
  readonly limit: number;
}

/** An app that makes briefings, four a day for each member, of feeds of somebody else. */
export class Briefings {
  private constructor(
    readonly app: TestApp,
    readonly feeds: FeedServer,
  ) {}

  static async start(): Promise<Briefings> {
    const feeds = await FeedServer.start();
    feeds.serve('daily', newsItems(12, Date.now()));
    const app = await startTestApp({
      modules: MODULES,
      config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], briefingDailyLimit: 4, rateLimitPerMinute: 100_000 },
    });
    return new Briefings(app, feeds);
  }

  subscribed(token: string, feed = 'daily'): Promise<string> {
    return follow(this.app, token, `${this.feeds.url}/${feed}`);
  }

  /** The token of a new member with a feed. */
  async subscriber(): Promise<string> {
    const token = await this.app.memberToken();
    await this.subscribed(token);
    return token;
  }

  async get(token: string, id: string): Promise<Artifact> {
    return (await this.app.post<{ artifact: Artifact }>('/api/v1/artifacts/get', { id }, token)).body.artifact;
  }

  /** Once nothing more is done for it; its progress has never gone back until then. */
  async finished(token: string, id: string): Promise<Artifact> {
    const percents: number[] = [];
    const ask = async (): Promise<Artifact> => {
      const artifact = await this.get(token, id);
      percents.push(artifact.production_progress?.overall_percent ?? 0);
      return artifact;
    };
    const artifact = await until(ask, ({ status }) => ['ready', 'failed', 'composition_failed'].includes(status));
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    return artifact;
  }

  create(
    token: string,
    body: object = briefingRequest(),
    headers: Record<string, string> = {},
  ): Promise<Answered<Created>> {
    return this.app.post<Created>(CREATE, body, token, { headers });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.feeds.close();
  }
}
