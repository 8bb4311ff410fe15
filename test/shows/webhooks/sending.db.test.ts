import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import type { FeedFailing } from '../../../src/feed/events.js';
import { FindPerson } from '../../../src/identity/accounts/application/queries/find-person.js';
import { FactPublisher } from '../../../src/shared/kernel/facts.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import type { CallerId, ShowId } from '../../../src/shared/kernel/identifiers.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { toDelivery, type DeliveryRow } from '../../../src/shows/webhooks/adapters/typeorm/delivery-row.js';
import { NEXT_MESSAGES } from '../../../src/shows/webhooks/adapters/typeorm/webhooks.sql.js';
import { Receivers } from '../../../src/shows/webhooks/application/ports/receivers.js';
import { NewDeliveries } from '../../../src/shows/webhooks/application/new-deliveries.js';
import { payloadOf } from '../../../src/shows/webhooks/application/message-payload.js';
import { Notifications, type Notice } from '../../../src/shows/webhooks/webhooks.js';
import type { ShowSkipped } from '../../../src/shows/events.js';
import { ShowsModule } from '../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { FeedServer } from '../../support/servers/feed-server.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { until, untilTrue } from '../../support/time/until.js';
import { answers, verifies, WebhookReceiver, type Received } from '../../support/servers/webhook-receiver.js';

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
interface Told {
  readonly token: string;
  readonly owner: CallerId;
  readonly id: string;
  readonly secret: string;
}

let nodes: TestApp[];
let receiver: WebhookReceiver;
let feeds: FeedServer;
let made = 0;

const modules = [SubscriptionsModule, FeedModule, BriefingModule, ShowsModule];
const config = {
  webhookAllowedPrivateCidrs: ['127.0.0.0/8'],
  feedAllowedPrivateCidrs: ['127.0.0.0/8'],
  rateLimitPerMinute: 100_000,
};

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  feeds = await FeedServer.start();
  const first = await startTestApp({ modules, config });
  nodes = [first, await startTestApp({ modules, config, databaseUrl: first.databaseUrl })];
});

afterAll(async () => {
  for (const node of nodes?.toReversed() ?? []) await node.close();
  await receiver?.close();
  await feeds?.close();
});

const node = (): TestApp => nodes[0]!;
const get = <T>(token: abstract new (...args: never[]) => T): T => node().app.get<T>(token, { strict: false });

async function post<Body>(operation: string, body: object, token: string): Promise<Body> {
  const { status, body: answer } = await node().post<Body>(`/api/v1/${operation}`, body, token);
  if (status >= 300) throw new Error(`${operation} answered ${status}: ${JSON.stringify(answer)}`);
  return answer;
}

async function member(): Promise<{ token: string; owner: CallerId }> {
  made += 1;
  const email = `told-${made}@example.org`;
  const token = await node().memberToken(email);
  return { token, owner: await get(QueryBus).execute(new FindPerson({ email })) };
}

async function told(url: string, types?: readonly string[]): Promise<Told> {
  const { token, owner } = await member();
  return { token, owner, ...(await addWebhook(token, url, types)) };
}

async function addWebhook(token: string, url: string, types?: readonly string[]): Promise<Pick<Told, 'id' | 'secret'>> {
  const body = { url, ...(types !== undefined && { types }) };
  const { webhook, secret } = await post<{ webhook: Webhook; secret: string }>('webhooks/create', body, token);
  return { id: webhook.id, secret };
}

const deliveries = async ({ token, id }: Told): Promise<readonly Delivery[]> =>
  (await post<{ deliveries: Delivery[] }>('webhooks/deliveries', { webhook_id: id, limit: 100 }, token)).deliveries;

const webhookOf = async ({ token }: Told): Promise<Webhook | undefined> =>
  (await post<{ webhooks: Webhook[] }>('webhooks/list', {}, token)).webhooks[0];

const received = (path: string, count: number): Promise<readonly Received[]> =>
  until(
    () => receiver.to(path),
    (messages) => messages.length >= count,
  );

const notice = (owner: CallerId, dedupeKey: string, type: Notice['type'] = 'briefing.ready'): Notice => {
  return { owner, type, at: Date.now(), data: { artifact_id: 'art_1' }, dedupeKey };
};

