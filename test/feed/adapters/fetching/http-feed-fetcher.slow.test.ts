import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { readConfig } from '../../../../src/config.js';
import { HostResolver } from '../../../../src/shared/outbound/network/host-resolver.js';
import { SafeRequest } from '../../../../src/shared/outbound/network/safe-request.js';
import { HttpFeedFetcher } from '../../../../src/feed/adapters/fetching/http-feed-fetcher.js';
import type { Validators } from '../../../../src/feed/application/ports/feed-fetcher.js';
import { untilTrue } from '../../../support/time/until.js';
import { NOW, rss } from '../formats/support/documents.js';
import { answer, endless, gzipBomb, redirect, serve, zipped, type TestServer } from './support/hostile-server.js';

const FEED = rss('<item><title>One</title><link>/1</link></item>');
const clock = { now: () => NOW };

/** Answers names of the test, one list of addresses after the other; the last one stays. */
class ScriptedResolver extends HostResolver {
  constructor(private readonly answers: string[][]) {
    super();
  }

  override resolve(): Promise<{ address: string; family: number }[]> {
    const next = this.answers.length > 1 ? this.answers.shift() : this.answers[0];
    return Promise.resolve((next ?? []).map((address) => ({ address, family: 4 })));
  }
}

const failing = (code: string): HostResolver =>
  Object.assign(new HostResolver(), { resolve: () => Promise.reject(Object.assign(new Error(code), { code })) });

const closing: { onModuleDestroy(): Promise<void> }[] = [];

function fetcher(allowed: string, resolver?: HostResolver): HttpFeedFetcher {
  const config = readConfig({ FEED_ALLOWED_PRIVATE_CIDRS: allowed, BASE_URL: 'https://briefings.example' });
  const http = new SafeRequest(config, config, resolver);
  const made = new HttpFeedFetcher(http, clock);
  closing.push(http, made);
  return made;
}

let server: TestServer;
let target = '';
let feeds: HttpFeedFetcher;
const strict = fetcher('');

/** A busy machine takes its time. */
const PATIENCE_MS = 240_000;

const fetch = (path: string, validators: Validators | null = null, timeoutMs = PATIENCE_MS) =>
  feeds.fetch({ url: server.url + path, validators, timeoutMs });

beforeAll(async () => {
  feeds = fetcher('127.0.0.1/32');
  const bomb = await gzipBomb();
  server = await serve({
    '/feed': answer(200, { etag: '"e1"', 'last-modified': 'Thu, 12 Nov 2026 08:00:00 GMT' }, FEED),
    '/conditional': (response, request) =>
      request.headers['if-none-match'] === '"e1"'
        ? void response.writeHead(304).end()
        : void response.writeHead(200, { etag: '"e1"' }).end(FEED),
    '/moving': (response) => void response.writeHead(302, { location: target }).end(),
    '/aged': answer(200, { 'cache-control': 'public, max-age=1800' }, FEED),
    '/301': redirect('/308', 301),
    '/308': redirect('/feed', 308),
    '/302': redirect('/301'),
    '/loop': redirect('/loop'),
    '/metadata': redirect('http://169.254.169.254/latest/meta-data/'),
    '/private': redirect('http://10.0.0.5/'),
    '/file': redirect('file:///etc/passwd'),
    '/credentials': redirect('http://user:secret@127.0.0.1/'),
    '/nowhere': redirect('http://'),
    '/gzip': answer(200, { 'content-encoding': 'gzip' }, zipped(FEED)),
    '/br': answer(200, { 'content-encoding': 'br' }, brotliCompressSync(FEED)),
    '/deflate': answer(200, { 'content-encoding': 'deflate' }, deflateSync(FEED)),
    '/raw-deflate': answer(200, { 'content-encoding': 'deflate' }, deflateRawSync(FEED)),
    '/twice': answer(200, { 'content-encoding': 'gzip, br' }, brotliCompressSync(zipped(FEED))),
    '/thrice': answer(200, { 'content-encoding': 'gzip, gzip, gzip' }, gzipSync(gzipSync(zipped(FEED)))),
    '/not-gzip': answer(200, { 'content-encoding': 'gzip' }, FEED),
    '/bomb': answer(200, { 'content-encoding': 'gzip' }, bomb),
    '/double-bomb': answer(200, { 'content-encoding': 'gzip, gzip' }, gzipSync(bomb)),
    '/cut-gzip': answer(200, { 'content-encoding': 'gzip' }, zipped(FEED.repeat(9)).subarray(0, -9)),
    '/cut': (response) => {
      response.writeHead(200, { 'content-length': '5000' });
      response.write(FEED, () => response.destroy());
    },
    '/endless': endless(Buffer.alloc(65_536, 'x')),
    '/announced': answer(200, { 'content-length': String(1 << 30) }),
    '/drip': endless(Buffer.from('x'), {}, 50),
    '/silent': () => undefined,
    '/headers': answer(200, { 'x-large': 'x'.repeat(60_000) }, FEED),
    '/404': answer(404),
    '/410': answer(410),
    '/403': answer(403),
    '/401': answer(401, { 'www-authenticate': 'Basic' }),
    '/204': answer(204),
    '/429': answer(429, { 'retry-after': '120' }),
    '/503': answer(503, { 'retry-after': 'Fri, 20 Nov 2026 13:00:00 GMT' }),
    '/500': answer(500, {}, 'x'.repeat(100_000)),
    '/page': answer(
      200,
      { 'content-type': 'text/html' },
      '<html><head><link rel="alternate" type="application/rss+xml" href="/feed"></head></html>',
    ),
    '/text': answer(200, { 'content-type': 'text/plain' }, 'hello'),
    '/latin1': answer(
      200,
      { 'content-type': 'text/xml; charset=iso-8859-1' },
      Buffer.from(rss('<item><title>Größe</title></item>'), 'latin1'),
    ),
  });
});

