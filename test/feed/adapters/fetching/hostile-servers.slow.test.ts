import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { readConfig } from '../../../../src/config.js';
import { HttpFeedFetcher } from '../../../../src/feed/adapters/fetching/http-feed-fetcher.js';
import { HostResolver } from '../../../../src/shared/outbound/network/host-resolver.js';
import { SafeRequest } from '../../../../src/shared/outbound/network/safe-request.js';
import { NOW, rss } from '../formats/support/documents.js';
import { goesOn, says, speak, speakTls, type RawServer, type Script } from './support/hostile-server.js';

const FEED = rss('<item><title>One</title><link>/1</link></item>');
const LENGTH = `Content-Length: ${FEED.length}`;

const head = (status: string, ...headers: string[]): string => [`HTTP/1.1 ${status}`, ...headers, '', ''].join('\r\n');
const ok = (...headers: string[]): string => head('200 OK', ...headers);
const packed = (encoding: string, body: Buffer): Script =>
  says(ok(`Content-Encoding: ${encoding}`, `Content-Length: ${body.length}`), body);

const ZEROS = Buffer.alloc(64 * 1_024 * 1_024);
const brotliFast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const LATER = 'It is tried again later.';
const TOO_LARGE = 'The document is too large: more than 10 MB. Look for a shorter one of this publisher.';
const BROKEN_OFF = `The connection to the server broke off. ${LATER}`;
const IMPROPER = 'The server does not speak proper HTTP at this address. Check the address.';
const TOO_MANY_HEADERS = 'The answer of the server has too many headers. Only who runs the server can mend that.';
const DAMAGED = `The compressed answer of the server is damaged. ${LATER}`;
const TOO_LATE = `The server takes too long to answer. ${LATER}`;
const NO_HTTPS = 'The server speaks no https at this address. Try it with http:// instead.';

/** Each is asked for under its own name. */
const READ: Readonly<Record<string, Script>> = {
  'an honest answer': says(ok(LENGTH), FEED),
  'an answer in pieces of a byte': (socket) => {
    socket.setNoDelay(true);
    says(...(ok(LENGTH) + FEED))(socket);
  },
  'a body that ends with the connection': says(ok('Connection: close'), FEED),
  'more than was announced': says(ok(LENGTH), FEED, 'and more'),
  'a few interim answers': says(
    head('103 Early Hints', 'Link: </x>; rel=preload'),
    head('102 Processing'),
    ok(LENGTH),
    FEED,
  ),
  'gzip that nobody announced': says(ok('Connection: close'), gzipSync(FEED)),
  'gzip announced and not sent': says(ok('Content-Encoding: gzip', LENGTH), FEED),
  'gzip in many members': packed('gzip', Buffer.concat([gzipSync(FEED.slice(0, 50)), gzipSync(FEED.slice(50))])),
  'a redirect in letters of its own': says(head('302 Found', 'Location: /Größe', 'Content-Length: 0')),
  Größe: says(ok(LENGTH), FEED),
  'no encoding under a name': says(ok('Content-Encoding: none', LENGTH), FEED),
  'a charset for an encoding': says(ok('Content-Encoding: UTF-8', LENGTH), FEED),
};

