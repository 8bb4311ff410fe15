import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../support/http-app.js';
import { processorMs } from '../../../support/processor-time.js';
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

/** Sends bytes as they are and returns what comes back until the connection closes. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('a request body', () => {
  test.each<[string, string, string]>([
    ['broken JSON', '{"name":', 'The body must be valid JSON.'],
    ['a list', '[]', 'The body must be a JSON object.'],
    ['null', 'null', 'The body must be a JSON object.'],
    ['a wrong value', '{"name":"a","limit":0}', 'limit must be an integer from 1 to 100.'],
    ['an unknown field', '{"name":"a","x":1}', 'unknown field "x"'],
    ['__proto__', '{"name":"a","__proto__":{"limit":1}}', 'unknown field "__proto__"'],
    ['constructor', '{"name":"a","constructor":{}}', 'unknown field "constructor"'],
    [
      'deep nesting',
      `{"name":"a","context":{"a":${nested(50_000)}}}`,
      'The body must not be nested deeper than 64 levels.',
    ],
    ['U+0000', String.raw`{"name":"a\u0000"}`, 'The body must not contain U+0000 or unpaired surrogates.'],
    [
      'half a surrogate pair',
      String.raw`{"name":"\ud83d"}`,
      'The body must not contain U+0000 or unpaired surrogates.',
    ],
  ])('with %s is refused', async (_, text, message) => {
    const answered = await app.post(GET, text, token);
    expect(answered.status).toBe(400);
    expect(answered.body).toEqual({ error: 'invalid_request', message });
  });

  test('of more than 256 KiB is refused', async () => {
    const answered = await app.post(GET, { name: 'a', context: { text: 'x'.repeat(262_144) } }, token);
    expect(answered.status).toBe(413);
    expect(answered.body).toEqual({ error: 'payload_too_large', message: 'The body must be at most 262144 bytes.' });
  });

  test('may hold an escaped backslash before u0000, and whole surrogate pairs', async () => {
    expect((await app.post(GET, String.raw`{"name":"\\u0000 \ud83d\ude00"}`, token)).status).toBe(200);
  });

  test('may be nested 60 levels deep', async () => {
    expect((await app.post(GET, `{"name":"a","context":{"a":${nested(60)}}}`, token)).status).toBe(200);
  });

  test('is required unless the contract says otherwise', async () => {
    const missing = await app.post(GET, undefined, token);
    expect(missing.status).toBe(400);
    expect(missing.body['message']).toContain('must be a JSON object');
    expect((await app.post(LIST)).body).toEqual({ owner: 'nobody' });
    expect((await app.post(LIST, '')).body).toEqual({ owner: 'nobody' });
    expect((await app.post(LIST, '{}')).body).toEqual({ owner: 'nobody' });
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'application/json', 'nonsense'])(
    'that is absent may be declared as %s',
    async (type) => {
      const headers = { 'content-type': type };
      expect((await app.post(LIST, undefined, null, { headers })).status).toBe(200);
      const empty = `POST ${LIST} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: 0`;
      expect(await sendRaw(`${empty}\r\n\r\n`)).toMatch(/^HTTP\/1.1 200/);
    },
  );

  test('of another type is refused, also when its length is not told', async () => {
    const chunked = `POST ${LIST} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked`;
    expect(await sendRaw(`${chunked}\r\ncontent-type: text/plain\r\n\r\n2\r\n{}\r\n0\r\n\r\n`)).toMatch(/ 415 /);
  });

  test('may hold unknown fields where the contract does not forbid it', async () => {
    const { status, body } = await app.post(LIST, '{"other":1,"__proto__":{"keyword":"polluted"},"constructor":1}');
    expect(status).toBe(200);
    expect(body).toEqual({ owner: 'nobody' });
    expect(({} as Record<string, unknown>)['keyword']).toBeUndefined();
  });

  test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['application/jsonp'], ['']])(
    'of type "%s" is refused',
    async (type) => {
      const { status, body } = await app.post(GET, '{"name":"a"}', token, { headers: { 'content-type': type } });
      expect(status).toBe(415);
      expect(body['error']).toBe('unsupported_media_type');
    },
  );

  test('is refused when it is compressed', async () => {
    const headers = { 'content-encoding': 'gzip' };
    expect((await app.post(GET, '{"name":"a"}', token, { headers })).status).toBe(415);
  });

  test('may name its charset', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    expect((await app.post(GET, '{"name":"日本語"}', token, { headers })).status).toBe(200);
  });

  test('of 15,000 unknown fields is answered quickly', async () => {
    const fields = Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`k${at}`, at]));
    const cost = await processorMs(async () => {
      expect((await app.post(GET, { name: 'a', ...fields }, token)).status).toBe(400);
    });
    expect(cost).toBeLessThan(500);
  });
});

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
    const answer = await sendRaw('GET /api/v1/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
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

describe('a request that is hardly HTTP', () => {
  const start = `POST ${LIST} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n`;

  test('with headers that are too long is refused', async () => {
    const answer = await sendRaw(`${start}x-long: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
    expect(answer).toContain('contract-version: 2026-08-12');
    expect(answer).toContain('{"error":"invalid_request"');
  });

  test('with two lengths, or a length and chunks, is refused', async () => {
    const type = 'content-type: application/json\r\n';
    expect(await sendRaw(`${start}${type}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`)).toMatch(/^HTTP\/1.1 400/);
    const both = `${start}${type}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`;
    expect(await sendRaw(both)).toMatch(/^HTTP\/1.1 400/);
  });

  test('with a line break inside a header is refused', async () => {
    expect(await sendRaw(`${start}authorization: Bearer a\rx: y\r\n\r\n`)).toMatch(/^HTTP\/1.1 400/);
  });

  test('with a body longer than it said, in chunks, is cut off at the limit', async () => {
    const status = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(app.url);
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const sent = request({ hostname, port, path: LIST, method: 'POST', headers }, (answer) =>
        resolve(answer.statusCode),
      );
      sent.on('error', reject);
      for (let at = 0; at < 5; at += 1) sent.write('x'.repeat(65_536));
      sent.end();
    });
    expect(status).toBe(413);
  });

  test('cannot turn the Host header into links', async () => {
    const answer = await sendRaw(
      'POST /api/v1/auth/skill/anonymous HTTP/1.1\r\nhost: evil.example\r\nx-forwarded-host: evil.example\r\n' +
        'connection: close\r\ncontent-length: 0\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 200/);
    expect(answer).not.toContain('evil.example');
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
