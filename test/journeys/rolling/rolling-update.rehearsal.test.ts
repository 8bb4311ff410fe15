import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { Cluster } from '../../support/cluster/cluster.js';
import { RoundRobinProxy } from '../../support/cluster/proxy.js';
import { FeedServer, newsItems } from '../../support/servers/feed-server.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { WebhookReceiver } from '../../support/servers/webhook-receiver.js';
import { until, untilTrue } from '../../support/time/until.js';
import { Agent, type Artifact } from '../client.js';
import { EVENT_STORES } from '../event-stores.js';
import { historiesFrom, wrongWith } from '../histories.js';
import { confirmAddress } from '../visits.js';
import { Fleet } from './fleet.js';
import { Story } from './story.js';
import { Traffic } from './traffic.js';
import { doesDrain, mayComeBack } from './versions.js';

/** `npm run rehearse:update`: a checkout of the version before. Without it nodes are replaced by nodes of this version. */
const BEFORE = process.env['UPDATE_FROM'];
/** Of the stores, the one to rehearse on; without it both. */
const STORES = EVENT_STORES.filter((name) => name === (process.env['UPDATE_HISTORIES'] ?? name));
const ROUNDS = 3;
const BRIEFINGS = 8;
const LOGIN = { email: 'rolling@example.org', password: 'correct horse battery' };

/** Nodes of two versions on the same stores, and people who go on. The tests are one story, in order. */
describe.each(STORES)('a rolling update, with histories in %s', (histories) => {
  let feeds: FeedServer;
  let mails: MailServer;
  let receiver: WebhookReceiver;
  let proxy: RoundRobinProxy;
  let cluster: Cluster;
  let agent: Agent;
  let traffic: Traffic;
  let before: Fleet;
  let after: Fleet;
  let again: Fleet;
  let artifacts: readonly Artifact[];
  const story = new Story(histories, () => traffic?.inWords ?? 'nobody uses it yet');

  beforeAll(() => story.play('starts the nodes before', start));

  async function start(): Promise<void> {
    [feeds, mails, receiver, proxy] = await Promise.all([
      FeedServer.start(),
      MailServer.start(),
      WebhookReceiver.start(),
      RoundRobinProxy.start({ keepAlive: true }),
    ]);
    const env = {
      BASE_URL: proxy.baseUrl,
      FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8',
      WEBHOOK_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8',
      TRUSTED_PROXY_CIDRS: '127.0.0.0/8,::1/128',
      RATE_LIMIT_PER_MINUTE: '1000000',
      DRAIN_SECONDS: '5',
      SMTP_URL: mails.url,
      MAIL_FROM: 'briefings@example.org',
    };
    cluster = await Cluster.start({ histories, media: 'folder', env });
    before = await Fleet.start(cluster, proxy, BEFORE);
    const [, token = ''] = await cluster.commands(
      ['user:create', '--email', LOGIN.email, '--name', 'Ada', '--password', LOGIN.password],
      ['token:create', '--email', LOGIN.email],
    );
    agent = Agent.withToken(proxy, token.trim());
    await agent.subscribe(feeds.serve('gazette', newsItems(3, Date.now())));
    await agent.post('notifications/update', { mail_ready: true });
    for (const confirmation of await mails.mailTo(LOGIN.email)) await confirmAddress(proxy, confirmation);
    mails.arrived.length = 0;
    await agent.post('webhooks/create', { url: receiver.at('/hook'), types: ['briefing.ready', 'briefing.failed'] });
    const person = { place: proxy, agent, token: token.trim(), login: LOGIN, feeds, briefings: BRIEFINGS };
    traffic = new Traffic(person);
    await traffic.start();
  }

  afterAll(async () => {
    await traffic?.stop();
    await cluster?.remove();
    await Promise.all([feeds?.close(), mails?.close(), receiver?.close(), proxy?.close()]);
  });

  story.act('begins with people who get what they ask for', async () => {
    await traffic.goesOn(ROUNDS);
    expect(traffic.failures).toEqual([]);
  });

  story.act('starts new nodes beside the old ones, and both serve', async () => {
    after = await Fleet.start(cluster, proxy);
    await traffic.goesOn(ROUNDS);
    expect([traffic.failures, before.alarms, after.alarms]).toEqual([[], [], []]);
  });

  story.act('ends the old nodes, in order, and nobody notices', async () => {
    expect(await before.drain(doesDrain(BEFORE))).toEqual([0, 0]);
    await traffic.goesOn(ROUNDS);
    expect([traffic.failures, before.alarms, after.alarms]).toEqual([[], [], []]);
  });

  story.act('goes back in the same way, unless the version before cannot', async () => {
    const back = (await mayComeBack(BEFORE, cluster.database)) ? BEFORE : undefined;
    again = await Fleet.start(cluster, proxy, back);
    await traffic.goesOn(ROUNDS);
    expect(await after.drain()).toEqual([0, 0]);
    await traffic.goesOn(ROUNDS);
    expect([traffic.failures, after.alarms, again.alarms]).toEqual([[], [], []]);
  });

  story.act('makes every briefing that was asked for, once', async () => {
    await untilTrue(() => traffic.briefings.length === BRIEFINGS || traffic.failures.length > 0);
    await traffic.stop();
    artifacts = await Promise.all(traffic.briefings.map((id) => agent.finished(id)));
    expect(artifacts.map(({ status }) => status)).toEqual(traffic.briefings.map(() => 'ready'));
    const told = historiesFrom(await cluster.cli('audit:show', ...traffic.briefings));
    expect(artifacts.flatMap(({ id, status }) => wrongWith(told.get(id) ?? [], status))).toEqual([]);
    const steps = [...told.values()].flat().filter(({ type }) => type === 'StepFailed');
    expect(steps).toEqual([]);
    expect(traffic.failures).toEqual([]);
  });

  story.act('sends one mail and one message about each', async () => {
    const count = traffic.briefings.length;
    await until(
      () => ({ mails: mails.arrived.length, messages: receiver.received.length }),
      (sent) => sent.mails >= count && sent.messages >= count,
    );
    expect(mails.arrived.map(({ to }) => to)).toEqual(traffic.briefings.map(() => [LOGIN.email]));
    expect(new Set(mails.arrived.map(({ mail }) => mail.messageId)).size).toBe(count);
    const messages = receiver.received.map(({ body }) => body.data['artifact_id']);
    expect(new Set(messages)).toEqual(new Set(traffic.briefings));
    expect(messages).toHaveLength(count);
  });

  story.act('loses no subscription, and leaves histories that verify and rows that are what they say', async () => {
    const { body } = await agent.post<{ sources: { feed_url: string }[] }>('subscriptions/list', { limit: 100 });
    const listed = new Set(body.sources.map(({ feed_url }) => feed_url));
    expect(traffic.subscribed.filter((url) => !listed.has(url))).toEqual([]);
    const [, verified, compared] = await cluster.commands(['audit:seal'], ['audit:verify'], ['projections:verify']);
    expect(verified).toMatch(/\nSound\.$/);
    expect(compared).toMatch(/ 0 rows differ\.$/);
    expect(await again.drain()).toEqual([0, 0]);
  });
});
