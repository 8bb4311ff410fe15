import { afterAll, describe, expect, test } from '@jest/globals';

import { ParsingThreads } from '../../../../src/feed/adapters/fetching/parsing-threads.js';
import { HERE, NOW, rss } from '../formats/support/documents.js';

const threads = new ParsingThreads();
afterAll(() => threads.close());

const read = (source: string, signal = AbortSignal.timeout(240_000)) =>
  threads.read({ body: Buffer.from(source), url: HERE, now: NOW, contentType: null }, signal);

/** Milliseconds that the main thread itself worked meanwhile, whatever else the machine does. */
async function mainThreadWork(work: Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work;
  const used = process.threadCpuUsage(before);
  return (used.user + used.system) / 1_000;
}

describe('the parsing threads', () => {
  test('parse documents of several formats', async () => {
    expect(await read(rss('<item><title>One</title></item>'))).toMatchObject({
      kind: 'feed',
      feed: { items: [{ title: 'One' }] },
    });
    expect(await read('nothing')).toMatchObject({ kind: 'not_a_feed' });
  });

  test('do not block the main thread', async () => {
    const items = '<item><title>x</title><description>&lt;p&gt;a&lt;/p&gt;</description></item>';
    const body = Buffer.from(rss(items.repeat(120_000)));
    const work = threads.read({ body, url: HERE, now: NOW, contentType: null }, AbortSignal.timeout(240_000));
    expect(await mainThreadWork(work)).toBeLessThan(150);
  });

  test.each([
    ['JSON arrays in each other', `{"items":${'['.repeat(5_000_000)}${']'.repeat(5_000_000)}}`],
    ['JSON values without end', `{"version":"https://jsonfeed.org/version/1","items":[${'{},'.repeat(3_000_000)}{}]}`],
  ])('survive %s', async (_what, bomb) => {
    expect(await read(bomb)).toMatchObject({ kind: 'not_a_feed' });
  });

  test('stop when the signal is aborted', async () => {
    const bomb = rss('<item><title>x</title></item>'.repeat(300_000));
    const gaveUp = read(bomb, AbortSignal.timeout(20));
    await expect(gaveUp).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await read(rss(''))).toMatchObject({ kind: 'feed' });
  });
});
