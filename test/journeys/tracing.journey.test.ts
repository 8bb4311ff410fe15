import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Cluster } from '../support/cluster/cluster.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { type ReceivedSpan, TraceReceiver } from '../support/servers/trace-receiver.js';
import type { Program } from '../support/program/program.js';
import { until, untilTrue } from '../support/time/until.js';
import { type Accepted, Agent } from './client.js';

const SECRET = 'feed-token-that-nobody-may-read';
const WORDS = 'What is new about the harbour';

/** One request to an api node, and all that a worker does because of it. The tests are one story, in order. */
describe('A trace of OpenTelemetry', () => {
  const traceId = randomBytes(16).toString('hex');
  const callerSpan = randomBytes(8).toString('hex');
  let feeds: FeedServer;
  let collector: TraceReceiver;
  let cluster: Cluster;
  let api: Program;
  let worker: Program;
  let token: string;

  beforeAll(async () => {
    [feeds, collector] = await Promise.all([FeedServer.start(), TraceReceiver.start()]);
    const env = {
      FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8',
      LOG_LEVEL: 'info',
      METRICS_TOKEN: 'a-token-of-this-journey',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_EXPORTER_OTLP_TIMEOUT: '1000',
    };
    cluster = await Cluster.start({ histories: 'PostgreSQL', media: 'folder', env });
    [api, worker] = await Promise.all([cluster.node('api'), cluster.node('worker')]);
    const response = await fetch(`${api.baseUrl}/api/v1/auth/skill/anonymous`, { method: 'POST' });
    token = ((await response.json()) as { access_token: string }).access_token;
  });

  afterAll(async () => {
    await cluster?.remove();
    await Promise.all([feeds?.close(), collector?.close()]);
  });

  const trace = (): readonly ReceivedSpan[] => collector.trace(traceId);
  const named = (name: string): ReceivedSpan | undefined => trace().find((span) => span.name === name);

  test('goes from the request of a caller through both processes to the stored MP3', async () => {
    const agent = Agent.withToken(api, token);
    const feed = `${feeds.serve('gazette', newsItems(3, Date.now()))}?token=${SECRET}`;
    expect((await agent.subscribe(feed)).status).toBe(200);
    const response = await fetch(`${api.baseUrl}/api/v1/artifacts/compositions/create`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        traceparent: `00-${traceId}-${callerSpan}-01`,
      },
      body: JSON.stringify({
        artifact_type: 'audio_brief',
        user_request: WORDS,
        capacity: { target_length_seconds: 180 },
      }),
    });
    const { artifact_id } = (await response.json()) as Accepted;
    expect((await agent.finished(artifact_id)).status).toBe('ready');
    const stored = await until(
      () => trace().find(({ attributes }) => attributes['briefings.media.type'] === 'mp3'),
      (span) => span !== undefined,
    );
    expect(stored?.resource).toMatchObject({ 'briefings.role': 'worker' });
    await until(
      () => trace().filter(({ name }) => name === 'process briefing.production'),
      ({ length }) => length >= 3,
    );
  });

  test('begins with the route and ends with its status, in the words of the semantic conventions', () => {
    const request = named('POST /api/v1/artifacts/compositions/create');
    expect(request).toMatchObject({
      parentSpanId: callerSpan,
      kind: 2,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/v1/artifacts/compositions/create',
        'http.response.status_code': 202,
      },
      resource: {
        'service.name': 'podcast-briefings',
        'briefings.role': 'api',
        'deployment.environment.name': 'test',
      },
    });
    expect(request?.resource['service.version']).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('has every span below the request: none is lost on the way through events, jobs and child processes', async () => {
    // A span is sent when it ends: those below it are there before.
    const lost = await until(
      () => {
        const ids = new Set(trace().map(({ spanId }) => spanId));
        return trace().filter(({ parentSpanId }) => !ids.has(parentSpanId ?? ''));
      },
      ({ length }) => length === 1,
    );
    expect(lost.map(({ name }) => name)).toEqual(['POST /api/v1/artifacts/compositions/create']);
    const names = new Set(trace().map(({ name }) => name));
    expect([...names]).toEqual(
      expect.arrayContaining([
        'RequestBriefing',
        'append history',
        'process briefing.production',
        'ComposeBriefing',
        'child compose',
        'run compose',
        'RecordSpeech',
        'child studio',
        'run studio',
        'AssembleBriefing',
        'media put',
      ]),
    );
    const pids = new Set(trace().map(({ attributes }) => attributes['process.pid']));
    expect(pids.size).toBeGreaterThan(2);
  });

  test('names statements by kind and text, without values', () => {
    const statements = trace().filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
    expect(statements.length).toBeGreaterThan(10);
    expect(statements.map(({ attributes }) => attributes['db.operation.name'])).toEqual(
      expect.arrayContaining(['INSERT', 'SELECT', 'UPDATE']),
    );
  });

  test('says nothing of people and feeds: no token, address, host, request or bearer is in it', async () => {
    expect(collector.spans.filter(({ name }) => name === 'GET').length).toBeGreaterThan(0);
    const sent = collector.bodies.join('\n');
    for (const secret of [SECRET, 'gazette', new URL(feeds.serve('x', [])).host, WORDS, token]) {
      expect(sent).not.toContain(secret);
    }
  });

  test('is not told to the feeds of strangers', () => {
    expect(feeds.headers.length).toBeGreaterThan(0);
    expect(feeds.headers.filter((headers) => 'traceparent' in headers)).toEqual([]);
  });

  test('is found from the log: lines within it carry its id and the span', () => {
    const lines = api.output.split('\n').filter((line) => line.includes(`"trace_id":"${traceId}"`));
    const request = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .find(({ msg }) => msg === 'request');
    expect(request).toMatchObject({
      route: '/api/v1/artifacts/compositions/create',
      requestId: expect.any(String),
      span_id: named('POST /api/v1/artifacts/compositions/create')?.spanId,
    });
  });

  test('leads to metrics: the briefing is counted once, by one of the two processes, and so is each of its steps', async () => {
    const texts = await Promise.all(
      [api, worker].map(async ({ baseUrl }) => {
        const headers = { authorization: 'Bearer a-token-of-this-journey' };
        return await (await fetch(`${baseUrl}/metrics`, { headers })).text();
      }),
    );
    const all = texts.join('\n');
    expect(all.match(/^briefings_time_to_ready_seconds_count\{outcome="ready"\} 1$/gm)).toHaveLength(1);
    expect(all).toContain('briefings_job_duration_seconds_count{queue="briefing.production",outcome="done"} 3');
    expect(all).toContain('briefings_job_oldest_waiting_seconds{queue="briefing.production"} 0');
    expect(all).toContain('briefings_part_up{part="event_store"} 1');
    expect(all).toMatch(/^briefings_disk_free_bytes [1-9]/m);
    expect(all).toMatch(/^briefings_database_connections\{state="waiting",workload="interactive"\} \d+$/m);
  });

  test('leaves histories that the audit finds sound', async () => {
    expect(await cluster.cli('audit:verify')).toContain('Sound.');
  });

  test('may be sent to somebody who never answers: requests go on, and operators are told', async () => {
    collector.silent = true;
    const agent = Agent.withToken(api, token);
    const ask = async (): Promise<number> => (await agent.post('items/list', {})).status;
    const statuses = await Promise.all(Array.from({ length: 40 }, ask));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await untilTrue(() => api.output.includes('traces cannot be sent for now'));
    expect(await ask()).toBe(200);
  });

  test('may have nobody to be sent to: requests are answered, and the program stops in time', async () => {
    await collector.close();
    const agent = Agent.withToken(api, token);
    expect((await agent.post('items/list', {})).status).toBe(200);
    expect(await api.stop()).toBe(0);
    expect(await worker.stop()).toBe(0);
  });
});
