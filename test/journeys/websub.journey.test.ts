import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LoopbackWeb } from '../feed/support/loopback-web.js';
import { newDataDir, Program, removeDataDir, stopPrograms } from '../support/program/program.js';
import { WebSubHub, type HubSubscriber } from '../support/servers/websub-hub.js';
import { until } from '../support/time/until.js';
import { Agent } from './client.js';

const feed = (topic: string, hub: string, titles: readonly string[]) =>
  `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Gazette</title>
   <atom:link rel="self" href="${topic}"/><atom:link rel="hub" href="${hub}"/>
   ${titles.map((title) => `<item><guid>${title}</guid><title>${title}</title></item>`).join('')}</channel></rss>`;

/** A program, a publisher and a hub, over HTTP. The tests are one story, in order. */
describe('a feed with a hub', () => {
  let web: LoopbackWeb;
  let hub: WebSubHub;
  let dataDir: string;
  let program: Program;
  let agent: Agent;
  let source: string;
  let subscriber: HubSubscriber;

  beforeAll(async () => {
    [web, hub] = await Promise.all([LoopbackWeb.start(), WebSubHub.start()]);
    dataDir = await newDataDir();
    const env = { FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8', WEBSUB: 'on' };
    program = await Program.start({ dataDir, env });
    agent = await Agent.anonymous(program);
  });

  afterAll(async () => {
    await stopPrograms();
    await Promise.all([web?.close(), hub?.close()]);
    await removeDataDir(dataDir);
  });

  const publish = (...titles: string[]): string =>
    web.on('/gazette.xml', (_, response) => {
      response.writeHead(200, { 'content-type': 'application/rss+xml' });
      response.end(feed(`${web.url}/gazette.xml`, hub.url, titles));
    });

  const titles = async (): Promise<string[]> => {
    const { body } = await agent.post<{ items: { title: string }[] }>('items/list', {});
    return body.items.map(({ title }) => title);
  };

  test('is subscribed to at its hub soon after somebody follows it', async () => {
    const { body } = await agent.subscribe(publish('First news'));
    source = body.source.id;
    await until(
      () => hub.subscribers.size,
      (count) => count === 1,
    );
    subscriber = hub.subscriberOf(`${web.url}/gazette.xml`);
    expect(subscriber.leaseSeconds).toBe(864_000);
    expect(subscriber.callback.startsWith(`${program.baseUrl}/websub/`)).toBe(true);
  });

  test('is read as soon as the hub calls, long before it would be polled', async () => {
    publish('First news', 'News of this minute');
    expect(await hub.deliver(subscriber, { body: 'whatever the hub says it is' })).toBe(202);
    await until(titles, (all) => all.includes('News of this minute'));
  });

  test('is not read because a stranger calls', async () => {
    const before = web.hits.get('/gazette.xml');
    expect(await hub.deliver(subscriber, { secret: 'guessed' })).toBe(202);
    const unknown = { ...subscriber, callback: `${program.baseUrl}/websub/00000000-0000-4000-8000-000000000000` };
    expect(await hub.deliver(unknown)).toBe(404);
    expect(web.hits.get('/gazette.xml')).toBe(before);
  });

  test('is left at its hub when nobody follows it any more', async () => {
    await agent.post('subscriptions/delete', { source_id: source });
    await until(
      () => hub.subscribers.size,
      (count) => count === 0,
    );
    expect(await hub.deliver(subscriber)).toBe(404);
  });
});