afterAll(async () => {
  await Promise.all(closing.map((one) => one.onModuleDestroy()));
  await server.close();
});

describe('fetching a feed', () => {
  test('reads it and remembers its validators', async () => {
    expect(await fetch('/feed')).toMatchObject({
      outcome: 'fetched',
      feed: { title: 'Harbour', items: [{ title: 'One', url: `${server.url}/1` }] },
      validators: { etag: '"e1"', lastModified: 'Thu, 12 Nov 2026 08:00:00 GMT', bodyHash: expect.any(String) },
      permanentUrl: null,
      notBeforeMs: null,
    });
  });

  test('sends a User-Agent that identifies us', async () => {
    await fetch('/feed');
    expect(server.requests.at(-1)?.headers['user-agent']).toContain('+https://briefings.example');
  });

  test('sends conditional requests and accepts a 304', async () => {
    const first = await fetch('/conditional');
    if (first.outcome !== 'fetched') throw new Error(first.outcome);
    const { validators } = first;
    expect(await fetch('/conditional', validators)).toEqual({
      outcome: 'unchanged',
      validators,
      permanentUrl: null,
      notBeforeMs: null,
    });
  });

  test('recognises a body that it has parsed before', async () => {
    const first = await fetch('/feed');
    if (first.outcome !== 'fetched') throw new Error(first.outcome);
    expect(await fetch('/feed', { ...first.validators, etag: null })).toMatchObject({ outcome: 'unchanged' });
  });

  test('asks nobody on the way with what belongs to another address, and takes its answer for no old one', async () => {
    target = '/conditional';
    const first = await fetch('/moving');
    if (first.outcome !== 'fetched') throw new Error(first.outcome);
    expect(await fetch('/moving', first.validators)).toMatchObject({ outcome: 'unchanged' });
    target = '/conditional?another';
    // The same document with the same validators, where its relative addresses lead elsewhere.
    const second = await fetch('/moving', first.validators);
    expect(second).toMatchObject({ outcome: 'fetched' });
    expect(server.requests.slice(-2).map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
  });

  test('passes on how long not to ask', async () => {
    expect(await fetch('/aged')).toMatchObject({ notBeforeMs: 1_800_000 });
    expect(await fetch('/429')).toMatchObject({ outcome: 'failed', retryAfterMs: 120_000 });
    expect(await fetch('/503')).toMatchObject({ outcome: 'failed', retryAfterMs: 3_600_000 });
  });

  test('follows redirects and says when all of them were permanent', async () => {
    expect(await fetch('/301')).toMatchObject({ outcome: 'fetched', permanentUrl: `${server.url}/feed` });
    expect(await fetch('/302')).toMatchObject({ outcome: 'fetched', permanentUrl: null });
  });

  test.each(['/gzip', '/br', '/deflate', '/raw-deflate', '/twice', '/not-gzip'])('unpacks %s', async (path) => {
    expect(await fetch(path)).toMatchObject({ outcome: 'fetched', feed: { title: 'Harbour' } });
  });

  test('believes the charset of the header', async () => {
    expect(await fetch('/latin1')).toMatchObject({ feed: { items: [{ title: 'Größe' }] } });
  });

  test('finds the feeds of a web page', async () => {
    expect(await fetch('/page')).toEqual({ outcome: 'page', feedUrls: [`${server.url}/feed`] });
  });
});

describe('an address without a feed', () => {
  test.each([
    ['/404', 'not_found', 'There is nothing at this address (404). Check it, or look for the feed on its website.'],
    ['/410', 'gone', 'The feed is gone for good, says its server (410). You can unsubscribe from it.'],
    [
      '/403',
      'not_a_feed',
      'The server lets us not in (403). If a browser opens the address, the site turns feed readers away.',
    ],
    ['/401', 'not_a_feed', 'The server asks for a password (401). Look for an address that is open to everybody.'],
    ['/204', 'not_a_feed', 'There is no feed at this address, says its server (204). Check it.'],
    ['/text', 'not_a_feed', 'The address does not answer with a feed (RSS, Atom or JSON Feed).'],
    ['/loop', 'not_a_feed', 'The address redirects more than 5 times.'],
    ['/nowhere', 'not_a_feed', 'The address redirects to something that is no address.'],
    ['/metadata', 'forbidden_address', 'The address leads into a private network, which is not allowed.'],
    ['/private', 'forbidden_address', 'The address leads into a private network, which is not allowed.'],
    ['/file', 'forbidden_address', 'The address leads to something that is not http or https.'],
    ['/credentials', 'forbidden_address', 'The address contains a user name or password, which is not allowed.'],
  ])('is refused: %s', async (path, reason, message) => {
    expect(await fetch(path)).toEqual({ outcome: 'refused', reason, message });
  });
});

describe('a failing or hostile server', () => {
  test.each([
    ['/500', 'The server is in trouble (500). It is asked again later; there is nothing to do.'],
    ['/bomb', 'The document is too large: more than 10 MB. Look for a shorter one of this publisher.'],
    ['/double-bomb', 'The document is too large: more than 10 MB. Look for a shorter one of this publisher.'],
    ['/endless', 'The document is too large: more than 10 MB. Look for a shorter one of this publisher.'],
    ['/announced', 'The document is too large: more than 10 MB. Look for a shorter one of this publisher.'],
    ['/thrice', 'The answer of the server is compressed too many times.'],
    ['/cut-gzip', 'The compressed answer of the server is damaged. It is tried again later.'],
    ['/cut', 'The connection to the server broke off. It is tried again later.'],
    ['/headers', 'The answer of the server has too many headers. Only who runs the server can mend that.'],
  ])('is a temporary failure: %s', async (path, message) => {
    expect(await fetch(path)).toEqual({ outcome: 'failed', message, retryAfterMs: null });
  });

  test.each(['/silent', '/drip'])('is aborted after the time limit: %s', async (path) => {
    expect(await fetch(path, null, 400)).toMatchObject({
      message: 'The server takes too long to answer. It is tried again later.',
    });
  });

  test('is not asked any further after an abort', async () => {
    const signal = AbortSignal.timeout(100);
    const outcome = await feeds.fetch({
      url: `${server.url}/silent`,
      validators: null,
      timeoutMs: PATIENCE_MS,
      signal,
    });
    expect(outcome.outcome).toBe('failed');
  });

  test('that cannot be reached is a temporary failure', async () => {
    const gone = await serve({});
    await gone.close();
    expect(await feeds.fetch({ url: gone.url, validators: null, timeoutMs: PATIENCE_MS })).toMatchObject({
      outcome: 'failed',
      message: 'The server cannot be reached. It is tried again later.',
      unanswered: true,
    });
  });
});

describe('an address in a private network', () => {
  test.each([
    '127.0.0.1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '0',
    '127.0.0.1.',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
  ])('is refused however it is written: %s', async (host) => {
    const asked = server.requests.length;
    const url = `http://${host}:${server.port}/feed`;
    expect(await strict.fetch({ url, validators: null, timeoutMs: PATIENCE_MS })).toMatchObject({
      outcome: 'refused',
      reason: 'forbidden_address',
    });
    expect(server.requests).toHaveLength(asked);
  });

  test('is refused when a name resolves to it, also together with a public one', async () => {
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.5']]) {
      const inside = fetcher('', new ScriptedResolver([addresses]));
      const outcome = await inside.fetch({ url: 'http://inside.example/', validators: null, timeoutMs: PATIENCE_MS });
      expect(outcome).toMatchObject({ reason: 'forbidden_address' });
    }
  });

  test('is not reached by DNS rebinding', async () => {
    const rebinding = fetcher('127.0.0.1/32', new ScriptedResolver([['127.0.0.1'], ['10.0.0.5']]));
    const url = `http://rebinding.example:${server.port}/silent`;
    // The first connection is kept busy, so that the second request has to connect, and to look up, again.
    const asked = server.requests.length;
    const over = new AbortController();
    const first = rebinding.fetch({ url, validators: null, timeoutMs: PATIENCE_MS, signal: over.signal });
    await untilTrue(() => server.requests.length > asked);
    const second = await rebinding.fetch({ url, validators: null, timeoutMs: PATIENCE_MS });
    expect(second).toMatchObject({ reason: 'forbidden_address' });
    over.abort();
    expect(await first).toMatchObject({ outcome: 'failed' });
  });
});

describe('a host name', () => {
  test('that does not exist is a permanent failure, one that cannot be resolved now a temporary one', async () => {
    const request = { url: 'http://feeds.example/', validators: null, timeoutMs: PATIENCE_MS };
    expect(await fetcher('', failing('ENOTFOUND')).fetch(request)).toMatchObject({
      outcome: 'refused',
      reason: 'no_such_host',
    });
    expect(await fetcher('', failing('EAI_AGAIN')).fetch(request)).toMatchObject({ outcome: 'failed' });
  });
});
