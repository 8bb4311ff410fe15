import type { CallToolResult, Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { HttpSettings } from '../../../../src/config/http-settings.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../../src/preferences/preferences.module.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../../../support/servers/feed-server.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { connect, mcpToken, mcpTokenOf, refusalOf, REVISIONS, textsOf } from '../../../support/mcp/mcp-client.js';
import { until } from '../../../support/time/until.js';

const REQUEST = {
  artifact_type: 'audio_brief',
  user_request: 'What is new?',
  capacity: { target_length_seconds: 180 },
};
const FINISHED = ['ready', 'failed', 'composition_failed'];

interface Artifact {
  readonly id: string;
  readonly status: string;
  readonly title: string;
  readonly viewer_url: string;
  readonly quick_read_artifact_id: string;
  readonly transcript_text?: string;
  readonly audio_transcript_segments?: readonly unknown[];
  readonly artifact_data: {
    readonly stories: readonly { readonly title: string }[];
    readonly segment_sources?: unknown;
  };
}

interface Created {
  readonly artifact_id: string;
  readonly status: string;
  readonly viewer_url: string;
  readonly artifact?: Artifact;
}

let app: TestApp;
let feeds: FeedServer;

beforeAll(async () => {
  feeds = await FeedServer.start();
  feeds.serve('daily', newsItems(12, Date.now()));
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], briefingDailyLimit: 3, rateLimitPerMinute: 100_000 },
  });
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

async function subscriber(revision: (typeof REVISIONS)[number] = '2026-07-28'): Promise<Client> {
  const client = await connect(app, await mcpToken(app), revision);
  await client.callTool({ name: 'create_subscription', arguments: { feed_url: `${feeds.url}/daily` } });
  return client;
}

const bodyOf = <Body>({ structuredContent }: CallToolResult): Body => structuredContent as Body;

const create = (client: Client, changes: object = {}, onprogress?: (progress: number, message?: string) => void) =>
  client.callTool(
    { name: 'create_briefing', arguments: { ...REQUEST, ...changes } },
    {
      timeout: 250_000,
      resetTimeoutOnProgress: true,
      ...(onprogress && { onprogress: ({ progress, message }) => onprogress(progress, message) }),
    },
  );

async function look(client: Client, id: string, extra: object = {}): Promise<Artifact> {
  const result = await client.callTool({ name: 'get_briefing', arguments: { id, ...extra } });
  return bodyOf<{ artifact: Artifact }>(result).artifact;
}

async function finished(client: Client, id: string): Promise<Artifact> {
  return await until(
    () => look(client, id),
    ({ status }) => FINISHED.includes(status),
  );
}

describe.each(REVISIONS)('create_briefing for a client that takes progress, in %s', (revision) => {
  test('reports ever more of it, and returns when the briefing is ready', async () => {
    const client = await subscriber(revision);
    const seen: { progress: number; message: string | undefined }[] = [];
    const result = await create(client, {}, (progress, message) => seen.push({ progress, message }));
    const { status, artifact, viewer_url } = bodyOf<Created>(result);
    expect({ status, now: artifact?.status }).toEqual({ status: 'composing', now: 'ready' });
    expect(textsOf(result)[1]).toContain(`It is ready. Give the person ${viewer_url}`);
    const numbers = seen.map(({ progress }) => progress);
    expect(numbers.length).toBeGreaterThanOrEqual(2);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(seen.at(-1)).toEqual({ progress: 100, message: 'Ready' });
    await client.close();
  });
});

describe('create_briefing for a client that takes no progress', () => {
  test('returns at once what REST returns, and says how to go on', async () => {
    const client = await subscriber();
    const result = await create(client);
    const { artifact_id: id, viewer_url } = bodyOf<Created>(result);
    expect(result.structuredContent).toEqual({ accepted: true, artifact_id: id, status: 'composing', viewer_url });
    expect(textsOf(result)).toEqual([
      JSON.stringify(result.structuredContent),
      expect.stringMatching(new RegExp(`Call get_briefing with id ${id} about every 10 s`)),
    ]);
    await finished(client, id);
    await client.close();
  });

  test('is the same work for the same idempotency_key, and a contradiction for another request', async () => {
    const client = await subscriber();
    const first = bodyOf<Created>(await create(client, { idempotency_key: 'monday' }));
    const again = bodyOf<Created>(await create(client, { idempotency_key: 'monday' }));
    expect(again.artifact_id).toBe(first.artifact_id);
    const other = await create(client, { idempotency_key: 'monday', user_request: 'Something else' });
    expect(refusalOf(other).error).toBe('idempotency_key_reused');
    expect(textsOf(other)[1]).toContain('new idempotency_key');
    await finished(client, first.artifact_id);
    await client.close();
  });

  test('is the same work as the same request to the API', async () => {
    const email = 'two-doors@example.org';
    const skill = await app.memberToken(email);
    const client = await connect(app, await mcpTokenOf(app, email));
    await client.callTool({ name: 'create_subscription', arguments: { feed_url: `${feeds.url}/daily` } });
    const idempotency = { 'idempotency-key': 'both' };
    const { body } = await app.post('/api/v1/artifacts/compositions/create', REQUEST, skill, { headers: idempotency });
    const result = bodyOf<Created>(await create(client, { idempotency_key: 'both' }));
    expect(result).toEqual(body);
    await finished(client, result.artifact_id);
    await client.close();
  });
});

