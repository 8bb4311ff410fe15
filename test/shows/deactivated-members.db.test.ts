import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { DeactivateMember, ReactivateMember } from '../../src/identity/accounts/accounts.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { Clock } from '../../src/shared/kernel/clock.js';
import { MemberAddresses } from '../../src/shared/outbound/mail/member-addresses.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { LookAfterEpisodes } from '../../src/shows/application/commands/look-after-episodes.js';
import { OpenDueEpisodes } from '../../src/shows/application/commands/open-due-episodes.js';
import { LeaseDueDeliveries } from '../../src/shows/webhooks/application/commands/lease-due-deliveries.js';
import { SendLeasedDelivery } from '../../src/shows/webhooks/application/commands/send-leased-delivery.js';
import { ShowsModule } from '../../src/shows/shows.module.js';
import { Notifications } from '../../src/shows/webhooks/webhooks.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { follow } from '../support/people/follow.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { WebhookReceiver } from '../support/servers/webhook-receiver.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { somebody, type Somebody } from '../support/people/operators.js';
import { notice } from './webhooks/sending-kit.js';

const MORNING = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], ready_at: '07:00', timezone: 'UTC' };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let feeds: FeedServer;
let receiver: WebhookReceiver;
let app: TestApp;
let commands: CommandBus;
let now = Date.now();

beforeAll(async () => {
  feeds = await FeedServer.start();
  receiver = await WebhookReceiver.start();
  // Nobody works by itself: the test says when.
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule],
    config: {
      feedAllowedPrivateCidrs: ['127.0.0.0/8'],
      webhookAllowedPrivateCidrs: ['127.0.0.0/8'],
      rateLimitPerMinute: 100_000,
      role: 'api',
    },
  });
  app.app.get(Clock, { strict: false }).now = () => now;
  commands = app.app.get(CommandBus, { strict: false });
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
  await receiver?.close();
});

const sql = <T>(text: string, params: readonly unknown[]): Promise<T[]> => app.app.get(Database).query<T>(text, params);

const shutOut = ({ id }: Somebody): Promise<boolean> => commands.execute(new DeactivateMember(id, { operator: null }));
const letIn = ({ id }: Somebody): Promise<boolean> => commands.execute(new ReactivateMember(id, { operator: null }));

interface Made {
  readonly show: { readonly podcast_feed_url: string; readonly next_episode_at: number };
}

async function withShow(): Promise<{ readonly one: Somebody; readonly show: Made['show'] }> {
  const one = await somebody(app);
  await follow(app, one.token, feeds.serve('gazette', newsItems(3, now)));
  const { body } = await app.post<Made>('/api/v1/shows/create', { name: 'Morning', schedule: MORNING }, one.token);
  return { one, show: body.show };
}

const statuses = async ({ id }: Somebody): Promise<readonly string[]> =>
  (await sql<{ status: string }>('select status from shows.episode where owner = $1 order by moment', [id])).map(
    ({ status }) => status,
  );

const statusOf = async (address: string): Promise<number> =>
  (await app.browser().open(new URL(address).pathname)).status;

describe('of a member who is deactivated', () => {
  test('podcast feeds are not found, and come back at the same address', async () => {
    const { one, show } = await withShow();
    const { body } = await app.post<{ podcast: { feed_url: string } }>('/api/v1/podcasts/get', {}, one.token);
    const feedsOf = [show.podcast_feed_url, body.podcast.feed_url];
    for (const feed of feedsOf) expect(await statusOf(feed)).toBe(200);
    await shutOut(one);
    for (const feed of feedsOf) expect(await statusOf(feed)).toBe(404);
    await letIn(one);
    for (const feed of feedsOf) expect(await statusOf(feed)).toBe(200);
  });

  test('public links of briefings rest, also for who has it in a cache or asks for a part', async () => {
    const { one } = await withShow();
    const asked = { artifact_type: 'audio_brief', user_request: 'News', capacity: { target_length_seconds: 180 } };
    const made = await app.post<{ viewer_url: string }>('/api/v1/artifacts/compositions/create', asked, one.token);
    const path = new URL(made.body.viewer_url).pathname;
    const link = (below = '', headers = {}) => app.app.inject({ method: 'GET', url: path + below, headers });
    expect((await link()).statusCode).toBe(200);
    await shutOut(one);
    const below = ['', '/read', '/progress', '/audio.mp3', '/cover.jpg', '/events', '/transcript.vtt'];
    for (const each of below) {
      for (const headers of [{}, { 'if-none-match': '*' }, { range: 'bytes=0-1' }]) {
        expect([each, (await link(each, headers)).statusCode]).toEqual([each, 404]);
      }
    }
    await letIn(one);
    expect((await link()).statusCode).toBe(200);
  });

  test('shows make no episodes until their owner comes back, and then none for the time between', async () => {
    const { one, show } = await withShow();
    await shutOut(one);
    now = show.next_episode_at - 5 * MINUTE;
    await commands.execute(new OpenDueEpisodes());
    expect(await statuses(one)).toEqual([]);
    await letIn(one);
    await commands.execute(new OpenDueEpisodes());
    expect(await statuses(one)).toEqual([]);
    now += DAY;
    await commands.execute(new OpenDueEpisodes());
    expect(await statuses(one)).toEqual(['pending']);
  });

  test('an episode that was pending is skipped', async () => {
    const { one, show } = await withShow();
    now = show.next_episode_at - 5 * MINUTE;
    await commands.execute(new OpenDueEpisodes());
    await shutOut(one);
    await commands.execute(new LookAfterEpisodes());
    expect(await statuses(one)).toEqual(['skipped']);
  });

  test('webhooks are told nothing more', async () => {
    const { one } = await withShow();
    await app.post('/api/v1/webhooks/create', { url: receiver.url }, one.token);
    await app.app.get(Notifications, { strict: false }).notify(notice(one.id, 'a briefing'));
    await shutOut(one);
    const { leased } = await commands.execute(new LeaseDueDeliveries({ busyOrigins: [], mostFailing: 1, most: 10 }));
    expect(leased).toHaveLength(1);
    for (const each of leased) await commands.execute(new SendLeasedDelivery(each, AbortSignal.timeout(60_000)));
    expect(receiver.received).toEqual([]);
    expect(
      await sql('select status from shows.webhook_delivery where webhook_id = $1', [leased[0]?.webhook.id]),
    ).toEqual([{ status: 'cancelled' }]);
  });

  test('there is no address for mails', async () => {
    const { one } = await withShow();
    await sql('update identity.member set confirmed_at = 1 where caller_id = $1 returning 1', [one.id]);
    const addresses = app.app.get(MemberAddresses, { strict: false });
    expect(await addresses.confirmedOf(one.id)).toBe(one.email);
    await shutOut(one);
    expect(await addresses.confirmedOf(one.id)).toBeNull();
  });
});
