import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { cli, newDataDir, Program, removeDataDir, stopPrograms } from '../support/program/program.js';
import { until } from '../support/time/until.js';
import { Agent } from './client.js';

const FEEDS = 50;
const EMAIL = 'reader@example.org';
const TOKEN = 'a-token-of-this-journey';

/** A person comes from another reader, and an operator looks at what that means. The tests are one story, in order. */
describe('Fifty feeds from another reader', () => {
  const env = { FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8', METRICS_TOKEN: TOKEN };
  const now = Date.now();
  let feeds: FeedServer;
  let dataDir: string;
  let program: Program;
  let agent: Agent;
  let opml: string;

  beforeAll(async () => {
    feeds = await FeedServer.start();
    const urls = Array.from({ length: FEEDS }, (_, at) => feeds.serve(`paper-${at}`, newsItems(3, now)));
    opml = `<opml version="2.0"><body>${urls.map((url) => `<outline text="" xmlUrl="${url}"/>`).join('\n')}</body></opml>`;
    dataDir = await newDataDir();
    program = await Program.start({ dataDir, env });
    agent = await Agent.member(program, EMAIL, { dataDir, env });
  });

  afterAll(async () => {
    await stopPrograms();
    await feeds?.close();
    await removeDataDir(dataDir);
  });

  async function metric(name: string): Promise<number> {
    const response = await fetch(`${program.baseUrl}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const line = (await response.text()).split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.split(' ').at(-1) ?? Number.NaN);
  }

  const well = (): Promise<number> => metric('briefings_feeds{status="well"}');

  test('are imported with a report for each, and are fetched by themselves', async () => {
    const { status, body } = await agent.post<{ subscribed: number; refused: number }>('subscriptions/import', {
      opml,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ subscribed: FEEDS, refused: 0 });

    await until(well, (count) => count === FEEDS);

    const items = await agent.post<{ items: unknown[]; next_cursor: string | null }>('items/list', { limit: 100 });
    expect(items.body.items).toHaveLength(100);
    expect(items.body.next_cursor).not.toBeNull();
    expect(await metric('briefings_feed_items_added_total')).toBe(FEEDS * 3);
    expect(await metric('briefings_feed_fetch_duration_seconds_count{outcome="fetched"}')).toBe(FEEDS);
    expect(await metric('briefings_feeds_due')).toBe(0);
  });

  test('are not asked again when they were fetched just now', async () => {
    const { body: list } = await agent.post<{ sources: { id: string }[] }>('subscriptions/list', { limit: 1 });
    const { status, body } = await agent.post<{ refreshed: boolean; message: string }>('subscriptions/refresh', {
      source_id: list.sources[0]?.id,
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ refreshed: false, message: expect.stringContaining('Ask again in') });
    expect((await agent.post('subscriptions/refresh-all', {})).body).toEqual({ queued: 0 });
    expect(await metric('briefings_feed_fetch_duration_seconds_count{outcome="fetched"}')).toBe(FEEDS);
  });

  test('are shown well to an operator, who imports one more and has the list as a file', async () => {
    const place = { dataDir, env };
    const status = JSON.parse(await cli(place, 'feeds:status', '--format', 'json', '--only', 'counts')) as unknown;
    expect(status).toMatchObject({ counts: { watched: FEEDS, well: FEEDS, failing: 0, due: 0, items: FEEDS * 3 } });

    const file = join(dataDir, 'more.opml');
    await writeFile(
      file,
      opml.replace('</body>', `<outline xmlUrl="${feeds.serve('late', newsItems(2, now))}"/></body>`),
    );
    const report = await cli(place, 'opml:import', '--email', EMAIL, file);

    expect(report).toMatch(/^Followed from now on: 1$/m);
    expect(report).toMatch(new RegExp(`^Followed already: ${FEEDS}$`, 'm'));
    await until(well, (count) => count === FEEDS + 1);
    const exported = await cli(place, 'opml:export', '--email', EMAIL);
    expect(exported.match(/<outline /g)).toHaveLength(FEEDS + 1);
  });
});