describe('a refused create_briefing', () => {
  test('without subscriptions asks for some, in the body of the contract', async () => {
    const client = await connect(app, await mcpToken(app));
    const result = await create(client);
    expect(refusalOf(result)).toMatchObject({ error: 'no_active_subscriptions', next_action: 'manage_subscriptions' });
    expect(textsOf(result)[1]).toContain('create_subscription');
    await client.close();
  });

  test('beyond the allowance says when the next one is possible', async () => {
    const client = await subscriber();
    for (const user_request of ['One', 'Two', 'Three']) await create(client, { user_request });
    const result = await create(client, { user_request: 'Four' });
    expect(refusalOf(result)).toMatchObject({
      error: 'allowance_exhausted',
      limit: 3,
      next_action: 'wait_until_reset',
    });
    expect(textsOf(result)[1]).toContain('next_generation_at');
    await client.close();
  });

  test.each([
    [{ host_ids: [] }, 'host_ids must be an array of 1 to 2 items.'],
    [{ capacity: { target_length_seconds: 1 } }, 'capacity.target_length_seconds must be an integer from 180 to 3600.'],
    [{ surprise: true }, 'unknown field "surprise"'],
    [{ idempotency_key: 'with space' }, expect.stringContaining('idempotency_key')],
    [{ scope: { source_ids: ['src_01k00000000000000000000000'] } }, expect.stringContaining('src_01k')],
  ])('names the argument: %j', async (changes, message) => {
    const client = await subscriber();
    expect(refusalOf(await create(client, changes))).toEqual({ error: 'invalid_request', message });
    await client.close();
  });
});

describe('a briefing that is made', () => {
  let client: Client;
  let artifact: Artifact;

  beforeAll(async () => {
    client = await subscriber();
    const { artifact_id } = bodyOf<Created>(await create(client));
    artifact = await finished(client, artifact_id);
  });

  afterAll(() => client?.close());

  test('is short for who looks, and whole for who asks for the transcript', async () => {
    expect(artifact.artifact_data.stories.length).toBeGreaterThan(0);
    expect(artifact).not.toHaveProperty('transcript_text');
    expect(artifact).not.toHaveProperty('audio_transcript_segments');
    expect(artifact.artifact_data).not.toHaveProperty('segment_sources');
    const whole = await look(client, artifact.id, { include_transcript: true });
    expect(whole).toMatchObject({ ...artifact, transcript_text: expect.any(String) });
    expect(whole.audio_transcript_segments?.length).toBeGreaterThan(5);
    expect(whole.artifact_data).toHaveProperty('segment_sources');
  });

  test('is listed as audio and as text', async () => {
    const result = await client.callTool({ name: 'list_briefings', arguments: { limit: 1 } });
    const { artifacts, next_cursor } = bodyOf<{ artifacts: Artifact[]; next_cursor: string }>(result);
    expect(textsOf(result)[1]).toContain('cursor = next_cursor');
    const rest = await client.callTool({ name: 'list_briefings', arguments: { cursor: next_cursor } });
    const ids = [...artifacts, ...bodyOf<{ artifacts: Artifact[] }>(rest).artifacts].map(({ id }) => id);
    expect(ids.toSorted()).toEqual([artifact.id, artifact.quick_read_artifact_id].toSorted());
  });

  test('is a resource: its stories as Markdown', async () => {
    const { resources } = await client.listResources();
    const uri = `briefing://${artifact.id}`;
    expect(resources.find((resource) => resource.uri === uri)).toMatchObject({
      title: artifact.title,
      mimeType: 'text/markdown',
    });
    const [content] = (await client.readResource({ uri })).contents;
    expect(content).toMatchObject({ uri, mimeType: 'text/markdown' });
    const text = content !== undefined && 'text' in content ? content.text : '';
    for (const { title } of artifact.artifact_data.stories) expect(text).toContain(`## ${title}`);
    expect(text).toContain(`](<${feeds.url}/daily/`);
    expect(text).toContain(artifact.viewer_url);
  });

  test('is not there for anybody else', async () => {
    const stranger = await subscriber();
    const result = await stranger.callTool({ name: 'get_briefing', arguments: { id: artifact.id } });
    expect(refusalOf(result).error).toBe('not_found');
    expect(textsOf(result)[1]).toContain('list_briefings');
    await expect(stranger.readResource({ uri: `briefing://${artifact.id}` })).rejects.toThrow(/not found/i);
    expect((await stranger.listResources()).resources.map(({ name }) => name)).toEqual(['hosts']);
    await stranger.close();
  });

  test('is found to be ready by a call that would have waited for it', async () => {
    const key = { idempotency_key: 'again' };
    const { artifact_id: id } = bodyOf<Created>(await create(client, key));
    await finished(client, id);
    const seen: number[] = [];
    const { artifact: now } = bodyOf<Created>(await create(client, key, (progress) => seen.push(progress)));
    expect(now).toMatchObject({ id, status: 'ready' });
    expect(seen).toEqual([100]);
  });
});

test('hosts are a tool and a resource, which lead to what they sound like', async () => {
  const client = await connect(app, await mcpToken(app));
  const { structuredContent, content: said } = await client.callTool({ name: 'list_hosts' });
  const { hosts } = structuredContent as { hosts: { id: string; language: string }[] };
  expect(new Set(hosts.map(({ language }) => language)).size).toBe(7);
  const [content] = (await client.readResource({ uri: 'hosts://catalogue' })).contents;
  const heard = (id: string): string => `${app.app.get(HttpSettings).baseUrl}/hosts/${id}/sample.mp3`;
  expect(JSON.stringify(said)).toContain(heard('ID'));
  expect(content !== undefined && 'text' in content && JSON.parse(content.text)).toEqual({
    hosts: hosts.map((host) => ({
      ...host,
      description: expect.stringMatching(/./),
      sample_url: heard(host.id),
    })),
  });
  await client.close();
});
