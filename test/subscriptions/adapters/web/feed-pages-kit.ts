import { FeedModule } from '../../../../src/feed/feed.module.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { LoopbackWeb } from '../../../feed/support/loopback-web.js';
import { waitForFeeds } from '../../../feed/support/patient-fetches.js';
import type { BrowserOptions, Seen } from '../../../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { type Somebody, somebody } from '../../../support/people/operators.js';

export interface Source {
  readonly id: string;
  readonly title: string;
}

interface Folder {
  readonly id: string;
  readonly name: string;
  readonly source_ids: string[];
}

/** An app with the pages of feeds, which are on this machine. */
export class FeedPages {
  private constructor(
    readonly app: TestApp,
    readonly web: LoopbackWeb,
  ) {}

  static async start(): Promise<FeedPages> {
    const web = await LoopbackWeb.start();
    const app = await startTestApp({
      listen: 'known',
      modules: [SubscriptionsModule, FeedModule],
      config: { role: 'api', rateLimitPerMinute: 100_000, feedAllowedPrivateCidrs: ['127.0.0.0/8'] },
    });
    waitForFeeds(app);
    return new FeedPages(app, web);
  }

  signedIn(options: BrowserOptions = {}): Promise<Somebody> {
    return somebody(this.app, options);
  }

  async sources(token: string): Promise<Source[]> {
    return (await this.app.post<{ sources: Source[] }>('/api/v1/subscriptions/list', {}, token)).body.sources;
  }

  async folders(token: string): Promise<Folder[]> {
    return (await this.app.post<{ folders: Folder[] }>('/api/v1/folders/list', {}, token)).body.folders;
  }

  /** The page that it leads to. */
  async add({ browser }: Pick<Somebody, 'browser'>, address: string): Promise<Seen> {
    await browser.open('/feeds');
    return browser.settle(await browser.submit('/feeds', { address }));
  }

  feedNamed(path: string, title: string): string {
    return this.web.feed(path, title, [{ title: `Newest of ${title}`, at: Date.now() - 60_000 }]);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.web.close();
  }
}
