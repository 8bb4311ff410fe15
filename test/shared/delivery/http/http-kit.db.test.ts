import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { sendRaw } from './raw-request.js';
import { ThingsModule } from './things.module.js';

const GET = '/api/v1/things/get';
const LIST = '/api/v1/things/list';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ modules: [ThingsModule] });
  token = await app.memberToken();
});
afterAll(() => app.close());

describe('authentication', () => {
  test.each<[string, Record<string, string>]>([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic dTpw' }],
    ['no token', { authorization: 'Bearer' }],
    ['an empty token', { authorization: 'Bearer ' }],
    ['a token with a space', { authorization: 'Bearer a b' }],
    ['nonsense', { authorization: 'Bearer nonsense' }],
    ['a lookalike', { authorization: `Bearer pbs_${'0'.repeat(49)}` }],
    ['an oversized token', { authorization: `Bearer ${'x'.repeat(8000)}` }],
    ['SQL', { authorization: "Bearer ';drop--" }],
  ])('is refused with %s', async (_, headers) => {
    const answered = await app.post(GET, { name: 'a' }, null, { headers });
    expect(answered.status).toBe(401);
    expect(answered.body['error']).toBe('unauthorized');
    expect(answered.headers['www-authenticate']).toMatch(/^Bearer realm="/);
  });

  test('takes no token from the query or the body', async () => {
    expect((await app.post(`${GET}?access_token=${token}`, { name: 'a' })).status).toBe(401);
    expect((await app.post(GET, { name: 'a', access_token: token })).status).toBe(401);
    expect(
      (
        await app.post(GET, `access_token=${token}`, null, {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).status,
    ).toBe(401);
  });

  test('ignores a token in the query beside that of the header', async () => {
    expect((await app.post(`${GET}?access_token=other`, { name: 'a' }, token)).status).toBe(200);
  });

  test('fails before the body is checked', async () => {
    expect((await app.post(GET, '{"name":')).status).toBe(401);
    expect((await app.post(GET, `{"name":"${'x'.repeat(300_000)}"}`)).status).toBe(401);
    expect((await app.post(GET, 'name', null, { headers: { 'content-type': 'text/plain' } })).status).toBe(401);
  });

  test('accepts any case of the scheme', async () => {
    const headers = { authorization: `bearer ${token}` };
    expect((await app.post(GET, { name: 'a' }, null, { headers })).status).toBe(200);
  });
});

describe('a route', () => {
  test('that is unknown answers 404, whatever is sent', async () => {
    const answered = await app.post('/api/v1/nothing', '{"broken', token);
    expect(answered.status).toBe(404);
    expect(answered.body['error']).toBe('not_found');
    expect(answered.headers['contract-version']).toBe('2026-08-12');
  });

  test.each(['/docs/%00', '/b/%00', '/api/v1/%00'])('with U+0000 in it, %s, answers 404', async (path) => {
    const answer = await fetch(app.url + path);
    expect([answer.status, (await answer.json()).error]).toEqual([404, 'not_found']);
  });

  test('with the wrong method answers 405 with the right ones', async () => {
    const answer = await fetch(`${app.url}${GET}`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
    expect(await answer.json()).toEqual({ error: 'method_not_allowed', message: 'Use POST.' });
    const page = await fetch(`${app.url}/b/abc`, { method: 'DELETE' });
    expect(page.headers.get('allow')).toBe('GET, HEAD');
  });

  test('with a malformed URL answers 400', async () => {
    const answer = await sendRaw(app.url, 'GET /api/v1/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"error":"invalid_request"');
    expect(answer.toLowerCase()).toContain('contract-version: 2026-08-12');
  });
});

describe('an answer', () => {
  test('carries the contract version, also when it is an error', async () => {
    for (const answered of [await app.post(LIST), await app.post(GET), await app.post(GET, '{', token)]) {
      expect(answered.headers['contract-version']).toBe('2026-08-12');
      expect(answered.headers['cache-control']).toBe('no-store');
      expect(answered.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test.each([
    '/%61pi/v1/things/list',
    '/api/%761/things/list',
    '/api/v1',
    '/api/v1?x=1',
    '/api/v1/nope',
    '/api/v1/%zz',
  ])('to POST %s carries it too, and the headers of the API', async (path) => {
    const { headers } = await fetch(app.url + path, { method: 'POST' });
    expect(headers.get('contract-version')).toBe('2026-08-12');
    if (!path.endsWith('%zz')) expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('outside of /api/v1 carries no contract version', async () => {
    expect((await fetch(`${app.url}/healthz`)).headers.get('contract-version')).toBeNull();
  });

  test('carries the id of the request, the one that was sent when it is sane', async () => {
    const sane = await app.post(LIST, {}, null, { headers: { 'x-request-id': 'trace-0815.a:b' } });
    expect(sane.headers['x-request-id']).toBe('trace-0815.a:b');
    for (const id of ['short', 'x'.repeat(65), 'with space in it', '"quoted"-id']) {
      const { headers } = await app.post(LIST, {}, null, { headers: { 'x-request-id': id } });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('may be a 202', async () => {
    expect((await app.post(GET, { name: 'new' }, token)).status).toBe(202);
  });

  test.each<[string, number, string]>([
    ['invalid', 400, 'things_refused'],
    ['forbidden', 403, 'things_refused'],
    ['not_found', 404, 'things_refused'],
    ['conflict', 409, 'things_refused'],
    ['unprocessable', 422, 'things_refused'],
    ['exhausted', 429, 'things_refused'],
    ['unavailable', 503, 'unavailable'],
  ])('to a refusal of kind %s is a %i with its details', async (how, status, error) => {
    const answer = await app.app.inject({ method: 'POST', url: '/api/v1/things/break', payload: { how } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error, message: 'No thing for you.', next_action: 'wait' });
  });

  test.each(['bug', 'not an error'])('to a failure (%s) shows nothing of it and is logged', async (how) => {
    const answered = await app.post('/api/v1/things/break', { how }, null, {
      headers: { 'x-request-id': `failure-${how.replaceAll(' ', '-')}` },
    });
    expect(answered.status).toBe(500);
    expect(answered.body['error']).toBe('internal_error');
    expect(JSON.stringify(answered)).not.toMatch(/secret|at .*\.ts/);
    const logged = app.logLines.find((line) => line.includes(`failure-${how.replaceAll(' ', '-')}`));
    expect(logged).toContain('"level":50');
    expect(logged).toContain('secret');
  });

  test('to an outage asks the caller to retry', async () => {
    const answered = await app.post('/api/v1/things/break', { how: 'outage' });
    expect(answered.status).toBe(503);
    expect(answered.body['error']).toBe('unavailable');
    expect(answered.headers['retry-after']).toBe('5');
  });

  test('that is a page has a policy that loads nothing but what we serve', async () => {
    const { headers } = await fetch(`${app.url}/b/abc`);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';script-src 'self';style-src 'self';font-src 'self';img-src 'self' data:;media-src 'self';" +
        "connect-src 'self';manifest-src 'self';frame-ancestors 'none';base-uri 'none';form-action 'self'",
    );
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('the request log', () => {
  test('has one line per request, without tokens, bodies, queries or links that are keys', async () => {
    const before = app.logLines.length;
    await app.post(`${GET}?secret=in-the-query`, { name: 'in the body' }, token);
    await fetch(`${app.url}/b/AAAAAAAAAAAAAAAAAAAAAA`);
    await fetch(`${app.url}/b/AAAAAAAAAAAAAAAAAAAAAA/typo`);
    const lines = app.logLines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['POST', GET, 200],
      ['GET', '/b/:slug', 200],
      ['GET', '/b/***/typo', 404],
    ]);
    expect(lines[0]).toMatchObject({
      msg: 'request',
      requestId: expect.any(String),
      caller: expect.stringMatching(/^usr_/),
    });
    const everything = app.logLines.join('\n');
    for (const secret of [token, token.slice(8), 'in-the-query', 'in the body', 'AAAAAAAA']) {
      expect(everything).not.toContain(secret);
    }
  });
});

describe('the contract', () => {
  test('is served as OpenAPI 3.1 with the operations of every module', async () => {
    const document = (await (await fetch(`${app.url}/openapi.json`)).json()) as {
      openapi: string;
      info: { version: string };
      paths: Record<string, { post: { security?: unknown; operationId: string; requestBody?: unknown } }>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.version).toBe('2026-08-12');
    expect(Object.keys(document.paths).filter((path) => path.startsWith('/api/v1/things/'))).toEqual([
      '/api/v1/things/break',
      '/api/v1/things/get',
      '/api/v1/things/list',
      '/api/v1/things/never',
      '/api/v1/things/rare',
      '/api/v1/things/wait',
    ]);
    const { post } = document.paths[GET]!;
    expect(post.security).toEqual([{ skill_session: [] }]);
    expect(post.requestBody).toMatchObject({
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/GetThingDto' } } },
    });
    expect(document.paths[LIST]!.post.requestBody).toMatchObject({ required: false });
  });

  test('is a page to read, without anything inline or from elsewhere', async () => {
    const page = await fetch(`${app.url}/docs`);
    expect(page.headers.get('content-type')).toContain('text/html');
    const html = await page.text();
    expect(html).toContain('POST /api/v1/things/get');
    expect(html).toContain('an integer from 1 to 100');
    expect(html).not.toMatch(/<script|style=|https?:\/\//);
    const style = await fetch(`${app.url}/docs/style.css`);
    expect(style.headers.get('content-type')).toContain('text/css');
  });
});
