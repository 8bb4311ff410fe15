import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestApp } from '../support/http/http-app.js';
import { type Artifact, Briefings } from './briefings-kit.js';

let briefings: Briefings;
let app: TestApp;

beforeAll(async () => {
  briefings = await Briefings.start();
  app = briefings.app;
});

afterAll(() => briefings?.close());

describe('a briefing', () => {
  let token: string;
  let artifact: Artifact;

  beforeAll(async () => {
    token = await briefings.subscriber();
    const { status, body } = await briefings.create(token);
    expect({ status, state: body.status }).toEqual({ status: 202, state: 'composing' });
    artifact = await briefings.finished(token, body.artifact_id);
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
    const page = await briefings.get(token, artifact.quick_read_artifact_id);
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
