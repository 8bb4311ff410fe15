import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Database } from '../../../../src/shared/storage/database/database.js';
import { HubKit } from '../../support/hub-kit.js';
import { WebSubHub } from '../../../support/servers/websub-hub.js';

const DAY = 86_400_000;

let kit: HubKit;

beforeAll(async () => {
  kit = await HubKit.open();
});

afterAll(() => kit.close());

afterEach(() => {
  Object.assign(kit.hub, { answer: 202, verifies: 'after', leaseSeconds: null });
  kit.hub.requests.length = 0;
});

/** Everything that waits for its time is due. */
const dueNow = () => kit.query('update feed.hub_subscription set next_at = 0');

/** Whatever there is began a day ago. */
const dayLater = () => kit.query('update feed.hub_subscription set begun_at = begun_at - 86400000');

const requestsAbout = (topic: string) => kit.hub.requests.filter((request) => request.topic === topic);

describe('The hub of a feed that somebody follows', () => {
  test('is asked to tell us, for ten days, with a secret of its own and at an address of its own', async () => {
    const [one, two] = [await kit.subscribed('/one.xml'), await kit.subscribed('/two.xml')];
    const fields = Object.fromEntries(requestsAbout(one.topic)[0]?.fields ?? []);
    expect(fields).toEqual({
      'hub.mode': 'subscribe',
      'hub.topic': one.topic,
      'hub.callback': one.callback,
      'hub.verify': 'async',
      'hub.lease_seconds': String((10 * DAY) / 1_000),
      'hub.secret': expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(one.callback).toMatch(new RegExp(`^${kit.app.url}/websub/[\\da-f-]{36}$`));
    expect(two.callback).not.toBe(one.callback);
    expect(two.secret).not.toBe(one.secret);
    expect(await kit.row(one.topic)).toMatchObject({ status: 'live', attempts: 0, last_error: null });
  });

  test('may be named in the headers of the answer, which count more than the document', async () => {
    const topic = `${kit.web.url}/topic-of-header`;
    const url = kit.web.on('/header.xml', (_, response) => {
      const link = [`<${kit.hub.url}>; rel="hub"`, `<${topic}>; rel="self"`];
      response.writeHead(200, { 'content-type': 'application/rss+xml', link });
      response.end(
        '<rss version="2.0"><channel><title>T</title><link rel="hub" href="https://no.example/"/></channel></rss>',
      );
    });
    await kit.follow(url);
    await kit.renew();
    expect(kit.hub.subscriberOf(topic).topic).toBe(topic);
  });

  test('may ask back before it answers, as hubs of PubSubHubbub do', async () => {
    kit.hub.verifies = 'before';
    kit.hub.answer = 204;
    const { topic } = await kit.subscribed('/sync.xml');
    const row = await kit.row(topic);
    expect(row).toMatchObject({ status: 'live', attempts: 0, last_error: null });
    expect(row.next_at).toBeGreaterThan(Date.now() + 6 * DAY);
  });

  test('is asked again only when the lease nears its end', async () => {
    const { topic } = await kit.subscribed('/renewed.xml');
    await kit.renew();
    expect(requestsAbout(topic)).toHaveLength(1);
    const before = await kit.row(topic);
    expect(before.next_at).toBeGreaterThan(Date.now() + 6 * DAY);
    expect(before.next_at).toBeLessThan(Date.now() + 9 * DAY);
    await dueNow();
    await kit.renew();
    expect(requestsAbout(topic)).toHaveLength(2);
    expect(await kit.row(topic)).toMatchObject({ status: 'live', token: before.token, attempts: 0 });
  });

  test('is asked later when it does not take the request, and what we have goes on', async () => {
    const { topic } = await kit.subscribed('/away.xml');
    kit.hub.answer = 503;
    await dueNow();
    await kit.renew();
    const row = await kit.row(topic);
    expect(row).toMatchObject({ status: 'live', attempts: 1, last_error: 'The hub does not take the request (503).' });
    expect(row.next_at).toBeGreaterThan(Date.now() + 10 * 60_000);
    kit.hub.answer = 202;
    await dueNow();
    await kit.renew();
    expect(await kit.row(topic)).toMatchObject({ status: 'live', attempts: 0, last_error: null });
  });

  test('is asked later when it is not there', async () => {
    const gone = await WebSubHub.start();
    const url = kit.serve('/no-hub.xml', gone.url);
    await gone.close();
    await kit.follow(url);
    await kit.renew();
    expect(await kit.row(url)).toMatchObject({
      status: 'asking',
      attempts: 1,
      last_error: expect.stringContaining('The hub cannot be asked: '),
    });
  });

  test('is asked again when it never asks back, and until then its feed is polled as ever', async () => {
    kit.hub.verifies = 'never';
    const url = kit.serve('/silent.xml');
    await kit.follow(url);
    await kit.renew();
    expect(await kit.row(url)).toMatchObject({
      status: 'asking',
      last_error: expect.stringContaining('not confirmed'),
    });
    await dueNow();
    await kit.renew();
    expect(requestsAbout(url)).toHaveLength(2);
    expect(await kit.dueAt(url)).toBeLessThan(Date.now() + 2 * 3_600_000);
  });

  test('confirms to a program that was killed after it had asked', async () => {
    kit.hub.verifies = 'never';
    const url = kit.serve('/killed.xml');
    await kit.follow(url);
    await kit.renew();
    const asked = requestsAbout(url)[0];
    const next = await kit.node({}, kit.app.databaseUrl);
    const callback = `${next.url}${new URL(asked?.callback ?? '').pathname}`;
    expect(await kit.hub.verify(callback, { 'hub.mode': 'subscribe', 'hub.topic': url })).toBe(200);
    expect(await kit.row(url)).toMatchObject({ status: 'live' });
  });

  test('is asked once, however many nodes look after it at the same time', async () => {
    const other = await kit.node({ baseUrl: kit.app.url }, kit.app.databaseUrl);
    const urls = Array.from({ length: 12 }, (_, index) => kit.serve(`/many-${index}.xml`));
    for (const url of urls) await kit.follow(url);
    await Promise.all([kit.renew(), kit.renew(other)]);
    expect(urls.map((url) => requestsAbout(url).length)).toEqual(urls.map(() => 1));
    await dueNow();
    await Promise.all([kit.renew(), kit.renew(other)]);
    expect(urls.map((url) => requestsAbout(url).length)).toEqual(urls.map(() => 2));
  });

  test('is not asked at a private address, whatever a feed says', async () => {
    const node = await kit.node({ feedAllowedPrivateCidrs: [] });
    const database = node.app.get(Database, { strict: false });
    await database.execute("insert into feed.feed (url, created_at, watched) values ('https://f.example/', 0, true)");
    const name = 'insert into feed.advertised_hub select id, $1, url from feed.feed';
    await database.execute(name, [kit.hub.url]);
    await kit.renew(node);
    const [row] = await database.query<{ last_error: string }>('select last_error from feed.hub_subscription');
    expect(row?.last_error).toContain('private network');
    expect(kit.hub.requests).toEqual([]);
  });
});

describe('A hub subscription is ended', () => {
  test('when nobody follows the feed any more, and its callback is not found from then on', async () => {
    const url = kit.serve('/left.xml');
    const source = await kit.follow(url);
    await kit.renew();
    const subscriber = kit.hub.subscriberOf(url);
    await kit.unfollow(url, source);
    await kit.renew();
    expect(requestsAbout(url).map(({ mode }) => mode)).toEqual(['subscribe', 'unsubscribe']);
    expect(await kit.rows(url)).toEqual([]);
    expect(kit.hub.subscribers.has(subscriber.callback)).toBe(false);
    expect(await kit.hub.deliver(subscriber)).toBe(404);
  });

  test('and the hub is told so at every notification, as long as it does not confirm', async () => {
    const url = kit.serve('/deaf.xml');
    const source = await kit.follow(url);
    await kit.renew();
    const subscriber = kit.hub.subscriberOf(url);
    kit.hub.answer = 500;
    await kit.unfollow(url, source);
    await kit.renew();
    expect(await kit.row(url)).toMatchObject({ status: 'leaving' });
    expect(await kit.hub.deliver(subscriber)).toBe(410);
    const ask = (mode: string) => kit.hub.verify(subscriber.callback, { 'hub.mode': mode, 'hub.topic': url });
    expect(await ask('subscribe')).toBe(404);
    expect(await ask('unsubscribe')).toBe(200);
    expect(await kit.rows(url)).toEqual([]);
  });

  test('and deleted when its lease expires, whatever the hub says', async () => {
    const url = kit.serve('/ended.xml');
    const source = await kit.follow(url);
    await kit.renew();
    kit.hub.answer = 500;
    await kit.unfollow(url, source);
    await kit.renew();
    await kit.query('update feed.hub_subscription set lease_ends_at = 1 where topic_url = $1', [url]);
    await kit.renew();
    expect(await kit.rows(url)).toEqual([]);
  });

  test('before the hub has confirmed it, by refusing the verification', async () => {
    kit.hub.verifies = 'never';
    const url = kit.serve('/early.xml');
    const source = await kit.follow(url);
    await kit.renew();
    await kit.unfollow(url, source);
    await kit.renew();
    const callback = requestsAbout(url)[0]?.callback ?? '';
    expect(await kit.hub.verify(callback, { 'hub.mode': 'subscribe', 'hub.topic': url })).toBe(404);
    expect(await kit.rows(url)).toEqual([]);
  });

  test('for another one that the feed names now, though not several times an hour', async () => {
    const other = await WebSubHub.start();
    const { topic } = await kit.subscribed('/changed.xml');
    await kit.query('update feed.advertised_hub set hub_url = $1 where topic_url = $2', [other.url, topic]);
    await kit.renew();
    expect(requestsAbout(topic)).toHaveLength(1);
    await dayLater();
    await kit.renew();
    await other.settled();
    expect(requestsAbout(topic).map(({ mode }) => mode)).toEqual(['subscribe', 'unsubscribe']);
    expect(other.subscriberOf(topic).topic).toBe(topic);
    expect(await kit.row(topic)).toMatchObject({ status: 'live', hub_url: other.url });
    await other.close();
  });

  test('when the feed is gone for good', async () => {
    const { topic } = await kit.subscribed('/gone.xml');
    await kit.query("update feed.feed set status = 'gone' where url = $1", [topic]);
    await kit.renew();
    expect(await kit.rows(topic)).toEqual([]);
  });

  test('when the feed is removed, for it was merged with another one', async () => {
    const { topic } = await kit.subscribed('/merged.xml');
    await kit.query('delete from feed.feed where url = $1', [topic]);
    await kit.renew();
    expect(requestsAbout(topic).map(({ mode }) => mode)).toEqual(['subscribe', 'unsubscribe']);
    expect(await kit.rows(topic)).toEqual([]);
  });

  test('and asked anew when we have moved to another address', async () => {
    const { topic, callback } = await kit.subscribed('/moved.xml');
    const moved = await kit.node({}, kit.app.databaseUrl);
    await dayLater();
    await kit.renew(moved);
    const asked = requestsAbout(topic).map(({ mode, callback: at }) => `${mode} ${new URL(at).origin}`);
    const old = new URL(callback).origin;
    expect(asked.sort()).toEqual([`subscribe ${old}`, `subscribe ${moved.url}`, `unsubscribe ${old}`].sort());
    await kit.renew();
  });

  test('when the operator wants no hubs', async () => {
    const { topic } = await kit.subscribed('/off.xml');
    const off = await kit.node({ webSub: 'off' }, kit.app.databaseUrl);
    await kit.renew(off);
    expect(requestsAbout(topic).map(({ mode }) => mode)).toEqual(['subscribe', 'unsubscribe']);
    expect(await kit.rows(topic)).toEqual([]);
  });
});
