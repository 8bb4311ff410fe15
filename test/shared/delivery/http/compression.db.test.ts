import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asset } from '../../../../src/shared/delivery/web/serving/assets.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
});
afterAll(() => app?.close());

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

/** As it comes: fetch would unpack it. */
async function get(path: string, headers: Record<string, string> = {}): Promise<Got> {
  const sent = request(app.url + path, { headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(parts) };
}

describe('a page', () => {
  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip;q=0.5', gunzipSync],
  ] as const)('is compressed as %s for whoever takes %s', async (encoding, accepted, unpack) => {
    const { headers, bytes } = await get('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('accept-encoding');
    expect(headers.vary).toContain('accept-language');
    expect(unpack(bytes).toString()).toMatch(/^<!doctype html>/);
  });

  test('is sent as it is to whoever takes nothing else', async () => {
    const { headers, bytes } = await get('/');
    expect(headers['content-encoding']).toBeUndefined();
    expect(bytes.toString()).toMatch(/^<!doctype html>/);
  });

  test.each(['cross-site', 'same-site'])('is sent as it is when a %s page has it fetched', async (site) => {
    const { headers } = await get('/', { 'accept-encoding': 'br', 'sec-fetch-site': site });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('a text that stays as it is', () => {
  test.each([asset('site.css'), '/openapi.json'])(
    '%s is compressed, and known by a tag of its encoding',
    async (path) => {
      const plain = await get(path);
      const packed = await get(path, { 'accept-encoding': 'br' });
      expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true);
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
      expect(packed.headers.vary).toBe('accept-encoding');
      expect(packed.headers.etag).not.toBe(plain.headers.etag);
      for (const tag of [plain.headers.etag, packed.headers.etag, `W/${packed.headers.etag}`]) {
        const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': String(tag) });
        expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, packed.headers.etag]);
      }
      expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200);
    },
  );

  test('is not compressed for whoever says that it must not be', async () => {
    const { headers } = await get(asset('site.css'), { 'accept-encoding': 'br;q=0, gzip;q=0.0' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

test('an answer for programs goes out as it is', async () => {
  const { headers, bytes } = await get('/.well-known/oauth-authorization-server', { 'accept-encoding': 'br' });
  expect(bytes.length).toBeGreaterThan(1024);
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(bytes.toString())).toHaveProperty('issuer');
});

test('a compressed body of a request is not unpacked', async () => {
  const answer = await fetch(`${app.url}/language`, {
    method: 'POST',
    headers: { 'content-encoding': 'gzip' },
    body: 'x',
  });
  expect(answer.status).toBe(403);
});
