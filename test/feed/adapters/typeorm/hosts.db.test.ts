import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readConfig } from '../../../../src/config.js';
import { TypeormHosts } from '../../../../src/feed/adapters/typeorm/typeorm-hosts.js';
import type { Turn } from '../../../../src/feed/application/ports/hosts.js';
import { BURST } from '../../../../src/feed/domain/host-turns.js';
import { openFeedHouse, type FeedHouse } from '../../support/feed-house.js';

const NOW = 1_000_000;
const DAY = 86_400_000;

let house: FeedHouse;
let hosts: TypeormHosts;

beforeAll(async () => {
  house = await openFeedHouse({ FEED_HOST_SPACING_MS: '1000', FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8,fd00::/8' });
  hosts = house.hosts;
});

afterAll(() => house.db.close());

beforeEach(() => house.db.database.execute('delete from feed.host'));

const ask = (url: string, now = NOW, kept = false): Promise<Turn> => hosts.turnFor(url, { now, kept });

async function turns(urls: readonly string[]): Promise<number[]> {
  const answers = await Promise.all(urls.map((url) => ask(url)));
  return answers.map((turn) => (turn.turn === 'now' ? 0 : turn.at - NOW)).toSorted((a, b) => a - b);
}

const repeat = (url: string, count: number): string[] => Array.from({ length: count }, () => url);

describe('The turns of a host', () => {
  test('are given one after another, also to workers who ask at once', async () => {
    expect(await turns(repeat('https://busy.example/feed', BURST + 3))).toEqual([0, 0, 0, 0, 0, 1_000, 2_000, 3_000]);
  });

  test('are shared by all its feeds, http and https, and by nobody else', async () => {
    await turns([...repeat('https://shared.example/a', 3), ...repeat('http://shared.example/b?c', 3)]);
    expect(await turns(['https://shared.example/c', 'https://shared.example:8443/c'])).toEqual([0, 2_000]);
    expect(await ask('https://other.example/')).toEqual({ turn: 'now' });
  });

  test.each(['http://127.0.0.1:8080/feed', 'http://[fd00::1]/feed'])(
    'are not counted for a machine of the operator: %s',
    async (url) => {
      expect(await turns(repeat(url, 20))).toEqual(repeat('', 20).map(() => 0));
    },
  );

  test.each(['http://8.8.8.8/feed', 'http://127.0.0.1.example/feed', 'http://localhost/feed'])(
    'are counted for any other: %s',
    async (url) => {
      expect(new Set(await turns(repeat(url, 20))).size).toBeGreaterThan(10);
    },
  );

  test('are all free when the operator wants no spacing', async () => {
    const config = readConfig({ FEED_HOST_SPACING_MS: '0' });
    const free = new TypeormHosts(config, house.db.database, house.db.unitOfWork);
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await free.turnFor('https://free.example/', { now: NOW, kept: false })).toEqual({ turn: 'now' });
    }
  });

  test('are taken by people who do not wait for them', async () => {
    for (let visit = 0; visit < 8; visit += 1) expect(await hosts.visit('https://visited.example/', NOW)).toBeNull();
    expect(await ask('https://visited.example/')).toEqual({ turn: 'later', at: NOW + 4_000 });
  });
});

describe('A pause', () => {
  test.each(['https://paused.example/feed', 'http://127.0.0.1:8080/feed'])('holds for everybody: %s', async (url) => {
    await hosts.pause(url, NOW + 60_000);
    expect(await hosts.visit(new URL('/other', url).href, NOW)).toBe(NOW + 60_000);
    expect(await ask(url)).toEqual({ turn: 'later', at: NOW + 60_000 });
    expect(await ask(url, NOW + 60_000, true)).toEqual({ turn: 'now' });
    expect(await hosts.visit(url, NOW + 60_000)).toBeNull();
  });

  test('is not shortened by another one', async () => {
    await hosts.pause('https://long.example/', NOW + 60_000);
    await hosts.pause('https://long.example/', NOW + 30_000);
    expect(await hosts.visit('https://long.example/', NOW)).toBe(NOW + 60_000);
  });
});

test('Hosts that nobody asked for a day are forgotten, but no pause, and none for which feeds wait', async () => {
  await ask('https://quiet.example/');
  const awaited = "insert into feed.host (host, free_at, queue_ends_at) values ('awaited.example', $1, $2)";
  await house.db.database.execute(awaited, [NOW, NOW + 3 * DAY]);
  await ask('https://busy.example/', NOW + DAY);
  await hosts.pause('https://paused.example/', NOW + 3 * DAY);
  // Said while a clock was a year ahead.
  await hosts.pause('https://astray.example/', NOW + 365 * DAY);
  await hosts.forgetQuiet(NOW + DAY + 2_000);
  const rows = await house.db.database.query<{ host: string }>('select host from feed.host order by host');
  expect(rows.map(({ host }) => host)).toEqual(['awaited.example', 'busy.example', 'paused.example']);
});
