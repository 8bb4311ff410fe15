import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HubKit } from '../../support/hub-kit.js';

const DAY = 86_400_000;
const NOBODY = '/websub/00000000-0000-4000-8000-000000000000';

let kit: HubKit;

beforeAll(async () => {
  kit = await HubKit.open();
});

afterAll(() => kit.close());

const questionOf = (topic: string, mode = 'subscribe') => ({ 'hub.mode': mode, 'hub.topic': topic });

describe('A hub that asks back', () => {
  test('gets its challenge as nothing but text', async () => {
    const { callback, topic } = await kit.subscribed('/challenge.xml');
    const url = new URL(callback);
    url.search = new URLSearchParams({ ...questionOf(topic), 'hub.challenge': '<script>1</script>' }).toString();
    const response = await fetch(url);
    expect(await response.text()).toBe('<script>1</script>');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('gets the truth about what we subscribe to, for exactly our topic', async () => {
    const { callback, topic } = await kit.subscribed('/truth.xml');
    const statusOf = (query: Record<string, string>) => kit.hub.verify(callback, query);
    expect(await statusOf(questionOf(topic))).toBe(200);
    expect(await statusOf(questionOf(topic, 'unsubscribe'))).toBe(404);
    expect(await statusOf(questionOf(`${topic}?`))).toBe(404);
    expect(await statusOf(questionOf(topic, 'publish'))).toBe(404);
    expect(await statusOf({ ...questionOf(topic), 'hub.challenge': '' })).toBe(404);
    expect(await statusOf({ ...questionOf(topic), 'hub.challenge': 'x'.repeat(3_000) })).toBe(404);
    expect(await kit.row(topic)).toMatchObject({ status: 'live' });
  });

  test.each(['', '?hub.mode=subscribe', '?hub.mode=subscribe&hub.topic=a&hub.topic=b&hub.challenge=c'])(
    'finds nothing where we are not expecting a call: %s',
    async (query) => {
      for (const path of [NOBODY, '/websub/x', "/websub/'or'1"]) {
        expect((await fetch(`${kit.app.url}${path}${query}`)).status).toBe(404);
      }
    },
  );

  test.each([
    ['60', 60_000],
    ['86400', DAY],
    ['9999999999', 30 * DAY],
    ['-1', 10 * DAY],
    ['soon', 10 * DAY],
  ])('says for how long: %s seconds', async (seconds, leaseMs) => {
    const { callback, topic } = await kit.subscribed('/lease.xml');
    const before = Date.now();
    await kit.hub.verify(callback, { ...questionOf(topic), 'hub.lease_seconds': seconds });
    const { lease_ends_at: endsAt, next_at: nextAt } = await kit.row(topic);
    expect((endsAt ?? 0) - before).toBeGreaterThanOrEqual(leaseMs);
    expect((endsAt ?? 0) - before).toBeLessThan(leaseMs + 60_000);
    expect(nextAt - before).toBeGreaterThanOrEqual(15 * 60_000);
  });

  test('may refuse, also what it had agreed to, and is asked again another day', async () => {
    const { callback, topic } = await kit.subscribed('/denied.xml');
    const refusal = new URL(callback);
    refusal.search = new URLSearchParams({ ...questionOf(topic, 'denied'), 'hub.reason': '<b>no</b>' }).toString();
    expect((await fetch(refusal)).status).toBe(200);
    const row = await kit.row(topic);
    expect(row).toMatchObject({ status: 'asking', last_error: 'The hub refuses to tell of this feed.' });
    expect(row.next_at).toBeGreaterThan(Date.now() + DAY / 2);
  });
});

describe('A message of a hub', () => {
  test.each(['sha1', 'sha256', 'sha384', 'sha512'] as const)(
    'that is signed with %s makes its feed due',
    async (algorithm) => {
      const subscriber = await kit.subscribed(`/${algorithm}.xml`);
      await kit.putOff(subscriber.topic, Date.now() + DAY);
      expect(await kit.hub.deliver(subscriber, { algorithm })).toBe(202);
      expect(await kit.dueAt(subscriber.topic)).toBeLessThanOrEqual(Date.now());
    },
  );

  test.each([
    ['without a signature', { signature: null }],
    ['signed with another secret', { secret: 'guessed' }],
    ['signed in no known way', { signature: 'md5=d41d8cd98f00b204e9800998ecf8427e' }],
    ['with half a signature', { signature: `sha256=${'a'.repeat(40)}` }],
    ['with rubbish for a signature', { signature: 'sha256=' }],
    ['with the digest of another algorithm', { signature: `sha512=${'0'.repeat(64)}` }],
  ])('with %s is accepted and ignored', async (_, delivery) => {
    const subscriber = await kit.subscribed('/forged.xml');
    const tomorrow = Date.now() + DAY;
    await kit.putOff(subscriber.topic, tomorrow);
    expect(await kit.hub.deliver(subscriber, delivery)).toBe(202);
    expect(await kit.dueAt(subscriber.topic)).toBe(tomorrow);
  });

  test('is not believed about another feed with the secret of its own', async () => {
    const mine = await kit.subscribed('/mine.xml');
    const yours = await kit.subscribed('/yours.xml');
    const tomorrow = Date.now() + DAY;
    await kit.putOff(yours.topic, tomorrow);
    expect(await kit.hub.deliver({ ...yours, secret: mine.secret })).toBe(202);
    expect(await kit.dueAt(yours.topic)).toBe(tomorrow);
  });

  test('never becomes an item: only the feed itself is read', async () => {
    const subscriber = await kit.subscribed('/content.xml');
    const body = '<rss><channel><item><title>Planted</title></item></channel></rss>';
    expect(await kit.hub.deliver(subscriber, { body })).toBe(202);
    expect(await kit.query("select 1 from feed.item where title = 'Planted'")).toEqual([]);
  });

  test('that is too long is cut off and ignored', async () => {
    const subscriber = await kit.subscribed('/long.xml');
    const tomorrow = Date.now() + DAY;
    await kit.putOff(subscriber.topic, tomorrow);
    const status = await kit.hub
      .deliver(subscriber, { body: new Uint8Array(11 * 1_024 * 1_024) })
      .catch(() => 'cut off');
    expect([413, 'cut off']).toContain(status);
    expect(await kit.dueAt(subscriber.topic)).toBe(tomorrow);
  });

  test('whose sender hangs up makes nothing due and is no failure of ours', async () => {
    const subscriber = await kit.subscribed('/hangs-up.xml');
    const tomorrow = Date.now() + DAY;
    await kit.putOff(subscriber.topic, tomorrow);
    await new Promise<void>((resolve) => {
      const headers = { 'x-hub-signature': `sha256=${'0'.repeat(64)}`, 'content-length': '1000' };
      const half = request(subscriber.callback, { method: 'POST', headers }).on('error', () => resolve());
      half.write('half', () => setImmediate(() => half.destroy(new Error('gone'))));
    });
    await kit.hub.deliver(subscriber, { signature: null });
    expect(await kit.dueAt(subscriber.topic)).toBe(tomorrow);
    expect(kit.app.logLines.filter((line) => line.includes('request failed'))).toEqual([]);
  });

  test('to nobody finds nothing, whatever it is', async () => {
    const response = await fetch(`${kit.app.url}${NOBODY}`, { method: 'POST', body: '<rss/>' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: 'not_found' });
  });

  test('has no other method', async () => {
    expect((await fetch(`${kit.app.url}${NOBODY}`, { method: 'PUT', body: 'x' })).status).toBe(405);
  });

  test('comes no oftener than the general limit allows', async () => {
    const node = await kit.node({ rateLimitPerMinute: 20 });
    const statuses: number[] = [];
    for (let call = 0; call < 45; call += 1) statuses.push((await fetch(`${node.url}${NOBODY}`)).status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
  });
});

describe('A flood of hub notifications', () => {
  test('is one fetch a minute, and no news is missed', async () => {
    const subscriber = await kit.subscribed('/flood.xml');
    const { topic } = subscriber;
    const tomorrow = Date.now() + DAY;
    await kit.putOff(topic, tomorrow);
    await Promise.all(Array.from({ length: 20 }, () => kit.hub.deliver(subscriber)));
    const first = await kit.dueAt(topic);
    expect(first).toBeLessThanOrEqual(Date.now());
    await kit.putOff(topic, tomorrow);
    await Promise.all(Array.from({ length: 20 }, () => kit.hub.deliver(subscriber)));
    expect(await kit.dueAt(topic)).toBe(first + 60_000);
  });

  test('during a fetch means another one, for the first may have come too early', async () => {
    const subscriber = await kit.subscribed('/fetching.xml');
    const before = Date.now();
    await kit.query('update feed.feed set next_check_at = $2, leased_until = $3 where url = $1', [
      subscriber.topic,
      before + DAY,
      before + 100_000,
    ]);
    await kit.hub.deliver(subscriber);
    expect(await kit.dueAt(subscriber.topic)).toBeGreaterThanOrEqual(before + 60_000);
    expect(await kit.dueAt(subscriber.topic)).toBeLessThanOrEqual(Date.now() + 60_000);
  });
});
