import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig } from '../../../../src/config.js';
import { HttpArticleFetcher } from '../../../../src/feed/adapters/fetching/http-article-fetcher.js';
import type { ArticleOutcome } from '../../../../src/feed/application/ports/article-fetcher.js';
import { SafeRequest } from '../../../../src/shared/outbound/network/safe-request.js';
import { SettableClock } from '../../support/feed-test-bed.js';
import { answer, endless, gzipBomb, redirect, serve, type Route, type TestServer } from './support/hostile-server.js';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const PARAGRAPH =
  '<p>The harbour of the town reopens after long repairs, and the council, which had waited, said so.</p>';
const page = (body: string): string =>
  `<!doctype html><html><head><title>Harbour</title></head><body>${body}</body></html>`;
const GOOD = page(`<article>${PARAGRAPH.repeat(6)}</article>`);

let server: TestServer;
let http: SafeRequest;
let fetcher: HttpArticleFetcher;

beforeAll(async () => {
  const bomb = await gzipBomb();
  const html = (body: string): Route => answer(200, HTML, page(body));
  server = await serve({
    '/good': answer(200, HTML, GOOD),
    '/moved': redirect('/good', 301),
    '/untyped': answer(200, {}, GOOD),
    '/bomb': answer(200, { ...HTML, 'content-encoding': 'gzip' }, bomb),
    '/large': answer(200, HTML, GOOD + ' '.repeat(11_000_000)),
    '/announced': answer(200, { ...HTML, 'content-length': '99999999999' }, 'x'),
    '/endless': endless(Buffer.alloc(65_536, 'a'), HTML),
    '/drip': endless(Buffer.from('<p>'), HTML, 50),
    '/silent': () => undefined,
    '/deep': html(`${'<div>'.repeat(200_000)}${PARAGRAPH}`),
    '/deep-text': html('<div><p>Words, and commas, and more words, in each of these. '.repeat(20_000)),
    '/wide': html(PARAGRAPH.repeat(60_000)),
    '/tables': html('<table><tr><td>'.repeat(20_000)),
    '/attributes': html(`<p ${'a=1 '.repeat(500_000)}>${PARAGRAPH}`),
    '/scripts': html('<script>while (true) {}</script>'.repeat(20_000) + `<article>${PARAGRAPH.repeat(6)}</article>`),
    '/entities': html('&lt;'.repeat(1_000_000)),
    '/loop': redirect('/loop'),
    '/metadata': redirect('http://169.254.169.254/latest/meta-data/'),
    '/file': redirect('file:///etc/passwd'),
    '/pdf': answer(200, { 'content-type': 'application/pdf' }, '%PDF'),
    '/film': endless(Buffer.alloc(65_536), { 'content-type': 'video/mp4' }),
    '/robots': answer(403, { 'cf-mitigated': 'challenge' }),
    '/login': answer(401),
    '/forbidden': answer(403),
    '/gone': answer(410),
    '/missing': answer(404),
    '/busy': answer(429, { 'retry-after': '60' }),
    '/broken': answer(500),
  });
  const config = readConfig({ FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8' });
  http = new SafeRequest(config, config);
  fetcher = new HttpArticleFetcher(http, new SettableClock());
});

afterAll(async () => {
  await fetcher.onModuleDestroy();
  await http.onModuleDestroy();
  await server.close();
});

const fetch = (path: string, timeoutMs = 30_000): Promise<ArticleOutcome> =>
  fetcher.fetch({ url: new URL(path, server.url).href, timeoutMs, signal: new AbortController().signal });

const FOUND = {
  outcome: 'found',
  article: { title: 'Harbour', text: expect.stringMatching(/^The harbour .+ said so\.$/s) },
};

describe('A page', () => {
  test.each(['/good', '/moved', '/untyped'])('is fetched and read: %s', async (path) => {
    expect(await fetch(path)).toEqual(FOUND);
  });

  test.each([
    ['/login', 'refused'],
    ['/robots', 'refused'],
    ['/forbidden', 'refused'],
    ['/gone', 'refused'],
    ['/pdf', 'refused'],
    ['/film', 'refused'],
    ['/loop', 'refused'],
    ['/metadata', 'refused'],
    ['/file', 'refused'],
    ['/missing', 'failed'],
    ['/broken', 'failed'],
  ])('fails for %s as %s, with a message', async (path, outcome) => {
    expect(await fetch(path)).toMatchObject({ outcome, message: expect.stringMatching(/^The [^\n]{10,100}\.$/) });
  });

  test('that answers 429 says when to retry', async () => {
    expect(await fetch('/busy')).toMatchObject({
      outcome: 'failed',
      retryAfterMs: 60_000,
      busyUrl: `${server.url}/busy`,
    });
  });

  test.each(['/silent', '/drip'])('that takes too long is aborted: %s', async (path) => {
    expect(await fetch(path, 1_000)).toMatchObject({ outcome: 'failed', message: expect.stringContaining('too long') });
  });

  test.each(['/bomb', '/large', '/announced', '/endless'])('that is too large is left: %s', async (path) => {
    expect(await fetch(path)).toMatchObject({ outcome: 'refused', message: expect.stringContaining('too large') });
  });

  test.each(['/deep', '/deep-text', '/wide', '/tables', '/attributes', '/scripts', '/entities'])(
    'that is made to hurt does not: %s',
    async (path) => {
      const outcome = await fetch(path);
      if (outcome.outcome !== 'found')
        expect(outcome).toEqual({ outcome: 'refused', message: 'The page takes too long to read.' });
      // And the next one is read as if nothing had been.
      expect(await fetch('/good')).toEqual(FOUND);
    },
  );
});
