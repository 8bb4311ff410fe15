import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readConfig } from '../../../../src/config.js';
import { TypeormOriginThrottle } from '../../../../src/feed/adapters/typeorm/typeorm-origin-throttle.js';
import type { Permit } from '../../../../src/feed/application/ports/origin-throttle.js';
import { BURST } from '../../../../src/feed/domain/throttle.js';
import { openFeedTestBed, type FeedTestBed } from '../../support/feed-test-bed.js';

const NOW = 1_000_000;
const DAY = 86_400_000;

let testBed: FeedTestBed;
let origins: TypeormOriginThrottle;

beforeAll(async () => {
  testBed = await openFeedTestBed({ FEED_HOST_SPACING_MS: '1000', FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8,fd00::/8' });
  origins = testBed.origins;
});

afterAll(() => testBed.db.close());

beforeEach(() => testBed.db.database.execute('delete from feed.host'));

const ask = (url: string, now = NOW, reserved = false): Promise<Permit> => origins.acquire(url, { now, reserved });

async function delays(urls: readonly string[]): Promise<number[]> {
  const answers = await Promise.all(urls.map((url) => ask(url)));
  return answers.map((permit) => (permit.permit === 'granted' ? 0 : permit.at - NOW)).toSorted((a, b) => a - b);
}

const repeat = (url: string, count: number): string[] => Array.from({ length: count }, () => url);

describe('The permits of an origin', () => {
  test('are granted one after another, also to workers who ask at once', async () => {
    expect(await delays(repeat('https://busy.example/feed', BURST + 3))).toEqual([0, 0, 0, 0, 0, 1_000, 2_000, 3_000]);
  });

  test('are granted to requests that come together as to those that come one by one', async () => {
    const urls = [...repeat('https://crowd.example/feed', BURST + 2), 'https://alone.example/'];
    const wishes = urls.map((url) => ({ url, reserved: false }));
    const permits = await origins.acquireAll(wishes, NOW);
    const granted = repeat('', BURST).map(() => ({ permit: 'granted' }));
    const reserved = [1, 2].map((seconds) => ({ permit: 'reserved', at: NOW + seconds * 1_000 }));
    expect(permits).toEqual([...granted, ...reserved, { permit: 'granted' }]);
  });

  test('are granted to workers that want those of the same origins in different orders at once', async () => {
    const urls = Array.from({ length: 8 }, (_, index) => `https://o${index}.example/`);
    const orders = Array.from({ length: 6 }, (_, shift) => [...urls.slice(shift), ...urls.slice(0, shift)]);
    const asked = orders.map((order) =>
      origins.acquireAll(
        order.map((url) => ({ url, reserved: false })),
        NOW,
      ),
    );
    const permits = (await Promise.all(asked)).flat();
    expect(permits.filter(({ permit }) => permit === 'granted')).toHaveLength(urls.length * BURST);
  });

  test('are shared by all its feeds, http and https, and by nobody else', async () => {
    await delays([...repeat('https://shared.example/a', 3), ...repeat('http://shared.example/b?c', 3)]);
    expect(await delays(['https://shared.example/c', 'https://shared.example:8443/c'])).toEqual([0, 2_000]);
    expect(await ask('https://other.example/')).toEqual({ permit: 'granted' });
  });

  test.each(['http://127.0.0.1:8080/feed', 'http://[fd00::1]/feed'])(
    'are not counted for a machine of the operator: %s',
    async (url) => {
      expect(await delays(repeat(url, 20))).toEqual(repeat('', 20).map(() => 0));
    },
  );

  test.each(['http://8.8.8.8/feed', 'http://127.0.0.1.example/feed', 'http://localhost/feed'])(
    'are counted for any other: %s',
    async (url) => {
      expect(new Set(await delays(repeat(url, 20))).size).toBeGreaterThan(10);
    },
  );

  test('are all free when the operator wants no spacing', async () => {
    const config = readConfig({ FEED_HOST_SPACING_MS: '0' });
    const free = new TypeormOriginThrottle(config, testBed.db.database, testBed.db.unitOfWork);
    for (let request = 0; request < 20; request += 1) {
      expect(await free.acquire('https://free.example/', { now: NOW, reserved: false })).toEqual({ permit: 'granted' });
    }
  });

  test('are taken by people who do not wait for them', async () => {
    for (let visit = 0; visit < 8; visit += 1)
      expect(await origins.acquireAtOnce('https://visited.example/', NOW)).toBeNull();
    expect(await ask('https://visited.example/')).toEqual({ permit: 'reserved', at: NOW + 4_000 });
  });
});

describe('A pause of an origin', () => {
  test.each(['https://paused.example/feed', 'http://127.0.0.1:8080/feed'])('holds for everybody: %s', async (url) => {
    await origins.pause(url, NOW + 60_000);
    expect(await origins.acquireAtOnce(new URL('/other', url).href, NOW)).toBe(NOW + 60_000);
    expect(await ask(url)).toEqual({ permit: 'reserved', at: NOW + 60_000 });
    expect(await ask(url, NOW + 60_000, true)).toEqual({ permit: 'granted' });
    expect(await origins.acquireAtOnce(url, NOW + 60_000)).toBeNull();
  });

  test('is not shortened by another one', async () => {
    await origins.pause('https://long.example/', NOW + 60_000);
    await origins.pause('https://long.example/', NOW + 30_000);
    expect(await origins.acquireAtOnce('https://long.example/', NOW)).toBe(NOW + 60_000);
  });
});

test('Purging deletes origins that were idle for a day, except those that are paused or for which feeds wait', async () => {
  await ask('https://quiet.example/');
  const awaited = "insert into feed.host (host, free_at, queue_ends_at) values ('awaited.example', $1, $2)";
  await testBed.db.database.execute(awaited, [NOW, NOW + 3 * DAY]);
  await ask('https://busy.example/', NOW + DAY);
  await origins.pause('https://paused.example/', NOW + 3 * DAY);
  // Said while a clock was a year ahead.
  await origins.pause('https://astray.example/', NOW + 365 * DAY);
  await origins.purgeIdle(NOW + DAY + 2_000);
  const rows = await testBed.db.database.query<{ host: string }>('select host from feed.host order by host');
  expect(rows.map(({ host }) => host)).toEqual(['awaited.example', 'busy.example', 'paused.example']);
});
