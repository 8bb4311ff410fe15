import { QueryBus } from '@nestjs/cqrs';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { FindPerson } from '../../../src/identity/accounts/application/queries/find-person.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { NewDeliveries } from '../../../src/shows/webhooks/application/new-deliveries.js';
import { Notifications, type Notice } from '../../../src/shows/webhooks/webhooks.js';
import { ShowsModule } from '../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { FeedServer } from '../../support/servers/feed-server.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { until } from '../../support/time/until.js';
import { WebhookReceiver, type Received } from '../../support/servers/webhook-receiver.js';

const modules = [SubscriptionsModule, FeedModule, BriefingModule, ShowsModule];
const config = {
  webhookAllowedPrivateCidrs: ['127.0.0.0/8'],
  feedAllowedPrivateCidrs: ['127.0.0.0/8'],
  rateLimitPerMinute: 100_000,
};

interface Webhook {
  readonly id: string;
  readonly enabled: boolean;
  readonly disabled_reason: string | null;
  readonly failing_since: number | null;
}

interface Delivery {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly attempts: readonly { readonly at: number; readonly status_code: number | null; readonly error: string }[];
  readonly next_attempt_at: number | null;
}

/** A member with a webhook. */
export interface Told {
  readonly token: string;
  readonly owner: CallerId;
  readonly id: string;
  readonly secret: string;
}

export const notice = (owner: CallerId, dedupeKey: string, type: Notice['type'] = 'briefing.ready'): Notice => {
  return { owner, type, at: Date.now(), data: { artifact_id: 'art_1' }, dedupeKey };
};

/** Two nodes that send messages, and a server of somebody else that receives them. */
export class Sending {
  #members = 0;

  private constructor(
    private readonly nodes: readonly [TestApp, TestApp],
    readonly receiver: WebhookReceiver,
    readonly feeds: FeedServer,
  ) {}

  static async start(): Promise<Sending> {
    const [receiver, feeds] = [await WebhookReceiver.start(), await FeedServer.start()];
    const first = await startTestApp({ modules, config });
    const second = await startTestApp({ modules, config, databaseUrl: first.databaseUrl });
    return new Sending([first, second], receiver, feeds);
  }

  /** What the second node has of that name. */
  elsewhere<T>(token: abstract new (...args: never[]) => T): T {
    return this.nodes[1].app.get<T>(token, { strict: false });
  }

  get<T>(token: abstract new (...args: never[]) => T): T {
    return this.nodes[0].app.get<T>(token, { strict: false });
  }

  async post<Body>(operation: string, body: object, token: string): Promise<Body> {
    const { status, body: answer } = await this.nodes[0].post<Body>(`/api/v1/${operation}`, body, token);
    if (status >= 300) throw new Error(`${operation} answered ${status}: ${JSON.stringify(answer)}`);
    return answer;
  }

  async member(): Promise<{ token: string; owner: CallerId }> {
    const email = `told-${(this.#members += 1)}@example.org`;
    const token = await this.nodes[0].memberToken(email);
    return { token, owner: await this.get(QueryBus).execute(new FindPerson({ email })) };
  }

  async told(url: string, types?: readonly string[]): Promise<Told> {
    const { token, owner } = await this.member();
    return { token, owner, ...(await this.addWebhook(token, url, types)) };
  }

  async addWebhook(token: string, url: string, types?: readonly string[]): Promise<Pick<Told, 'id' | 'secret'>> {
    const body = { url, ...(types !== undefined && { types }) };
    const { webhook, secret } = await this.post<{ webhook: Webhook; secret: string }>('webhooks/create', body, token);
    return { id: webhook.id, secret };
  }

  async deliveries({ token, id }: Told): Promise<readonly Delivery[]> {
    const asked = { webhook_id: id, limit: 100 };
    return (await this.post<{ deliveries: Delivery[] }>('webhooks/deliveries', asked, token)).deliveries;
  }

  async webhookOf({ token }: Told): Promise<Webhook | undefined> {
    return (await this.post<{ webhooks: Webhook[] }>('webhooks/list', {}, token)).webhooks[0];
  }

  received(path: string, count: number): Promise<readonly Received[]> {
    return until(
      () => this.receiver.to(path),
      (messages) => messages.length >= count,
    );
  }

  notify(...notices: readonly Notice[]): Promise<void> {
    return this.get(Notifications).notify(...notices);
  }

  /** As if the time until the next try had passed. */
  async letTimePass({ id }: Pick<Told, 'id'>): Promise<void> {
    const database = this.get(Database);
    await database.execute('update shows.webhook_delivery set next_at = 1 where webhook_id = $1 and next_at > 1', [id]);
    await database.execute('update shows.webhook set next_at = 1, rest_until = null where id = $1', [id]);
    this.get(NewDeliveries).announce();
  }

  /** The newest message of that webhook once it was tried so often. */
  async attempts(of: Told, count: number): Promise<Delivery> {
    const [delivery] = await until(
      () => this.deliveries(of),
      ([newest]) => (newest?.attempts.length ?? 0) >= count,
    );
    return delivery!;
  }

  async close(): Promise<void> {
    for (const node of this.nodes.toReversed()) await node.close();
    await this.receiver.close();
    await this.feeds.close();
  }
}
