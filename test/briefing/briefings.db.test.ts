import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { until } from '../support/time/until.js';

const CREATE = '/api/v1/artifacts/compositions/create';
const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule];

interface Artifact {
  id: string;
  status: string;
  title: string;
  type: string;
  viewer_url: string;
  audio_url: string;
  quick_read_artifact_id: string;
  audio_duration_ms: number;
  audio_size_bytes: number;
  transcript_text: string;
  hosts: string[];
  audio_transcript_segments: { text: string; start_ms: number; duration_ms: number; speaker: string }[];
  artifact_data: {
    chapters: { start_ms: number; end_ms: number }[];
    stories: { items: { id: string; url: string }[] }[];
    segment_sources: { segment: number; item_id: string; url: string; quote: string }[];
  };
  error?: { code: string };
  production_progress?: { overall_percent: number };
  coverage_summary: { covered_unique_news_count: number; total_news_count: number; coverage_rate: number };
}

let app: TestApp;
let feeds: FeedServer;

beforeAll(async () => {
  feeds = await FeedServer.start();
  feeds.serve('daily', newsItems(12, Date.now()));
  app = await startTestApp({
    modules: MODULES,
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], briefingDailyLimit: 4, rateLimitPerMinute: 100_000 },
  });
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

const briefingRequest = (changes: object = {}): object => ({
  artifact_type: 'audio_brief',
  user_request: 'What is new?',
  capacity: { target_length_seconds: 180 },
  ...changes,
});

const subscribed = (token: string, feed = 'daily'): Promise<string> => follow(app, token, `${feeds.url}/${feed}`);

async function subscriber(): Promise<string> {
  const token = await app.memberToken();
  await subscribed(token);
  return token;
}

async function get(token: string, id: string): Promise<Artifact> {
  return (await app.post<{ artifact: Artifact }>('/api/v1/artifacts/get', { id }, token)).body.artifact;
}

async function finished(token: string, id: string): Promise<Artifact> {
  const percents: number[] = [];
  const ask = async (): Promise<Artifact> => {
    const artifact = await get(token, id);
    percents.push(artifact.production_progress?.overall_percent ?? 0);
    return artifact;
  };
  const artifact = await until(ask, ({ status }) => ['ready', 'failed', 'composition_failed'].includes(status));
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  return artifact;
}

async function create(token: string, body: object = briefingRequest(), headers: Record<string, string> = {}) {
  return app.post<{ artifact_id: string; status: string; viewer_url: string; error: string; limit: number }>(
    CREATE,
    body,
    token,
    { headers },
  );
}