const notify = (...notices: readonly Notice[]): Promise<void> => get(Notifications).notify(...notices);

/** As if the time until the next try had passed. */
async function letTimePass({ id }: Pick<Told, 'id'>): Promise<void> {
  const database = get(Database);
  await database.execute('update shows.webhook_delivery set next_at = 1 where webhook_id = $1 and next_at > 1', [id]);
  await database.execute('update shows.webhook set next_at = 1, rest_until = null where id = $1', [id]);
  get(NewDeliveries).announce();
}

const attempts = async (of: Told, count: number): Promise<Delivery> => {
  const [delivery] = await until(
    () => deliveries(of),
    ([newest]) => (newest?.attempts.length ?? 0) >= count,
  );
  return delivery!;
};

describe('a message', () => {
  test('comes signed, with the headers of Standard Webhooks, and is in the log', async () => {
    const hook = await told(receiver.at('/plain'));
    await notify(notice(hook.owner, 'plain'));
    const [message] = await received('/plain', 1);
    expect([verifies(message!, hook.secret), message!.id.startsWith('msg_')]).toEqual([true, true]);
    expect(message!.body).toMatchObject({ type: 'briefing.ready', data: { artifact_id: 'art_1' } });
    const logged = await attempts(hook, 1);
    expect(logged).toMatchObject({ id: message!.id, status: 'delivered', attempts: [{ status_code: 204 }] });
  });

  test('is one, however often and wherever it is told', async () => {
    const hook = await told(receiver.at('/once'));
    const once = notice(hook.owner, 'once');
    await Promise.all([
      notify(once, once),
      notify(once),
      nodes[1]!.app.get(Notifications, { strict: false }).notify(once),
    ]);
    await attempts(hook, 1);
    expect([(await deliveries(hook)).length, receiver.to('/once').length]).toEqual([1, 1]);
  });

  test('goes to every webhook of its owner that wants it, and to nobody else', async () => {
    const all = await told(receiver.at('/all'));
    await addWebhook(all.token, receiver.at('/failing-only'), ['feed.failing']);
    const ready = await addWebhook(all.token, receiver.at('/ready-only'), ['briefing.ready']);
    const other = await told(receiver.at('/other'));
    await notify(notice(all.owner, 'spread'));
    await Promise.all([attempts(all, 1), attempts({ ...all, ...ready }, 1)]);
    expect(['/all', '/ready-only', '/failing-only'].map((path) => receiver.to(path).length)).toEqual([1, 1, 0]);
    expect(await deliveries(other)).toEqual([]);
  });

  test('is kept for nobody whose webhook is switched off', async () => {
    const hook = await told(receiver.at('/off'));
    await post('webhooks/update', { webhook_id: hook.id, enabled: false }, hook.token);
    await notify(notice(hook.owner, 'off'));
    expect(await deliveries(hook)).toEqual([]);
  });

  test('that is not taken is sent again with the same id and the same body, signed anew', async () => {
    const hook = await told(
      receiver.at('/again', (response, tries) => answers(tries < 3 ? 500 : 200)(response, tries)),
    );
    await notify(notice(hook.owner, 'again'));
    for (const tries of [1, 2]) {
      const pending = await attempts(hook, tries);
      expect(pending).toMatchObject({ status: 'pending', next_attempt_at: expect.any(Number) });
      expect((await webhookOf(hook))?.failing_since).toEqual(expect.any(Number));
      await letTimePass(hook);
    }
    const done = await attempts(hook, 3);
    expect(done).toMatchObject({ status: 'delivered', next_attempt_at: null });
    expect(done.attempts.map(({ status_code }) => status_code)).toEqual([500, 500, 200]);
    const messages = receiver.to('/again');
    expect(new Set(messages.map(({ id, text }) => id + text)).size).toBe(1);
    expect(messages.every((message) => verifies(message, hook.secret))).toBe(true);
    expect((await webhookOf(hook))?.failing_since).toBeNull();
  });

  test('waits as long as the receiver asks for, and so do the messages after it', async () => {
    const hook = await told(receiver.at('/busy', answers(429, { 'retry-after': '3600' })));
    await notify(notice(hook.owner, 'busy-1'));
    const { next_attempt_at: next, attempts: tries } = await attempts(hook, 1);
    expect((next ?? 0) - (tries[0]?.at ?? 0)).toBeGreaterThanOrEqual(3_600_000);
    await notify(notice(hook.owner, 'busy-2'));
    const rows = await get(Database).query<{ waits: boolean }>(
      'select next_at > $2 as waits from shows.webhook where id = $1',
      [hook.id, Date.now() + 1_800_000],
    );
    expect(rows).toEqual([{ waits: true }]);
  });

  test('is the last one when the receiver answers 410, and what waited is cancelled', async () => {
    const hook = await told(receiver.at('/gone', (response, tries) => answers(tries < 2 ? 500 : 410)(response, tries)));
    await notify(notice(hook.owner, 'gone-1'));
    await attempts(hook, 1);
    await notify(notice(hook.owner, 'gone-2'));
    await letTimePass(hook);
    const off = await until(
      () => webhookOf(hook),
      (one) => one?.enabled === false,
    );
    expect(off).toMatchObject({ disabled_reason: 'gone', disabled_at: expect.any(Number) });
    const statuses = (await deliveries(hook)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['cancelled', 'failed']);
  });

  test('that an earlier address refused says nothing of the one that a webhook has by now', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      receiver.at('/moved-from', (response, tries) => {
        answer = () => answers(410)(response, tries);
        resolve();
      });
    });
    const hook = await told(`${receiver.url}/moved-from`);
    await notify(notice(hook.owner, 'moved'));
    await asked;
    const url = receiver.at('/moved-to');
    await post('webhooks/update', { webhook_id: hook.id, url }, hook.token);
    answer();
    const [message] = await received('/moved-to', 1);
    expect(message?.id).toBe(receiver.to('/moved-from')[0]?.id);
    expect(await webhookOf(hook)).toMatchObject({ enabled: true, failing_since: null });
  });

  test('that has had all its tries switches off a webhook that took nothing for five days, and this is said', async () => {
    const hook = await told(receiver.at('/dead', answers(500)));
    await notify(notice(hook.owner, 'dead'));
    await attempts(hook, 1);
    const days = Date.now() - 6 * 86_400_000;
    await get(Database).execute('update shows.webhook set failing_since = $2 where id = $1', [hook.id, days]);
    for (let tries = 2; tries <= 9; tries += 1) {
      await letTimePass(hook);
      await attempts(hook, tries);
    }
    expect(await webhookOf(hook)).toMatchObject({ enabled: false, disabled_reason: 'failing', failing_since: null });
    expect(await deliveries(hook)).toMatchObject([{ status: 'failed', next_attempt_at: null }]);
  });

  test('that was sent and not recorded, because its worker was killed, is sent again with the same id', async () => {
    const hook = await told(receiver.at('/killed'));
    const lease = (until: number): Promise<number> =>
      get(Database).execute('update shows.webhook set leased_until = $2 where id = $1', [hook.id, until]);
    await lease(Date.now() + 60_000);
    await notify(notice(hook.owner, 'killed'));
    // What a worker that has the lease does until it is killed: nobody records it.
    const [waiting] = await get(Database).query<DeliveryRow>(NEXT_MESSAGES, [[hook.id], Date.now()]);
    const { id, ...message } = toDelivery(waiting!);
    const sent = { url: receiver.url + '/killed', id, payload: payloadOf(message), secrets: [hook.secret] };
    await get(Receivers).send(sent, new AbortController().signal);
    expect(await deliveries(hook)).toMatchObject([{ id, status: 'pending', attempts: [] }]);
    await lease(1);
    get(NewDeliveries).announce();
    const logged = await attempts(hook, 1);
    expect([logged.id, ...receiver.to('/killed').map((one) => one.id)]).toEqual([id, id, id]);
  });

  test('is sent once by two nodes, and each webhook gets its messages one at a time', async () => {
    let atOnce = 0;
    let most = 0;
    const url = receiver.at('/turns', (response) => {
      most = Math.max(most, (atOnce += 1));
      setTimeout(() => {
        atOnce -= 1;
        response.writeHead(204).end();
      }, 5);
    });
    const hook = await told(url);
    await notify(...Array.from({ length: 30 }, (_, index) => notice(hook.owner, `turn-${index}`)));
    await until(
      () => deliveries(hook),
      (all) => all.length === 30 && all.every(({ status }) => status === 'delivered'),
    );
    expect([receiver.to('/turns').length, most]).toEqual([30, 1]);
  });

  test('is not held up by receivers that take as long as they can', async () => {
    const slow = await WebhookReceiver.start();
    try {
      let atOnce = 0;
      let most = 0;
      const url = slow.at('/slow', (response) => {
        most = Math.max(most, (atOnce += 1));
        response.on('close', () => (atOnce -= 1));
      });
      const hooks = await Promise.all(Array.from({ length: 20 }, () => told(url)));
      await notify(...hooks.map(({ owner }) => notice(owner, 'slow')));
      await untilTrue(() => slow.received.length > 0);
      const quick = await told(receiver.at('/quick'));
      await notify(notice(quick.owner, 'quick'));
      const [logged] = await Promise.all([attempts(quick, 1), received('/quick', 1)]);
      expect(logged.status).toBe('delivered');
      // Two at once to one web server, of each node.
      expect(most).toBeLessThanOrEqual(4);
      await Promise.all(hooks.map(({ id, token }) => post('webhooks/delete', { webhook_id: id }, token)));
    } finally {
      await slow.close();
    }
  });
});