const FAILS: Readonly<Record<string, readonly [string, Script]>> = {
  'headers that take for ever': [TOO_LATE, goesOn('HTTP/1.1 200 OK\r\nX-Slow: ', 'x', 50)],
  'a body that takes for ever': [TOO_LATE, goesOn(ok(LENGTH), 'x', 50)],
  'no word at all': [TOO_LATE, () => undefined],
  'a body without end': [TOO_LARGE, goesOn(ok(), 'x'.repeat(65_536))],
  'chunks without end': [TOO_LARGE, goesOn(ok('Transfer-Encoding: chunked'), `8000\r\n${'x'.repeat(0x8000)}\r\n`)],
  'a chunk as large as the world': [
    TOO_LARGE,
    goesOn(`${ok('Transfer-Encoding: chunked')}ffffffff\r\n`, 'x'.repeat(65_536)),
  ],
  'interim answers without end': [
    'The server keeps saying that its answer will come.',
    goesOn('', head('102 Processing')),
  ],
  'headers without end': [TOO_MANY_HEADERS, goesOn('HTTP/1.1 200 OK\r\n', `X-Many: ${'x'.repeat(100)}\r\n`)],
  'cookies by the thousand': [
    TOO_MANY_HEADERS,
    says(ok(...Array.from({ length: 2_000 }, (_, n) => `Set-Cookie: a${n}=${'b'.repeat(20)}`)), FEED),
  ],
  'one header as large as a feed': [TOO_MANY_HEADERS, says(ok(`X-Large: ${'x'.repeat(100_000)}`), FEED)],
  'less than was announced': [BROKEN_OFF, says(ok('Content-Length: 5000'), FEED)],
  'a connection that is reset in the body': [
    BROKEN_OFF,
    (socket) =>
      void socket.write(ok('Content-Length: 5000') + FEED, () => setTimeout(() => socket.resetAndDestroy(), 50)),
  ],
  'a connection that ends before the answer': [BROKEN_OFF, (socket) => socket.end()],
  'a connection that ends in the headers': [BROKEN_OFF, says('HTTP/1.1 200 OK\r\nContent-')],
  'a length below nothing': [IMPROPER, says(ok('Content-Length: -1'), FEED)],
  'a length in words': [IMPROPER, says(ok('Content-Length: many'), FEED)],
  'two lengths': [IMPROPER, says(ok(LENGTH, 'Content-Length: 3'), FEED)],
  'a length and chunks': [IMPROPER, says(ok(LENGTH, 'Transfer-Encoding: chunked'), FEED)],
  'chunks that are none': [IMPROPER, says(ok('Transfer-Encoding: chunked'), FEED)],
  'an answer without headers (HTTP/0.9)': [IMPROPER, says(FEED)],
  'a mail server': [IMPROPER, says('220 mail.example ESMTP ready\r\n')],
  'something binary': [IMPROPER, says(Buffer.from([0x16, 0x03, 0x01, 0, 0, 0xff]))],
  'line ends of its own': [IMPROPER, says(ok(LENGTH).replaceAll('\r\n', '\n'), FEED)],
  'a gzip bomb': [TOO_LARGE, packed('gzip', gzipSync(ZEROS))],
  'a brotli bomb': [TOO_LARGE, packed('br', brotliCompressSync(ZEROS, brotliFast))],
  'a deflate bomb': [TOO_LARGE, packed('deflate', deflateSync(ZEROS))],
  'a bomb in a bomb': [TOO_LARGE, packed('gzip, br', brotliCompressSync(gzipSync(ZEROS), brotliFast))],
  'a bomb that nobody announced': [TOO_LARGE, says(ok('Connection: close'), gzipSync(ZEROS))],
  'brotli announced and not sent': [DAMAGED, says(ok('Content-Encoding: br', LENGTH), FEED)],
  'deflate announced and not sent': [DAMAGED, says(ok('Content-Encoding: deflate', LENGTH), FEED)],
  'gzip that is cut off': [DAMAGED, packed('gzip', gzipSync(FEED).subarray(0, -12))],
  'an encoding that nobody asked for': [
    'The server compresses its answer in a way that it was not asked for and that is not known here.',
    packed('zstd', zstdCompressSync(FEED)),
  ],
  'a part that nobody asked for': [
    'The server gave no whole answer (206). It is asked again later; there is nothing to do.',
    says(head('206 Partial Content', 'Content-Range: bytes 0-9/999', LENGTH), FEED),
  ],
  'a 304 that nobody asked for': [
    'The server gave no whole answer (304). It is asked again later; there is nothing to do.',
    says(head('304 Not Modified')),
  ],
};

const REFUSED: Readonly<Record<string, readonly [string, Script]>> = {
  'nothing at all': [
    'The address answers with nothing at all. Check it, or try again later.',
    says(ok('Content-Length: 0')),
  ],
  'packed nothing': [
    'The address answers with nothing at all. Check it, or try again later.',
    packed('gzip', gzipSync('')),
  ],
  'no content': ['There is no feed at this address, says its server (204). Check it.', says(head('204 No Content'))],
  'many choices': [
    'There is no feed at this address, says its server (300). Check it.',
    says(head('300 Multiple Choices', 'Location: /', 'Content-Length: 0')),
  ],
  'a redirect to nowhere': [
    'There is no feed at this address, says its server (302). Check it.',
    says(head('302 Found', 'Content-Length: 0')),
  ],
  'an error with a 200': [
    'The address does not answer with a feed (RSS, Atom or JSON Feed).',
    says(ok('Connection: close'), 'Fatal error: Uncaught PDOException'),
  ],
  'a puzzle for robots': [
    'The server asks whether we are a robot. Its publisher can let feed readers through.',
    says(head('403 Forbidden', 'cf-mitigated: challenge', 'Content-Length: 0')),
  ],
  'a puzzle that is accepted': [
    'The server asks whether we are a robot. Its publisher can let feed readers through.',
    says(head('202 Accepted', 'x-amzn-waf-action: challenge', 'Content-Length: 0')),
  ],
  'a cashier': [
    'The server asks for payment (402). Look for an address that is open to everybody.',
    says(head('402 Payment Required', 'Content-Length: 0')),
  ],
  ...Object.fromEntries(
    [
      ['file:///etc/passwd', 'The address leads to something that is not http or https.'],
      ['data:text/xml,<rss/>', 'The address leads to something that is not http or https.'],
      ['javascript:alert(1)', 'The address leads to something that is not http or https.'],
      ['gopher://127.0.0.1:6379/_FLUSHALL', 'The address leads to something that is not http or https.'],
      ['//user:secret@127.0.0.1/', 'The address contains a user name or password, which is not allowed.'],
      ['http://[::1]/', 'The address leads into a private network, which is not allowed.'],
      ['http://0x7f000002/', 'The address leads into a private network, which is not allowed.'],
      ['http://%31%30.0.0.5/', 'The address leads into a private network, which is not allowed.'],
      ['http://１０.0.0.5/', 'The address leads into a private network, which is not allowed.'],
      ['http://[fd00:ec2::254]/', 'The address leads into a private network, which is not allowed.'],
      ['http://169.254.169.254./latest', 'The address leads into a private network, which is not allowed.'],
      ['https://168.63.129.16/machine', 'The address leads into a private network, which is not allowed.'],
    ].map(([target, words]) => [
      `a redirect to ${target}`,
      [words, says(head('302 Found', `Location: ${target}`, 'Content-Length: 0'))],
    ]),
  ),
};

