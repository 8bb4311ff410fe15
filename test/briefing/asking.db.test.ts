import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newsItems } from '../support/servers/feed-server.js';
import type { TestApp } from '../support/http/http-app.js';
import { briefingRequest, Briefings, CREATE } from './briefings-kit.js';

let briefings: Briefings;
let app: TestApp;

beforeAll(async () => {
  briefings = await Briefings.start();
  app = briefings.app;
});

afterAll(() => briefings?.close());

describe('asking for a briefing', () => {
  test('twice at once is one briefing', async () => {
    const token = await briefings.subscriber();
    const answers = await Promise.all(Array.from({ length: 8 }, () => briefings.create(token)));
    expect(new Set(answers.map(({ body }) => body.artifact_id)).size).toBe(1);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 200, 200, 202,
    ]);
    expect((await briefings.finished(token, answers[0]?.body.artifact_id ?? '')).status).toBe('ready');
  });

  test('with a key that was used for another body is refused; with the same body it is the same briefing', async () => {
    const token = await briefings.subscriber();
    const key = { 'idempotency-key': 'morning-1' };
    const first = await briefings.create(token, briefingRequest(), key);
    await briefings.finished(token, first.body.artifact_id);
    const again = await briefings.create(token, briefingRequest(), key);
    expect([again.status, again.body.artifact_id]).toEqual([200, first.body.artifact_id]);
    const other = await briefings.create(token, briefingRequest({ user_request: 'Something else' }), key);
    expect([other.status, other.body.error]).toEqual([422, 'idempotency_key_reused']);
    const scope = { time_window: { start_ms: 2, end_ms: 1 } };
    const invalid = await briefings.create(token, briefingRequest({ scope }), key);
    expect([invalid.status, invalid.body.error]).toEqual([400, 'invalid_request']);
    const unkeyed = await briefings.create(token, briefingRequest());
    expect(unkeyed.status).toBe(202);
    await briefings.finished(token, unkeyed.body.artifact_id);
  });

  test('twice at once for the last allowance lets one win', async () => {
    const token = await app.anonymousToken();
    await briefings.subscribed(token);
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four'].map((user_request) => briefings.create(token, briefingRequest({ user_request }))),
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
    expect((await briefings.finished(token, won?.body.artifact_id ?? '')).status).toBe('ready');
  });

  test('more often than allowed says when the next one is possible', async () => {
    const token = await briefings.subscriber();
    const answers: Awaited<ReturnType<Briefings['create']>>[] = [];
    for (let index = 0; index < 5; index += 1)
      answers.push(await briefings.create(token, briefingRequest({ user_request: `Request ${index}` })));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 429]);
    const { body } = answers[4] ?? { body: { next_generation_at: 0 } };
    expect(body).toMatchObject({ error: 'allowance_exhausted', limit: 4, next_action: 'wait_until_reset' });
    const at = (body as { next_generation_at?: number }).next_generation_at ?? 0;
    expect(at).toBeGreaterThan(Date.now() + 23.9 * 3_600_000);
    for (const answer of answers.slice(0, 4)) await briefings.finished(token, answer.body.artifact_id);
  });

  test('for what no source has fails with words, and gives the allowance back', async () => {
    const token = await app.anonymousToken();
    await briefings.subscribed(token);
    const first = await briefings.create(token, briefingRequest({ user_request: 'Only volcanoes, no sport' }));
    expect(first.status).toBe(202);
    const artifact = await briefings.finished(token, first.body.artifact_id);
    expect([artifact.status, artifact.error?.code]).toEqual(['composition_failed', 'no_matching_items']);
    const page = await fetch(app.url + new URL(artifact.viewer_url).pathname);
    expect(await page.text()).toContain('You asked for: only volcanoes, no sport');
    const second = await briefings.create(token, briefingRequest());
    expect(second.status).toBe(202);
    expect((await briefings.finished(token, second.body.artifact_id)).status).toBe('ready');
  });

  test('without subscriptions is refused before anything is spent', async () => {
    const token = await app.anonymousToken();
    const refused = await briefings.create(token);
    expect([refused.status, refused.body]).toEqual([
      409,
      { error: 'no_active_subscriptions', message: expect.any(String), next_action: 'manage_subscriptions' },
    ]);
    await briefings.subscribed(token);
    const accepted = await briefings.create(token);
    expect(accepted.status).toBe(202);
    await briefings.finished(token, accepted.body.artifact_id);
  });

  test("for somebody else's sources and items is refused", async () => {
    const owner = await app.memberToken();
    const theirs = await briefings.subscribed(owner);
    const { body } = await app.post<{ items: { id: string }[] }>('/api/v1/items/list', {}, owner);
    const token = await app.memberToken();
    briefings.feeds.serve('other', newsItems(2, Date.now()));
    await briefings.subscribed(token, 'other');
    const scopes = [{ source_ids: [theirs] }, { excluded_source_ids: [theirs] }, { item_ids: [body.items[0]?.id] }];
    for (const scope of scopes) expect((await briefings.create(token, briefingRequest({ scope }))).status).toBe(400);
    const refs = [{ key: 'ref_1', source_id: theirs, type: 'source' }];
    expect((await briefings.create(token, briefingRequest({ refs }))).status).toBe(400);
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
    const token = await briefings.subscriber();
    const { status, body: answer } = await app.post<{ error: string; message: string }>(CREATE, body, token);
    expect([status, answer.error]).toEqual([400, 'invalid_request']);
    expect(answer.message.length).toBeGreaterThan(10);
    expect(Object.keys(answer)).toEqual(['error', 'message']);
  });

  test('with a key that is no key is a 400', async () => {
    const token = await briefings.subscriber();
    expect((await briefings.create(token, briefingRequest(), { 'idempotency-key': 'x'.repeat(256) })).status).toBe(400);
  });
});