describe('a briefing', () => {
  let token: string;
  let artifact: Artifact;

  beforeAll(async () => {
    token = await subscriber();
    const { status, body } = await create(token);
    expect({ status, state: body.status }).toEqual({ status: 202, state: 'composing' });
    artifact = await finished(token, body.artifact_id);
  });

  test('becomes an MP3 with two hosts, near the length that was asked for', () => {
    expect(artifact.status).toBe('ready');
    expect(artifact.hosts).toEqual(['Alex', 'Emma']);
    expect(artifact.audio_duration_ms).toBeGreaterThan(0.95 * 180_000);
    // Its items are made from one pattern, whose towns and figures take 3 % longer than is foretold of news.
    expect(artifact.audio_duration_ms).toBeLessThan(1.06 * 180_000);
  });

  test('has a source behind every sentence that states a fact, and the sentence stands in that source', async () => {
    const { segment_sources: sources } = artifact.artifact_data;
    expect(sources.length).toBeGreaterThan(5);
    for (const { segment, item_id, url, quote } of sources) {
      const { body } = await app.post<{ item: { title: string; content_text: string; summary: string; url: string } }>(
        '/api/v1/items/get',
        { item_id },
        token,
      );
      expect(body.item.url).toBe(url);
      const { title, content_text, summary } = body.item;
      expect(`${title}\n${content_text ?? summary}`).toContain(quote);
      // Who says it may stand around it, and then it begins small.
      const said = artifact.audio_transcript_segments[segment]?.text ?? '';
      expect(said.toLowerCase()).toContain(quote.replace(/[.!?]$/, '').toLowerCase());
    }
  });

  test('has segments in order, chapters without gaps, and a transcript of all that is said', () => {
    const { audio_transcript_segments: segments, transcript_text: text } = artifact;
    for (const [index, segment] of segments.entries()) {
      const next = segments[index + 1];
      expect(segment.start_ms + segment.duration_ms).toBeLessThanOrEqual(next?.start_ms ?? artifact.audio_duration_ms);
      expect(text).toContain(segment.text);
    }
    const { chapters } = artifact.artifact_data;
    expect(chapters[0]?.start_ms).toBe(0);
    expect(chapters.slice(1).map(({ start_ms }) => start_ms)).toEqual(
      chapters.slice(0, -1).map(({ end_ms }) => end_ms),
    );
    expect(chapters.at(-1)?.end_ms).toBe(artifact.audio_duration_ms);
  });

  test('is served with ranges, an ETag and caching for ever', async () => {
    const path = new URL(artifact.audio_url).pathname;
    const whole = await fetch(app.url + path);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get('content-type')).toBe('audio/mpeg');
    expect(whole.headers.get('cache-control')).toContain('immutable');
    expect(bytes.byteLength).toBe(artifact.audio_size_bytes);
    expect(bytes.subarray(0, 3).toString()).toBe('ID3');
    const part = await fetch(app.url + path, { headers: { range: 'bytes=1000-1999' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${bytes.byteLength}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000))).toBe(true);
    const etag = whole.headers.get('etag') ?? '';
    expect((await fetch(app.url + path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const beyond = await fetch(app.url + path, { headers: { range: `bytes=${bytes.byteLength}-` } });
    expect(beyond.status).toBe(416);
    const head = await fetch(app.url + path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.byteLength)]);
  });

  test('has a quick read with the same stories', async () => {
    const page = await get(token, artifact.quick_read_artifact_id);
    expect(page).toMatchObject({ type: 'briefing_page', status: 'ready', title: artifact.title });
    expect(page.artifact_data.stories).toHaveLength(artifact.artifact_data.stories.length);
  });

  test('is listed with its quick read, newest first, a page at a time', async () => {
    interface Listed {
      artifacts: Artifact[];
      next_cursor: string | null;
    }
    const list = async (body: object): Promise<Listed> =>
      (await app.post<Listed>('/api/v1/artifacts/list', body, token)).body;
    const both = await list({});
    expect(both.artifacts.map(({ id }) => id).toSorted()).toEqual(
      [artifact.id, artifact.quick_read_artifact_id].toSorted(),
    );
    const first = await list({ limit: 1 });
    const second = await list({ limit: 1, cursor: first.next_cursor });
    expect([...first.artifacts, ...second.artifacts].map(({ id }) => id)).toEqual(both.artifacts.map(({ id }) => id));
    expect(second.next_cursor).toBeNull();
    expect((await list({ type: 'audio_brief' })).artifacts.map(({ type }) => type)).toEqual(['audio_brief']);
  });

  test("is nobody else's", async () => {
    const stranger = await app.memberToken();
    expect((await app.post('/api/v1/artifacts/get', { id: artifact.id }, stranger)).status).toBe(404);
    const { body } = await app.post<{ artifacts: unknown[] }>('/api/v1/artifacts/list', {}, stranger);
    expect(body.artifacts).toEqual([]);
  });

  test('has a page, a text page and a progress answer behind its public link, and nothing behind a wrong one', async () => {
    const path = new URL(artifact.viewer_url).pathname;
    const viewer = await fetch(app.url + path);
    const html = await viewer.text();
    expect([viewer.status, viewer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).toContain(artifact.title);
    expect(viewer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await fetch(`${app.url}${path}/read`)).status).toBe(200);
    expect(await (await fetch(`${app.url}${path}/progress`)).json()).toMatchObject({
      status: 'ready',
      overall_percent: 100,
    });
    expect((await fetch(`${app.url}/b/AAAAAAAAAAAAAAAAAAAAAA`)).status).toBe(404);
    expect(path).not.toContain(artifact.id.slice(4));
  });

  test('never stands in a log with its link', () => {
    const slug = new URL(artifact.viewer_url).pathname.split('/').at(-1) ?? '';
    expect(app.logLines.join('')).not.toContain(slug);
  });
});

