import type { Config } from '../../../../src/config.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { waitForFeeds } from '../../../feed/support/patient-fetches.js';
import { type Answered, startTestApp, type TestApp } from '../../../support/http/http-app.js';

export interface Source {
  readonly id: string;
  readonly title: string;
  readonly feed_url: string;
  readonly site_url: string | null;
  readonly last_success_at: number | null;
  readonly last_error: string | null;
  readonly created_at: number;
  readonly updated_at: number;
}

interface Created {
  readonly created: boolean;
  readonly source: Source;
  readonly error?: string;
  readonly message?: string;
}

interface Listed {
  readonly sources: Source[];
  readonly next_cursor: string | null;
}

/** An app of subscriptions and feeds, whose feeds are on this machine. */
export async function startAppOfSubscriptions(config: Partial<Config> = {}): Promise<TestApp> {
  const app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000, ...config },
  });
  waitForFeeds(app);
  return app;
}

/** What a caller asks of their subscriptions. */
export class Subscriber {
  constructor(
    private readonly app: TestApp,
    readonly token: string,
  ) {}

  create(feed_url: string, more: object = {}): Promise<Answered<Created>> {
    return this.app.post<Created>('/api/v1/subscriptions/create', { feed_url, ...more }, this.token);
  }

  remove(source_id: string): Promise<Answered> {
    return this.app.post('/api/v1/subscriptions/delete', { source_id }, this.token);
  }

  async list(body: object = {}): Promise<Listed> {
    return (await this.app.post<Listed>('/api/v1/subscriptions/list', body, this.token)).body;
  }

  async titles(body: object = {}): Promise<string[]> {
    return (await this.list(body)).sources.map(({ title }) => title);
  }
}
