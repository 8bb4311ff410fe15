import { CommandBus } from '@nestjs/cqrs';
import type { Config } from '../../../src/config.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { ReviewSubscribers } from '../../../src/feed/application/commands/review-subscribers.js';
import { RenewHubSubscriptions } from '../../../src/feed/application/commands/renew-hub-subscriptions.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { WebSubHub, type HubSubscriber } from '../../support/servers/websub-hub.js';
import { LoopbackWeb } from './loopback-web.js';

const startNode = (config: Partial<Config> = {}, databaseUrl?: string): Promise<TestApp> =>
  startTestApp({
    modules: [SubscriptionsModule, FeedModule],
    listen: 'known',
    ...(databaseUrl !== undefined && { databaseUrl }),
    config: {
      role: 'api',
      webSub: 'on',
      feedAllowedPrivateCidrs: ['127.0.0.0/8'],
      rateLimitPerMinute: 100_000,
      ...config,
    },
  });

export interface HubRow {
  readonly token: string;
  readonly status: string;
  readonly hub_url: string;
  readonly attempts: number;
  readonly lease_ends_at: number | null;
  readonly next_at: number;
  readonly last_error: string | null;
}

/** A program that neither polls nor works by itself, a hub, and a web server whose feeds name that hub. */
export class HubKit {
  private readonly nodes: TestApp[] = [];

  private constructor(
    readonly app: TestApp,
    readonly web: LoopbackWeb,
    readonly hub: WebSubHub,
    private readonly token: string,
  ) {
    this.nodes.push(app);
  }

  static async open(): Promise<HubKit> {
    const [web, hub] = await Promise.all([LoopbackWeb.start(), WebSubHub.start()]);
    const app = await startNode();
    return new HubKit(app, web, hub, await app.memberToken());
  }

  /** Another program, which ends with this kit; `databaseUrl`: beside others on one database. */
  async node(config: Partial<Config> = {}, databaseUrl?: string): Promise<TestApp> {
    const node = await startNode(config, databaseUrl);
    this.nodes.push(node);
    return node;
  }

  async close(): Promise<void> {
    // The database goes with the first one.
    for (const node of this.nodes.reverse()) await node.close();
    await Promise.all([this.web.close(), this.hub.close()]);
  }

  /** A feed that names a hub; returns its address, which is its topic too. */
  serve(path: string, hubUrl: string | null = this.hub.url): string {
    const url = `${this.web.url}${path}`;
    const links = `<atom:link rel="self" href="${url}"/>${hubUrl === null ? '' : `<atom:link rel="hub" href="${hubUrl}"/>`}`;
    return this.web.on(path, (_, response) => {
      response.writeHead(200, { 'content-type': 'application/rss+xml' });
      response.end(`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>News</title>
        ${links}<item><guid>${path}</guid><title>First</title></item></channel></rss>`);
    });
  }

  /** Somebody follows it: the id of their subscription. */
  async follow(url: string): Promise<string> {
    const answer = await this.app.post<{ source: { id: string } }>(
      '/api/v1/subscriptions/create',
      { feed_url: url },
      this.token,
    );
    await this.review(url);
    return answer.body.source.id;
  }

  async unfollow(url: string, sourceId: string): Promise<void> {
    await this.app.post('/api/v1/subscriptions/delete', { source_id: sourceId }, this.token);
    await this.review(url);
  }

  async renew(app: TestApp = this.app): Promise<void> {
    await app.app.get(CommandBus, { strict: false }).execute(new RenewHubSubscriptions(new AbortController().signal));
    await this.hub.settled();
  }

  /** Somebody follows a feed, and its hub has agreed to tell. */
  async subscribed(path: string): Promise<HubSubscriber> {
    const url = this.serve(path);
    await this.follow(url);
    await this.renew();
    // However busy this machine is: a feed that was slow is not asked at the next notification.
    const quick = 'update feed.fetch_log set took_ms = 0 where feed_id = (select id from feed.feed where url = $1)';
    await this.query(quick, [url]);
    return this.hub.subscriberOf(url);
  }

  query<Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    return this.app.app.get(Database, { strict: false }).query<Row>(sql, params);
  }

  /** What is kept of the hubs of a feed, the newest last. */
  rows(topic: string): Promise<HubRow[]> {
    return this.query<HubRow>('select * from feed.hub_subscription where topic_url = $1 order by status', [topic]);
  }

  async row(topic: string): Promise<HubRow> {
    const [row, ...more] = await this.rows(topic);
    if (row === undefined || more.length > 0) throw new Error(`${more.length} rows too many, or none`);
    return row;
  }

  /** When the feed is fetched next. */
  async dueAt(url: string): Promise<number> {
    const [row] = await this.query<{ at: number }>('select next_check_at as at from feed.feed where url = $1', [url]);
    return row?.at ?? Number.NaN;
  }

  /** As a fetch leaves it. */
  async putOff(url: string, at: number): Promise<void> {
    await this.query('update feed.feed set next_check_at = $2 where url = $1', [url, at]);
  }

  private async review(url: string): Promise<void> {
    const [row] = await this.query<{ id: number }>('select id from feed.feed where url = $1', [url]);
    await this.app.app.get(CommandBus, { strict: false }).execute(new ReviewSubscribers(row?.id ?? 0));
  }
}
