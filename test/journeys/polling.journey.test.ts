import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LoopbackWeb, rss } from '../feed/support/loopback-web.js';
import { Cluster } from '../support/cluster/cluster.js';
import type { Program } from '../support/program/program.js';
import { until } from '../support/time/until.js';
import { Agent } from './client.js';

interface Source {
  readonly feed_url: string;
  readonly last_error: string | null;
}

/** Workers that are killed or stand still while a server lets them wait; told by what subscribers see. In order. */
describe('workers that poll', () => {
  let web: LoopbackWeb;
  let cluster: Cluster;
  let member: Agent;
  let frozen: Program;
  let held: ServerResponse;

  beforeAll(async () => {
    web = await LoopbackWeb.start();
    cluster = await Cluster.start({
      histories: 'PostgreSQL',
      media: 'folder',
      env: { FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8', RATE_LIMIT_PER_MINUTE: '1000000' },
    });
    const api = await cluster.node('api');
    member = await Agent.member(api, 'polling@example.org', cluster.options);
  });

  afterAll(async () => {
    await cluster?.remove();
    await web?.close();
  });

  /** The first request for it is answered when the test says so. */
  function holdFirst(path: string): Promise<ServerResponse> {
    return new Promise((resolve) => {
      web.on(path, (_, response) => {
        web.feed(path, `Feed ${path}`, [{ title: `News of ${path}` }]);
        resolve(response);
      });
    });
  }

  const follow = async (...paths: readonly string[]): Promise<void> => {
    const outlines = paths.map((path) => `<outline type="rss" xmlUrl="${web.url}${path}"/>`).join('');
    const { status } = await member.post('subscriptions/import', { opml: `<opml><body>${outlines}</body></opml>` });
    expect(status).toBe(200);
  };

  async function titles(): Promise<string[]> {
    const { body } = await member.post<{ items: readonly { title: string }[] }>('items/list', { limit: 50 });
    return body.items.map(({ title }) => title).toSorted();
  }

  async function sourceAt(path: string): Promise<Source | undefined> {
    const { body } = await member.post<{ sources: readonly Source[] }>('subscriptions/list', {});
    return body.sources.find(({ feed_url }) => feed_url === `${web.url}${path}`);
  }

  test('leave what a killed and a frozen one were fetching to another one', async () => {
    frozen = await cluster.node('worker');
    const first = holdFirst('/frozen');
    await follow('/frozen');
    held = await first;
    frozen.pause();
    const killed = await cluster.node('worker');
    const second = holdFirst('/killed');
    await follow('/killed');
    await second;
    await killed.kill();
    await cluster.node('worker');
    await until(titles, ({ length }) => length === 2);
    expect(await titles()).toEqual(['News of /frozen', 'News of /killed']);
    expect([web.hits.get('/frozen'), web.hits.get('/killed')]).toEqual([2, 2]);
  });

  test('keep what others have fetched since when they wake, and go on', async () => {
    held.writeHead(200, { 'content-type': 'application/rss+xml' }).end(rss('Old', [{ title: 'Old news' }]));
    const closed = new Promise((resolve) => held.once('close', resolve));
    frozen.resume();
    await closed;
    const later = Array.from({ length: 20 }, (_, index) => `/later${index}`);
    for (const path of later) web.feed(path, 'Later', [{ title: `News of ${path}` }]);
    await follow(...later);
    await until(titles, ({ length }) => length >= 22);
    expect(await titles()).not.toContain('Old news');
    expect(await sourceAt('/frozen')).toMatchObject({ title: 'Feed /frozen', last_error: null });
  });
});
