import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FeedFailing } from '../../../src/feed/events.js';
import { FactPublisher } from '../../../src/shared/kernel/facts.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import type { ShowId } from '../../../src/shared/kernel/identifiers.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { Notifications } from '../../../src/shows/webhooks/webhooks.js';
import type { ShowSkipped } from '../../../src/shows/events.js';
import { until, untilTrue } from '../../support/time/until.js';
import { verifies, WebhookReceiver } from '../../support/servers/webhook-receiver.js';
import { notice, Sending } from './sending-kit.js';

let sending: Sending;
let receiver: WebhookReceiver;

beforeAll(async () => {
  sending = await Sending.start();
  receiver = sending.receiver;
});

afterAll(() => sending?.close());

describe('a message', () => {
  test('comes signed, with the headers of Standard Webhooks, and is in the log', async () => {
    const hook = await sending.told(receiver.at('/plain'));
    await sending.notify(notice(hook.owner, 'plain'));
    const [message] = await sending.received('/plain', 1);
    expect([verifies(message!, hook.secret), message!.id.startsWith('msg_')]).toEqual([true, true]);
    expect(message!.body).toMatchObject({ type: 'briefing.ready', data: { artifact_id: 'art_1' } });
    const logged = await sending.attempts(hook, 1);
    expect(logged).toMatchObject({ id: message!.id, status: 'delivered', attempts: [{ status_code: 204 }] });
  });

  test('is one, however often and wherever it is told', async () => {
    const hook = await sending.told(receiver.at('/once'));
    const once = notice(hook.owner, 'once');
    await Promise.all([
      sending.notify(once, once),
      sending.notify(once),
      sending.elsewhere(Notifications).notify(once),
    ]);
    await sending.attempts(hook, 1);
    expect([(await sending.deliveries(hook)).length, receiver.to('/once').length]).toEqual([1, 1]);
  });

  test('goes to every webhook of its owner that wants it, and to nobody else', async () => {
    const all = await sending.told(receiver.at('/all'));
    await sending.addWebhook(all.token, receiver.at('/failing-only'), ['feed.failing']);
    const ready = await sending.addWebhook(all.token, receiver.at('/ready-only'), ['briefing.ready']);
    const other = await sending.told(receiver.at('/other'));
    await sending.notify(notice(all.owner, 'spread'));
    await Promise.all([sending.attempts(all, 1), sending.attempts({ ...all, ...ready }, 1)]);
    expect(['/all', '/ready-only', '/failing-only'].map((path) => receiver.to(path).length)).toEqual([1, 1, 0]);
    expect(await sending.deliveries(other)).toEqual([]);
  });

  test('is kept for nobody whose webhook is switched off', async () => {
    const hook = await sending.told(receiver.at('/off'));
    await sending.post('webhooks/update', { webhook_id: hook.id, enabled: false }, hook.token);
    await sending.notify(notice(hook.owner, 'off'));
    expect(await sending.deliveries(hook)).toEqual([]);
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
    const hook = await sending.told(url);
    await sending.notify(...Array.from({ length: 30 }, (_, index) => notice(hook.owner, `turn-${index}`)));
    await until(
      () => sending.deliveries(hook),
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
      const hooks = await Promise.all(Array.from({ length: 20 }, () => sending.told(url)));
      await sending.notify(...hooks.map(({ owner }) => notice(owner, 'slow')));
      await untilTrue(() => slow.received.length > 0);
      const quick = await sending.told(receiver.at('/quick'));
      await sending.notify(notice(quick.owner, 'quick'));
      const [logged] = await Promise.all([sending.attempts(quick, 1), sending.received('/quick', 1)]);
      expect(logged.status).toBe('delivered');
      // Two at once to one web server, of each node.
      expect(most).toBeLessThanOrEqual(4);
      await Promise.all(hooks.map(({ id, token }) => sending.post('webhooks/delete', { webhook_id: id }, token)));
    } finally {
      await slow.close();
    }
  });
});

describe('what happens', () => {
  test('to a briefing is told: one that fails, with its links and the code of its error', async () => {
    const { token } = await sending.member();
    await sending.post('subscriptions/create', { feed_url: sending.feeds.serve('silent', []) }, token);
    const hook = await sending.addWebhook(token, receiver.at('/failed'));
    const order = { artifact_type: 'audio_brief', user_request: 'What is new?' };
    const asked = await sending.post<{ artifact_id: string; viewer_url: string }>(
      'artifacts/compositions/create',
      order,
      token,
    );
    const [message] = await sending.received('/failed', 1);
    expect(verifies(message!, hook.secret)).toBe(true);
    const { artifact_id, viewer_url } = asked;
    expect(message!.body.type).toBe('briefing.failed');
    expect(message!.body.data).toEqual({ artifact_id, show_id: null, viewer_url, error_code: expect.any(String) });
  });

  test('to a show whose moment passes without an episode is told, once for each moment', async () => {
    const hook = await sending.told(receiver.at('/skipped'), ['show.skipped']);
    const skipped = (moment: number): ShowSkipped => {
      const showId = brand<ShowId>('shw_01kmq6t9f3e0hvn3v4k8f0y5zs');
      return { type: 'shows.ShowSkipped', data: { showId, owner: hook.owner, moment, reason: 'no_matching_items' } };
    };
    await sending.get(FactPublisher).publish(skipped(1_000), skipped(1_000), skipped(2_000));
    const messages = await sending.received('/skipped', 2);
    expect(new Set(messages.map(({ body }) => body.data['moment']))).toEqual(new Set([1_000, 2_000]));
    expect(messages[0]!.body).toMatchObject({ type: 'show.skipped', data: { reason: 'no_matching_items' } });
    expect(await sending.deliveries(hook)).toHaveLength(2);
  });

  test('to a feed that stays away is told to each of its followers, once for each outage', async () => {
    const feed_url = sending.feeds.serve('away', []);
    const follower = await sending.told(receiver.at('/away'), ['feed.failing']);
    const { source } = await sending.post<{ source: { id: string } }>(
      'subscriptions/create',
      { feed_url },
      follower.token,
    );
    const [{ feed_id: feedId } = { feed_id: 0 }] = await sending
      .get(Database)
      .query<{ feed_id: number }>('select feed_id from subscriptions.subscription where id = $1', [source.id]);
    const outage = (lastSuccessAt: number): FeedFailing => {
      return { type: 'feed.FeedFailing', data: { feedId, lastSuccessAt, failedAt: lastSuccessAt + 86_400_000 } };
    };
    await sending.get(FactPublisher).publish(outage(1_000), outage(1_000), outage(2_000));
    await sending.received('/away', 2);
    expect((await sending.deliveries(follower)).map(({ type }) => type)).toEqual(['feed.failing', 'feed.failing']);
    expect(receiver.to('/away').map(({ body }) => body.data)).toEqual(
      expect.arrayContaining([
        { source_id: source.id, last_success_at: 1_000 },
        { source_id: source.id, last_success_at: 2_000 },
      ]),
    );
  });
});