describe('asking for a briefing', () => {
  test('twice at once is one briefing', async () => {
    const token = await subscriber();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(token)));
    expect(new Set(answers.map(({ body }) => body.artifact_id)).size).toBe(1);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 200, 200, 202,
    ]);
    expect((await finished(token, answers[0]?.body.artifact_id ?? '')).status).toBe('ready');
  });

  test('with a key that was used for another body is refused; with the same body it is the same briefing', async () => {
    const token = await subscriber();
    const key = { 'idempotency-key': 'morning-1' };
    const first = await create(token, briefingRequest(), key);
    await finished(token, first.body.artifact_id);
    const again = await create(token, briefingRequest(), key);
    expect([again.status, again.body.artifact_id]).toEqual([200, first.body.artifact_id]);
    const other = await create(token, briefingRequest({ user_request: 'Something else' }), key);
    expect([other.status, other.body.error]).toEqual([422, 'idempotency_key_reused']);
    const scope = { time_window: { start_ms: 2, end_ms: 1 } };
    const invalid = await create(token, briefingRequest({ scope }), key);
    expect([invalid.status, invalid.body.error]).toEqual([400, 'invalid_request']);
    const unkeyed = await create(token, briefingRequest());
    expect(unkeyed.status).toBe(202);
    await finished(token, unkeyed.body.artifact_id);
  });

  test('twice at once for the last allowance lets one win', async () => {
    const token = await app.anonymousToken();
    await subscribed(token);
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four'].map((user_request) => create(token, briefingRequest({ user_request }))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({
      artifact_type: 'audio_brief',
      error: 'anonymous_web_podcast_allowance_exhausted',
      limit: 1,
      next_action: 'sign_in',
      // Not only that, but how.
      message: expect.stringContaining('POST /api/v1/auth/skill/pair'),
    });
    const won = answers.find(({ status }) => status === 202);
    expect((await finished(token, won?.body.artifact_id ?? '')).status).toBe('ready');
  });

  test('more often than allowed says when the next one is possible', async () => {
    const token = await subscriber();
    const answers: Awaited<ReturnType<typeof create>>[] = [];
    for (let index = 0; index < 5; index += 1)
      answers.push(await create(token, briefingRequest({ user_request: `Request ${index}` })));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 429]);
    const { body } = answers[4] ?? { body: { next_generation_at: 0 } };
    expect(body).toMatchObject({ error: 'allowance_exhausted', limit: 4, next_action: 'wait_until_reset' });
    const at = (body as { next_generation_at?: number }).next_generation_at ?? 0;
    expect(at).toBeGreaterThan(Date.now() + 23.9 * 3_600_000);
    for (const answer of answers.slice(0, 4)) await finished(token, answer.body.artifact_id);
  });

  test('for what no source has fails with words, and gives the allowance back', async () => {
    const token = await app.anonymousToken();
    await subscribed(token);
    const first = await create(token, briefingRequest({ user_request: 'Only volcanoes, no sport' }));
    expect(first.status).toBe(202);
    const artifact = await finished(token, first.body.artifact_id);
    expect([artifact.status, artifact.error?.code]).toEqual(['composition_failed', 'no_matching_items']);
    const page = await fetch(app.url + new URL(artifact.viewer_url).pathname);
    expect(await page.text()).toContain('You asked for: only volcanoes, no sport');
    const second = await create(token, briefingRequest());
    expect(second.status).toBe(202);
    expect((await finished(token, second.body.artifact_id)).status).toBe('ready');
  });

  test('without subscriptions is refused before anything is spent', async () => {
    const token = await app.anonymousToken();
    const refused = await create(token);
    expect([refused.status, refused.body]).toEqual([
      409,
      { error: 'no_active_subscriptions', message: expect.any(String), next_action: 'manage_subscriptions' },
    ]);
    await subscribed(token);
    const accepted = await create(token);
    expect(accepted.status).toBe(202);
    await finished(token, accepted.body.artifact_id);
  });

  test("for somebody else's sources and items is refused", async () => {
    const owner = await app.memberToken();
    const theirs = await subscribed(owner);
    const { body } = await app.post<{ items: { id: string }[] }>('/api/v1/items/list', {}, owner);
    const token = await app.memberToken();
    feeds.serve('other', newsItems(2, Date.now()));
    await subscribed(token, 'other');
    const scopes = [{ source_ids: [theirs] }, { excluded_source_ids: [theirs] }, { item_ids: [body.items[0]?.id] }];
    for (const scope of scopes) expect((await create(token, briefingRequest({ scope }))).status).toBe(400);
    const refs = [{ key: 'ref_1', source_id: theirs, type: 'source' }];
    expect((await create(token, briefingRequest({ refs }))).status).toBe(400);
  });

  test.each([
    ['no body', undefined],
    ['no type', { user_request: 'x' }],
    ['another type', briefingRequest({ artifact_type: 'video' })],
    ['no request', { artifact_type: 'audio_brief' }],
    ['an empty request', briefingRequest({ user_request: '' })],
    ['a request that is too long', briefingRequest({ user_request: 'x'.repeat(1025) })],
    ['an unknown field', briefingRequest({ colour: 'blue' })],
    ['an unknown field below capacity', briefingRequest({ capacity: { speed: 2 } })],
    ['an unknown field below scope', briefingRequest({ scope: { from: 1 } })],
    [
      'an unknown field below time_window',
      briefingRequest({ scope: { time_window: { start_ms: 1, end_ms: 2, zone: 'x' } } }),
    ],
    ['a length that is too short', briefingRequest({ capacity: { target_length_seconds: 179 } })],
    ['a length that is too long', briefingRequest({ capacity: { target_length_seconds: 3601 } })],
    ['a length that is no integer', briefingRequest({ capacity: { target_length_seconds: 180.5 } })],
    ['no items', briefingRequest({ capacity: { target_items: 0 } })],
    ['too many items', briefingRequest({ capacity: { target_items: 501 } })],
    ['too many topics', briefingRequest({ capacity: { target_topics: 101 } })],
    ['capacity as an array', briefingRequest({ capacity: [] })],
    ['null for an optional field', briefingRequest({ language: null })],
    ['no hosts', briefingRequest({ host_ids: [] })],
    ['three hosts', briefingRequest({ host_ids: ['a', 'b', 'c'] })],
    ['an unknown host', briefingRequest({ host_ids: ['nobody'] })],
    ['a host of another language', briefingRequest({ language: 'de', host_ids: ['host_en_emma'] })],
    ['an unknown language', briefingRequest({ language: 'tlh' })],
    ['an unknown time zone', briefingRequest({ timezone: 'Mars/Olympus' })],
    ['a ref key out of range', briefingRequest({ refs: [{ key: 'ref_21', source_id: 's', type: 'source' }] })],
    ['a ref of another type', briefingRequest({ refs: [{ key: 'ref_1', source_id: 's', type: 'item' }] })],
    [
      'too many refs',
      briefingRequest({ refs: Array.from({ length: 21 }, () => ({ key: 'ref_1', source_id: 's', type: 'source' })) }),
    ],
    ['too many item ids', briefingRequest({ scope: { item_ids: Array.from({ length: 501 }, (_, n) => `itm_${n}`) } })],
    ['an empty query', briefingRequest({ scope: { query: '' } })],
    ['half a window', briefingRequest({ scope: { time_window: { start_ms: 1 } } })],
    ['a negative time', briefingRequest({ scope: { time_window: { start_ms: -1, end_ms: 2 } } })],
    ['a window that ends before it starts', briefingRequest({ scope: { time_window: { start_ms: 2, end_ms: 1 } } })],
    ['preferences that are no object', briefingRequest({ user_preference_context: 'short' })],
  ])('with %s is a 400 that says what to do', async (_name, body) => {
    const token = await subscriber();
    const { status, body: answer } = await app.post<{ error: string; message: string }>(CREATE, body, token);
    expect([status, answer.error]).toEqual([400, 'invalid_request']);
    expect(answer.message.length).toBeGreaterThan(10);
    expect(Object.keys(answer)).toEqual(['error', 'message']);
  });

  test('with a key that is no key is a 400', async () => {
    const token = await subscriber();
    expect((await create(token, briefingRequest(), { 'idempotency-key': 'x'.repeat(256) })).status).toBe(400);
  });
});

describe('the hosts', () => {
  test('are two or more for each language, two of them by default, always in the same order', async () => {
    interface HostsBody {
      hosts: { id: string; language: string; is_default: boolean }[];
    }
    const { body } = await app.post<HostsBody>('/api/v1/hosts/list', {});
    for (const language of ['en', 'zh', 'es', 'pt', 'de', 'fr', 'ja']) {
      const hosts = body.hosts.filter((host) => host.language === language);
      expect(hosts.length).toBeGreaterThanOrEqual(2);
      expect(hosts.filter((host) => host.is_default)).toHaveLength(2);
    }
    expect((await app.post('/api/v1/hosts/list')).body).toEqual(body);
    expect((await app.post('/api/v1/hosts/list', { x: 1 })).status).toBe(400);
  });
});