describe('what happens', () => {
  test('to a briefing is told: one that fails, with its links and the code of its error', async () => {
    const { token } = await member();
    await post('subscriptions/create', { feed_url: feeds.serve('silent', []) }, token);
    const hook = await addWebhook(token, receiver.at('/failed'));
    const order = { artifact_type: 'audio_brief', user_request: 'What is new?' };
    const asked = await post<{ artifact_id: string; viewer_url: string }>(
      'artifacts/compositions/create',
      order,
      token,
    );
    const [message] = await received('/failed', 1);
    expect(verifies(message!, hook.secret)).toBe(true);
    const { artifact_id, viewer_url } = asked;
    expect(message!.body.type).toBe('briefing.failed');
    expect(message!.body.data).toEqual({ artifact_id, show_id: null, viewer_url, error_code: expect.any(String) });
  });

  test('to a show whose moment passes without an episode is told, once for each moment', async () => {
    const hook = await told(receiver.at('/skipped'), ['show.skipped']);
    const skipped = (moment: number): ShowSkipped => {
      const showId = brand<ShowId>('shw_01kmq6t9f3e0hvn3v4k8f0y5zs');
      return { type: 'shows.ShowSkipped', data: { showId, owner: hook.owner, moment, reason: 'no_matching_items' } };
    };
    await get(FactPublisher).publish(skipped(1_000), skipped(1_000), skipped(2_000));
    const messages = await received('/skipped', 2);
    expect(new Set(messages.map(({ body }) => body.data['moment']))).toEqual(new Set([1_000, 2_000]));
    expect(messages[0]!.body).toMatchObject({ type: 'show.skipped', data: { reason: 'no_matching_items' } });
    expect(await deliveries(hook)).toHaveLength(2);
  });

  test('to a feed that stays away is told to each of its followers, once for each outage', async () => {
    const feed_url = feeds.serve('away', []);
    const follower = await told(receiver.at('/away'), ['feed.failing']);
    const { source } = await post<{ source: { id: string } }>('subscriptions/create', { feed_url }, follower.token);
    const [{ feed_id: feedId } = { feed_id: 0 }] = await get(Database).query<{ feed_id: number }>(
      'select feed_id from subscriptions.subscription where id = $1',
      [source.id],
    );
    const outage = (lastSuccessAt: number): FeedFailing => {
      return { type: 'feed.FeedFailing', data: { feedId, lastSuccessAt, failedAt: lastSuccessAt + 86_400_000 } };
    };
    await get(FactPublisher).publish(outage(1_000), outage(1_000), outage(2_000));
    await received('/away', 2);
    expect((await deliveries(follower)).map(({ type }) => type)).toEqual(['feed.failing', 'feed.failing']);
    expect(receiver.to('/away').map(({ body }) => body.data)).toEqual(
      expect.arrayContaining([
        { source_id: source.id, last_success_at: 1_000 },
        { source_id: source.id, last_success_at: 2_000 },
      ]),
    );
  });
});
