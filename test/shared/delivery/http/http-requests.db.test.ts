import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { processorMs } from '../../../support/time/processor-time.js';
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
      'half a surrogate pair in a name',
      String.raw`{"name":"a","\ud800":1}`,
      'The body must not contain U+0000 or unpaired surrogates.',
    ],
    [
      'a number that is none',
      '{"name":1e400}',
      'The body must not contain numbers beyond ±1.8e308 (IEEE 754 doubles).',
    ],
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
      expect(await sendRaw(app.url, `${empty}\r\n\r\n`)).toMatch(/^HTTP\/1.1 200/);
    },
  );

  test('of another type is refused, also when its length is not told', async () => {
    const chunked = `POST ${LIST} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked`;
    expect(await sendRaw(app.url, `${chunked}\r\ncontent-type: text/plain\r\n\r\n2\r\n{}\r\n0\r\n\r\n`)).toMatch(
      / 415 /,
    );
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

describe('a request that is hardly HTTP', () => {
  const start = `POST ${LIST} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n`;

  test('with headers that are too long is refused', async () => {
    const answer = await sendRaw(app.url, `${start}x-long: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
    expect(answer).toContain('contract-version: 2026-08-12');
    expect(answer).toContain('{"error":"invalid_request"');
  });

  test.each([
    [
      'without a Host',
      'GET /api/v1/things HTTP/1.1\r\nconnection: close\r\n\r\n',
      400,
      'The request has no Host header.',
    ],
    [
      'that expects what there is not',
      'POST /api/v1/things HTTP/1.1\r\nhost: x\r\nexpect: 200-maybe\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
      417,
      'Expect can only be 100-continue.',
    ],
  ])('%s is refused with the Error body', async (_, request, status, message) => {
    const answer = await sendRaw(app.url, request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('application/json');
    expect(answer).toContain(JSON.stringify({ error: 'invalid_request', message }));
  });

  test.each([
    [
      'with two Hosts',
      'GET /api/v1/things HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n',
      400,
      { error: 'invalid_request', message: 'The request has more than one Host header.' },
    ],
    [
      'that wants a tunnel',
      'CONNECT other.example:443 HTTP/1.1\r\nhost: other.example\r\n\r\n',
      405,
      { error: 'method_not_allowed', message: 'CONNECT is for proxies, and this is none.' },
    ],
    [
      'with extensions of chunks without end',
      `${start}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}`,
      413,
      { error: 'payload_too_large', message: 'The extensions of the chunks are too large.' },
    ],
    [
      'with headers that are too long',
      `${start}x-long: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      { error: 'invalid_request', message: 'The headers are too large.' },
    ],
  ])('%s is refused in words, and its connection is closed', async (_, sent, status, body) => {
    const answer = await sendRaw(app.url, sent);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(answer).toContain(JSON.stringify(body));
  });

  test('with two lengths, or a length and chunks, is refused', async () => {
    const type = 'content-type: application/json\r\n';
    expect(await sendRaw(app.url, `${start}${type}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`)).toMatch(
      /^HTTP\/1.1 400/,
    );
    const both = `${start}${type}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`;
    expect(await sendRaw(app.url, both)).toMatch(/^HTTP\/1.1 400/);
  });

  test('with a line break inside a header is refused', async () => {
    expect(await sendRaw(app.url, `${start}authorization: Bearer a\rx: y\r\n\r\n`)).toMatch(/^HTTP\/1.1 400/);
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
      app.url,
      'POST /api/v1/auth/skill/anonymous HTTP/1.1\r\nhost: evil.example\r\nx-forwarded-host: evil.example\r\n' +
        'connection: close\r\ncontent-length: 0\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 200/);
    expect(answer).not.toContain('evil.example');
  });
});
