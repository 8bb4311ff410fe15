import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Cluster } from '../support/cluster/cluster.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import type { Program } from '../support/program/program.js';
import { RoundRobinProxy } from '../support/cluster/proxy.js';
import { Agent, type Artifact } from './client.js';
import { historiesFrom, isPublished, wrongWith } from './histories.js';

const PROXIES = '127.0.0.0/8,::1/128';

/**
 * What docker/compose.yaml describes, as processes: two api and two worker nodes that share no folder, behind a proxy,
 * on one PostgreSQL with two roles, EventStoreDB and object storage. The tests are one story, in order.
 */
describe('two api and two worker nodes', () => {
  let feeds: FeedServer;
  let proxy: RoundRobinProxy;
  let cluster: Cluster;
  let apis: Program[];
  let workers: Program[];
  let anonymous: Agent;
  let member: Agent;
  let artifacts: Artifact[];

  beforeAll(async () => {
    [feeds, proxy] = await Promise.all([FeedServer.start(), RoundRobinProxy.start()]);
    const env = {
      BASE_URL: proxy.baseUrl,
      FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8',
      TRUSTED_PROXY_CIDRS: PROXIES,
      RATE_LIMIT_PER_MINUTE: '1000000',
    };
    cluster = await Cluster.start({ histories: 'EventStoreDB', media: 'bucket', env });
    // All at once on an empty database: each brings it up to date, or waits for who does.
    [apis, workers] = await Promise.all([bothOf('api'), bothOf('worker')]);
    for (const { baseUrl } of apis) proxy.targets.add(baseUrl);
  });

  afterAll(async () => {
    await cluster?.remove();
    await Promise.all([feeds?.close(), proxy?.close()]);
  });

  const bothOf = (role: 'api' | 'worker'): Promise<Program[]> => Promise.all([cluster.node(role), cluster.node(role)]);

  /** kill -9; another one takes its place. */
  async function replace(nodes: Program[], role: 'api' | 'worker'): Promise<void> {
    const killed = nodes.shift();
    await killed?.kill();
    const node = await cluster.node(role);
    nodes.push(node);
    if (killed === undefined || role === 'worker') return;
    proxy.targets.delete(killed.baseUrl);
    proxy.targets.add(node.baseUrl);
  }

  /** What both answer, when they answer the same. */
  async function sameFromBoth(path: string, body: object): Promise<unknown> {
    const answers = await Promise.all(apis.map((api) => member.patiently(api).post(path, body)));
    expect(answers[0]).toEqual(answers[1]);
    return answers[0]?.body;
  }

  test('take callers by turns: who registers and subscribes at one is known to the other', async () => {
    anonymous = (await Agent.anonymous(proxy)).patiently();
    member = (await Agent.member(proxy, 'topology@example.org', cluster.options)).patiently();
    for (const agent of [anonymous, member]) {
      expect((await agent.subscribe(feeds.serve('gazette', newsItems(3, Date.now())))).status).toBe(200);
    }
    expect(await sameFromBoth('items/list', {})).toMatchObject({ items: { length: 3 } });
  });

  test('lose one of each kind and every store once, and every briefing still becomes ready', async () => {
    const ids = [await member.request('First'), await member.request('Second'), await member.request('Third')];
    await sleep(1_000);
    await replace(workers, 'worker');
    const disturbances = [
      () => replace(apis, 'api'),
      () => cluster.restartEventStore(),
      () => cluster.restartMedia(),
      () => cluster.restartDatabase(),
    ];
    for (const [index, disturb] of disturbances.entries()) {
      // While it happens, and just before: neither loses a request, and none is fulfilled twice.
      const [id] = await Promise.all([member.request(`Disturbed ${index}`), disturb()]);
      ids.push(id);
    }
    artifacts = await Promise.all(ids.map((id) => member.finished(id, 240_000)));
    expect(artifacts.map(({ status }) => status)).toEqual(ids.map(() => 'ready'));
    expect(new Set(ids).size).toBe(ids.length);
    expect((await anonymous.finished(await anonymous.request('Mine'), 240_000)).status).toBe('ready');
  });

  test('answer the same, also with the sound, and nothing has happened twice', async () => {
    const histories = historiesFrom(await cluster.cli('audit:show', ...artifacts.map(({ id }) => id)));
    for (const artifact of artifacts) {
      const history = histories.get(artifact.id) ?? [];
      expect(wrongWith(history, artifact.status)).toEqual([]);
      expect(await sameFromBoth('artifacts/get', { id: artifact.id })).toEqual({ artifact });
      for (const api of apis) expect(isPublished(await member.patiently(api).audio(artifact), history)).toBe(true);
    }
    const { artifacts: listed } = (await sameFromBoth('artifacts/list', { limit: 50 })) as { artifacts: Artifact[] };
    expect(listed.filter(({ id }) => artifacts.some((artifact) => artifact.id === id))).toHaveLength(artifacts.length);
  });

  test('leave histories that verify, and rows that are what the histories say', async () => {
    await cluster.cli('audit:seal');
    expect(await cluster.cli('audit:verify')).toMatch(/\nSound\.\n$/);
    expect(await cluster.cli('projections:verify')).toMatch(/ 0 rows differ\.\n$/);
  });

  test('run to the end: none of them stops by itself, each when it is told to', async () => {
    const nodes = [...apis, ...workers];
    expect(nodes.map(({ isRunning }) => isRunning)).toEqual([true, true, true, true]);
    expect(await Promise.all(nodes.map((node) => node.stop()))).toEqual([0, 0, 0, 0]);
  });
});
