import { readFile } from 'node:fs/promises';
import { platform } from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  goesOn,
  gzipBomb,
  says,
  speak,
  type RawServer,
  type Script,
} from '../feed/adapters/fetching/support/hostile-server.js';
import { newDataDir, Program, removeDataDir, stopPrograms } from '../support/program/program.js';
import { until } from '../support/time/until.js';
import { Agent } from './client.js';

const OK = 'HTTP/1.1 200 OK\r\nConnection: close\r\n';
const GOOD = '<rss version="2.0"><channel><title>Good</title><item><title>News</title></item></channel></rss>';
/** What the larger of the bombs unfolds to. */
const GIGABYTE = 2 ** 30;

const TOO_LARGE = 'The document is too large: more than 10 MB. Look for a shorter one of this publisher.';
const TOO_LATE = 'The server takes too long to answer. It is tried again later.';
const IMPROPER = 'The server does not speak proper HTTP at this address. Check the address.';

const packed = (encoding: string, body: Buffer): Script => says(`${OK}Content-Encoding: ${encoding}\r\n\r\n`, body);

async function hostileFeeds(): Promise<Readonly<Record<string, readonly [Script, words: string]>>> {
  const brotliBomb = brotliCompressSync(Buffer.alloc(2 ** 28), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  return {
    silent: [() => undefined, TOO_LATE],
    dripping: [goesOn(`${OK}\r\n<rss>`, 'x', 100), TOO_LATE],
    endless: [goesOn(`${OK}\r\n<rss>`, 'x'.repeat(65_536)), TOO_LARGE],
    gzip: [packed('gzip', await gzipBomb()), TOO_LARGE],
    brotli: [packed('br', brotliBomb), TOO_LARGE],
    headers: [
      goesOn('HTTP/1.1 200 OK\r\n', `X-Many: ${'x'.repeat(100)}\r\n`),
      'The answer of the server has too many headers. Only who runs the server can mend that.',
    ],
    loop: [
      says('HTTP/1.1 302 Found\r\nLocation: /loop\r\nContent-Length: 0\r\n\r\n'),
      'The address redirects more than 5 times.',
    ],
    inside: [
      says('HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/latest\r\nContent-Length: 0\r\n\r\n'),
      'The address leads into a private network, which is not allowed.',
    ],
    garbage: [says(Buffer.alloc(4_096, 0x80)), IMPROPER],
    nothing: [says(`${OK}\r\n`), 'The address answers with nothing at all. Check it, or try again later.'],
  };
}

interface Source {
  readonly feed_url: string;
  readonly last_error: string | null;
  readonly last_success_at: string | null;
}

/** Ten feeds that want to do harm and a good one, over HTTP only. The tests are one story, in order. */
describe('feeds of hostile servers', () => {
  let server: RawServer;
  let dataDir: string;
  let program: Program;
  let agent: Agent;
  let hostile: Awaited<ReturnType<typeof hostileFeeds>>;

  beforeAll(async () => {
    hostile = await hostileFeeds();
    const scripts = Object.entries(hostile).map(([name, [script]]) => [`/${name}`, script] as const);
    server = await speak({ ...Object.fromEntries(scripts), '/good': says(`${OK}\r\n${GOOD}`) });
    dataDir = await newDataDir();
    const options = { dataDir, env: { FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8' } };
    program = await Program.start(options);
    agent = await Agent.member(program, 'reader@example.org', options);
  });

  afterAll(async () => {
    await stopPrograms();
    await server.close();
    await removeDataDir(dataDir);
  });

  const sources = async (): Promise<ReadonlyMap<string, Source>> => {
    const { body } = await agent.post<{ sources: readonly Source[] }>('subscriptions/list', {});
    return new Map(body.sources.map((source) => [new URL(source.feed_url).pathname.slice(1), source]));
  };

  test('may be followed together with a good one', async () => {
    const outlines = [...Object.keys(hostile), 'good'].map(
      (name) => `<outline type="rss" xmlUrl="${server.url}/${name}"/>`,
    );
    const opml = `<opml version="2.0"><body>${outlines.join('')}</body></opml>`;
    const { status, body } = await agent.post<{ subscribed: number }>('subscriptions/import', { opml });
    expect([status, body.subscribed]).toEqual([200, 11]);
  });

  test('are each told in words, and the good one is read', async () => {
    const isTold = ({ last_error, last_success_at }: Source): boolean =>
      last_error !== null || last_success_at !== null;
    const told = await until(sources, (all) => [...all.values()].every(isTold));
    const words = Object.fromEntries([...told].map(([name, { last_error }]) => [name, last_error]));
    expect(words).toEqual({
      ...Object.fromEntries(Object.entries(hostile).map(([name, [, said]]) => [name, said])),
      good: null,
    });
    const { body } = await agent.post<{ items: readonly { title: string }[] }>('items/list', {});
    expect(body.items.map(({ title }) => title)).toEqual(['News']);
  });

  test('do not bring the program down, nor its memory up', async () => {
    expect(program.isRunning).toBe(true);
    expect(program.output).not.toMatch(/unhandled|stack/i);
    expect(await mostMemoryOf(program.pid)).toBeLessThan(GIGABYTE);
  });
});

/** Bytes, at its height; where the system does not tell, none. */
async function mostMemoryOf(pid: number): Promise<number> {
  if (platform !== 'linux') return 0;
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
}
