import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BrowserClient, type Seen } from '../support/browser/browser-client.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { RoundRobinProxy } from '../support/cluster/proxy.js';
import {
  cli,
  commands,
  newDataDir,
  Program,
  removeDataDir,
  stopPrograms,
  type ProgramOptions,
} from '../support/program/program.js';
import { Agent, type Place } from './client.js';
import { EVENT_STORES, startEventStore, type RunningEventStore } from './event-stores.js';
import { historiesFrom, wrongWith } from './histories.js';

const EMAIL = 'claims@example.org';
const PASSWORD = 'correct horse battery';

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, string>>;
}

/** How agents without an account speak to `auth/skill/…`. */
async function auth({ baseUrl }: Place, operation: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(`${baseUrl}/api/v1/auth/skill/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** The person opens the link that the agent shows, signs in and looks at what they are asked. */
async function atTheQuestion({ baseUrl }: Place, userCode: string): Promise<BrowserClient> {
  const browser = new BrowserClient(baseUrl);
  await browser.open('/signin');
  await browser.submit('/signin', { email: EMAIL, password: PASSWORD });
  await browser.open(`/pair?code=${userCode}`);
  const question = await browser.submit('/pair', { code: userCode });
  expect([question.status, question.text]).toEqual([200, expect.stringContaining(userCode)]);
  return browser;
}

const approve = (browser: BrowserClient, code: string): Promise<Seen> =>
  browser.submit('/pair', { code, answer: 'approve' });

/** Asks at the interval until there is an answer. */
async function tokenOf(at: Place, device_code: string): Promise<string> {
  for (let questions = 0; questions < 60; questions += 1) {
    const { status, body } = await auth(at, 'token', { device_code });
    if (status === 200) return body['access_token'] ?? '';
    expect(['authorization_pending', 'slow_down']).toContain(body['error']);
    await sleep(5_000);
  }
  throw new Error('the agent was never let in');
}

const hasClaimed = async (options: ProgramOptions): Promise<boolean> =>
  (await cli(options, 'security:events', '--email', EMAIL, '--kind', 'work_claimed')).includes('usr_');

/** While the decision is written, while the work is moved, and when all of it is done. */
const MOMENTS = { PostgreSQL: [60, 250, 1000], EventStoreDB: [250] };

describe.each(EVENT_STORES)('from an anonymous agent to a person, with histories in %s', (name) => {
  let feeds: FeedServer;
  /** The one address of the service, whichever program is there. */
  let proxy: RoundRobinProxy;
  let dataDir: string;
  let eventStore: RunningEventStore;

  beforeEach(async () => {
    [feeds, proxy] = await Promise.all([FeedServer.start(), RoundRobinProxy.start()]);
    dataDir = await newDataDir();
    eventStore = await startEventStore(name);
  });

  afterEach(async () => {
    await stopPrograms();
    await eventStore.remove();
    await Promise.all([feeds.close(), proxy.close()]);
    await removeDataDir(dataDir);
  });

  afterAll(stopPrograms);

  async function start(options: ProgramOptions): Promise<Program> {
    const program = await Program.start(options);
    proxy.targets.clear();
    proxy.targets.add(program.baseUrl);
    return program;
  }

  test.each(MOMENTS[name])(
    'everything arrives although the program is killed %d ms after the person agreed',
    async (delay) => {
      const env = { FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8', BASE_URL: proxy.baseUrl, ...eventStore.env };
      const options = { dataDir, env };
      const program = await start(options);
      await cli(options, 'user:create', '--email', EMAIL, '--name', 'Journey', '--password', PASSWORD);
      const registered = await auth(proxy, 'anonymous', { client_name: 'Scout' });
      const anonymous = registered.body['access_token'] ?? '';
      const scout = Agent.withToken(proxy, anonymous);
      const { source } = (await scout.subscribe(feeds.serve('gazette', newsItems(3, Date.now())))).body;
      const briefing = await scout.request('What is new?');

      const { body: pairing } = await auth(proxy, 'pair', { client_name: 'Scout' }, anonymous);
      const [userCode, deviceCode] = [pairing['user_code'] ?? '', pairing['device_code'] ?? ''];
      const browser = await atTheQuestion(proxy, userCode);
      const decision = approve(browser, userCode).catch(() => null);
      await sleep(delay);
      await program.kill();
      await decision;
      await start(options);
      if (!(await hasClaimed(options))) await approve(await atTheQuestion(proxy, userCode), userCode);

      const agent = Agent.withToken(proxy, await tokenOf(proxy, deviceCode));
      expect((await agent.finished(briefing)).status).toBe('ready');
      const { body } = await agent.post<{ sources: { id: string }[] }>('subscriptions/list', {});
      expect(body.sources.map(({ id }) => id)).toEqual([source.id]);
      expect((await scout.post('artifacts/list', {})).status).toBe(401);
      const [shown = '', verified] = await commands(options, ['audit:show', briefing], ['projections:verify']);
      const history = historiesFrom(shown).get(briefing) ?? [];
      expect(wrongWith(history, 'ready')).toEqual([]);
      expect(history.filter(({ type }) => type === 'BriefingClaimed')).toHaveLength(1);
      expect(verified).toContain('0 rows differ');
    },
  );
});
