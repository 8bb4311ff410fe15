import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { ReviewCitations } from '../../src/briefing/application/commands/review-citations.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { IssueToken } from '../../src/identity/access/application/commands/issue-token.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { SESSION_COOKIE } from '../../src/shared/delivery/http/cookies.js';
import { brand } from '../../src/shared/kernel/brand.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { ShowsModule } from '../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, type ServedItem } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { People } from '../support/people/people.js';
import { until, untilTrue } from '../support/time/until.js';

const HOUR = 3_600_000;
const NOW = Date.now();
const FERRY = 'At least 12 people died when the ferry sank off Rellham in a storm, the coast guard said.';
const FERRY_NOW = FERRY.replace('12', '14');

const news = (ferry: string): readonly ServedItem[] => [
  { title: 'Ferry sinks off Rellham', text: `${ferry} Rescue teams are searching the bay.`, at: NOW - HOUR },
  {
    title: 'Seagrass stores more carbon',
    text: 'Seagrass meadows in the North Sea store about twice as much carbon as scientists had assumed. Trawling is the largest threat.',
    at: NOW - 2 * HOUR,
  },
];

let app: TestApp;
let feeds: FeedServer;
let people: People;

beforeAll(async () => {
  feeds = await FeedServer.start();
  app = await startTestApp({
    listen: 'known',
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
  people = new People(app);
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

/** What the server of a feed says from now on, when the service has seen it. */
async function publish(url: string, items: readonly ServedItem[]): Promise<void> {
  feeds.serve('ledger', items);
  const database = app.app.get(Database, { strict: false });
  await database.query('update feed.feed set next_check_at = 0, last_attempt_at = 0 where url = $1', [url]);
  await untilTrue(async () => {
    const sql = 'select last_attempt_at > 0 as fetched from feed.feed where url = $1';
    return (await database.query<{ fetched: boolean }>(sql, [url]))[0]?.fetched === true;
  });
}

interface Corrections {
  readonly corrections: readonly {
    readonly artifact_id: string;
    readonly viewer_url: string;
    readonly kind: string;
    readonly source: { readonly source_title: string };
    readonly sentences: readonly { readonly before: string; readonly after: string | null; readonly url: string }[];
  }[];
}

describe('A show of which a source changes what an episode said', () => {
  let token: string;
  let sessionToken: string;
  let show_id: string;
  let url: string;

  const correctionsOf = (id: string) => app.post<Corrections>('/api/v1/shows/corrections', { show_id: id }, token);

  const showNamed = async (name: string): Promise<string> => {
    const body = { name, schedule: { new_stories: 50 }, target_length_seconds: 180 };
    return (await app.post<{ show: { id: string } }>('/api/v1/shows/create', body, token)).body.show.id;
  };

  beforeAll(async () => {
    await people.create('ada@example.org');
    ({ sessionToken } = await people.signIn('ada@example.org'));
    ({ token } = await people.commands.execute(new IssueToken('ada@example.org')));
    url = feeds.serve('ledger', news(FERRY));
    await follow(app, token, url);
    show_id = await showNamed('Morning');
    const { body } = await app.post<{ artifact_id: string }>('/api/v1/shows/run', { show_id }, token);
    const get = () =>
      app.post<{ artifact: { status: string } }>('/api/v1/artifacts/get', { id: body.artifact_id }, token);
    await until(get, (answer) => answer.body.artifact.status === 'ready');
    expect((await correctionsOf(show_id)).body).toEqual({ corrections: [] });
    await publish(url, news(FERRY_NOW));
    await app.app.get(CommandBus).execute(new ReviewCitations(brand(body.artifact_id), null));
  });

  test('tells which episode, what it said, what the source says now, and where the sentence is', async () => {
    const { status, body } = await correctionsOf(show_id);
    expect(status).toBe(200);
    const [correction] = body.corrections;
    expect(correction).toMatchObject({ kind: 'updated', sentences: [{ before: FERRY, after: FERRY_NOW }] });
    expect(correction?.sentences[0]?.url).toMatch(/\/b\/[\w-]{22}\?s=(\d+)#s\1$/);
  });

  test('says so on its page', async () => {
    const browser = app.browser();
    browser.keep({ name: SESSION_COOKIE, value: sessionToken, path: '/' });
    const page = await browser.open(`/shows/${show_id}`);
    expect(page.text).toContain('Corrected since');
    expect(page.text).toContain(`<del>${FERRY}</del>`);
    expect(page.text).toContain(`<ins>${FERRY_NOW}</ins>`);
    expect(page.text).toMatch(/href="\/b\/[\w-]+\?s=(\d+)#s\1"/);
  });

  test('leaves other shows as they are', async () => {
    expect((await correctionsOf(await showNamed('Evening'))).body).toEqual({ corrections: [] });
  });

  test('is nothing to anybody else', async () => {
    const other = await app.memberToken();
    expect((await app.post('/api/v1/shows/corrections', { show_id }, other)).status).toBe(404);
  });
});
