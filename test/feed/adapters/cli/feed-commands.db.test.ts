import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { ProblemsFound } from '../../../../src/shared/delivery/cli/cli-command.js';
import { CliRegistry } from '../../../../src/shared/delivery/cli/cli-registry.js';
import { Database } from '../../../../src/shared/storage/database/database.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { argvOf } from '../../../support/program/command-line.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { LoopbackWeb, rss } from '../../support/loopback-web.js';

const TOKEN = 'a-token-of-this-test';

let app: TestApp;
let web: LoopbackWeb;

beforeAll(async () => {
  web = await LoopbackWeb.start();
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule],
    config: { role: 'api', feedAllowedPrivateCidrs: ['127.0.0.0/8'], metricsToken: TOKEN },
  });
  const token = await app.memberToken();
  const urls = [web.feed('/good', 'Good', [{ title: 'One' }, { title: 'Two' }]), web.status('/bad', 503)];
  for (const feed_url of urls) await app.post('/api/v1/subscriptions/create', { feed_url }, token);
  await database().execute('update feed.feed set watched = true', []);
});

afterAll(async () => {
  await app.close();
  await web.close();
});

const database = (): Database => app.app.get(Database);

async function run(
  name: string,
  options: Record<string, string> = {},
  positionals: string[] = [],
  lines: string[] = [],
): Promise<string[]> {
  const command = app.app.get(CliRegistry).find(name);
  await command?.execute(argvOf(options, positionals), (line) => lines.push(line));
  return lines;
}

/** For all feeds. */
async function passes(minutes: number): Promise<void> {
  const ms = minutes * 60_000;
  await database().execute(
    `update feed.feed set last_attempt_at = last_attempt_at - $1, last_success_at = last_success_at - $1,
      next_check_at = next_check_at - $1`,
    [ms],
  );
  await database().execute('update feed.fetch_log set fetched_at = fetched_at - $1', [ms]);
}

describe('feeds:status', () => {
  test('shows how feeds are, section by section', async () => {
    const text = (await run('feeds:status')).join('\n');

    expect(text).toMatch(/^Feeds\n +2 {2}followed: 1 well, 1 failing, 0 gone, 0 not fetched yet$/m);
    expect(text).toMatch(
      /^Failing: most failures in a row\n +1 {2}never well +again in \d+ (s|min) +http:\/\/127\.0\.0\.1:\d+\/bad {2}.*503/m,
    );
    expect(text).toMatch(/^Gone: .*: none$/m);
    expect(text).toMatch(/^Biggest: .*\n +\d+ {2}http:\/\/127\.0\.0\.1:\d+\/good$/m);
    expect(text).toMatch(/^Fullest: .*\n +2 {2}http:\/\/127\.0\.0\.1:\d+\/good$/m);
    expect(text).toMatch(/^Slowest: .*\n +\d\.\d\d s +\d\.\d\d s {2}http/m);
  });

  test('shows one section on demand, bounded, and as JSON', async () => {
    const text = await run('feeds:status', { only: 'failing' });
    expect(text[0]).toBe('Failing: most failures in a row');
    expect(text).toHaveLength(2);

    const [line, ...more] = await run('feeds:status', { only: 'failing', format: 'json', limit: '1' });
    expect(more).toEqual([]);
    expect(JSON.parse(line ?? '')).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      failing: [
        {
          url: `${web.url}/bad`,
          last_success_at: null,
          last_attempt_at: expect.any(String),
          failures: 1,
          reason: expect.stringContaining('503'),
          next_check_at: expect.any(String),
        },
      ],
    });
    const all = JSON.parse((await run('feeds:status', { format: 'json' }))[0] ?? '');
    expect(all).toMatchObject({ counts: { watched: 2, well: 1, failing: 1, latest_ms: 0, items: 2 }, gone: [] });
  });

  test.each([
    [{ only: 'everything' }, '--only'],
    [{ limit: '0' }, '--limit'],
    [{ limit: '1e9' }, '--limit'],
    [{ format: 'xml' }, '--format'],
  ])('refuses the arguments %p', async (options: Record<string, string>, name) => {
    await expect(run('feeds:status', options)).rejects.toThrow(name);
  });

  test('prints no control characters of untrusted text', async () => {
    await database().execute("update feed.feed set last_error = $1 where status = 'failing'", [
      'Bad\u001b[2J\nwords \u202e of \u009b strangers',
    ]);

    const [, line = ''] = await run('feeds:status', { only: 'failing' });

    expect(line).toContain('Bad\u{FFFD}[2J\u{FFFD}words \u{FFFD} of \u{FFFD} strangers');
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});

describe('feeds:refresh', () => {
  test('fetches feeds by their address and says what came of each', async () => {
    web.on('/good', (_, response) => void response.end(rss('Good', [{ title: 'Three' }, { title: 'Two' }])));
    await passes(6);
    const [good, bad] = [`${web.url}/good`, `${web.url}/bad`];

    const lines: string[] = [];
    const all = run('feeds:refresh', {}, [good, bad, `${web.url}/nobody`, 'no address'], lines);

    await expect(all).rejects.toThrow(new ProblemsFound('3 of 4 feeds could not be fetched; see above.'));
    expect(lines).toEqual([
      `${good}  Fetched. New items: 1.`,
      expect.stringMatching(/\/bad {2}.*503/),
      `${web.url}/nobody  There is no feed of this address.`,
      'no address  There is no feed of this address.',
    ]);
    expect(await run('feeds:refresh', {}, [good])).toEqual([`${good}  It was asked just now. Ask again in 5 minutes.`]);
  });

  test('has workers fetch all followed feeds with --all, except those that were fetched minutes ago', async () => {
    await passes(6);
    await database().execute('update feed.feed set next_check_at = $1', [Date.now() + 60_000]);

    expect(await run('feeds:refresh', { all: 'yes' })).toEqual(['2 feeds are fetched as soon as workers can.']);
    expect(await run('feeds:refresh', { all: 'yes' })).toEqual(['0 feeds are fetched as soon as workers can.']);
  });

  test('requires an address or --all', async () => {
    await expect(run('feeds:refresh')).rejects.toThrow('Which?');
    await expect(run('feeds:refresh', { all: 'yes' }, ['https://a.example/feed'])).rejects.toThrow('Which?');
  });
});

describe('the metrics of feeds', () => {
  test('count feeds by state, fetches by outcome, and new items', async () => {
    const { text } = await app.get('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });

    expect(text).toContain('briefings_feeds{status="well"} 1');
    expect(text).toContain('briefings_feeds{status="failing"} 1');
    expect(text).toContain('briefings_feeds_due 2');
    expect(text).toMatch(/^briefings_feeds_lateness_seconds \d/m);
    expect(text).toContain('briefings_feed_fetch_duration_seconds_count{outcome="fetched"} 2');
    expect(text).toContain('briefings_feed_fetch_duration_seconds_count{outcome="failed"} 2');
    expect(text).toContain('briefings_feed_items_added_total 3');
    expect(text).toMatch(/^briefings_feed_document_bytes_total [1-9]\d+$/m);
    expect(text).not.toContain('127.0.0.1');
  });
});