/** With what never ends. */
const PATIENCE_MS = 2_000;
const scripts = { ...READ, ...unwrapped(FAILS), ...unwrapped(REFUSED) };

function unwrapped(table: Readonly<Record<string, readonly [string, Script]>>): Readonly<Record<string, Script>> {
  return Object.fromEntries(Object.entries(table).map(([name, [, script]]) => [name, script]));
}

class Loopback extends HostResolver {
  override resolve = async () => [{ address: '127.0.0.1', family: 4 }];
}

const config = readConfig({ FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.1/32', BASE_URL: 'https://briefings.example' });
const http = new SafeRequest(config, config, new Loopback());
const feeds = new HttpFeedFetcher(http, { now: () => NOW });
let server: RawServer;

const address = (name: string): string => `/${encodeURIComponent(name)}`;
const fetch = (url: string, timeoutMs = 240_000) => feeds.fetch({ url, validators: null, timeoutMs });

beforeAll(async () => {
  server = await speak(Object.fromEntries(Object.entries(scripts).map(([name, script]) => [address(name), script])));
});

afterAll(async () => {
  await Promise.all([feeds.onModuleDestroy(), http.onModuleDestroy()]);
  await server.close();
});

describe('a careless server', () => {
  test.each(Object.keys(READ))('is understood: %s', async (name) => {
    expect(await fetch(server.url + address(name))).toMatchObject({ outcome: 'fetched', feed: { title: 'Harbour' } });
  });
});

describe('a hostile or broken server', () => {
  test.each(Object.entries(FAILS))('is a temporary failure: %s', async (name, [message]) => {
    const outcome = await fetch(server.url + address(name), message === TOO_LATE ? PATIENCE_MS : undefined);
    expect(outcome).toEqual({ outcome: 'failed', message, retryAfterMs: null });
  });

  test.each(Object.entries(REFUSED))('is a permanent failure: %s', async (name, [message]) => {
    expect(await fetch(server.url + address(name))).toMatchObject({ outcome: 'refused', message });
  });

  test('keeps no connection open', async () => {
    while (server.open() > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  });
});

describe('a secure server', () => {
  const authority = readFileSync(join(import.meta.dirname, '../../fixtures/tls/authority.pem'), 'utf8');
  const known = getCACertificates('default');
  beforeAll(() => setDefaultCACertificates([...known, authority]));
  afterAll(() => setDefaultCACertificates(known));

  const ITS_OPERATOR = 'Only who runs the server can mend that.';

  test.each([
    ['expired', 'feeds.example', `The certificate of the server has expired. ${ITS_OPERATOR}`],
    ['early', 'feeds.example', `The certificate of the server is not valid yet. ${ITS_OPERATOR}`],
    ['good', 'other.example', 'The certificate of the server is for another name. Check the address.'],
    ['self-signed', 'feeds.example', `The certificate of the server is vouched for by nobody known. ${ITS_OPERATOR}`],
  ])('whose certificate is bad fails: %s', async (certificate, host, message) => {
    const secure = await speakTls(certificate, ok('Connection: close') + FEED);
    expect(await fetch(`https://${host}:${secure.port}/`)).toEqual({ outcome: 'failed', message, retryAfterMs: null });
    await secure.close();
  });

  test('whose certificate is good is read', async () => {
    const secure = await speakTls('good', ok('Connection: close') + FEED);
    expect(await fetch(`https://feeds.example:${secure.port}/`)).toMatchObject({ outcome: 'fetched' });
    await secure.close();
  });

  test('fails when it speaks plain HTTP, and the other way round', async () => {
    const plain = await fetch(`https://feeds.example:${server.port}${address('an honest answer')}`);
    expect(plain).toEqual({ outcome: 'failed', message: NO_HTTPS, retryAfterMs: null });
    const secure = await speakTls('good', ok('Connection: close') + FEED);
    expect(await fetch(secure.url)).toMatchObject({ outcome: 'failed', message: expect.stringMatching(/^The /) });
    await secure.close();
  });
});
