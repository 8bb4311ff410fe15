import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../../src/preferences/preferences.module.js';
import { HourlyCounts } from '../../../../src/shared/delivery/http/metrics/hourly-counts.js';
import { Database } from '../../../../src/shared/storage/database/database.js';
import { JobQueue } from '../../../../src/shared/storage/jobs/job-queue.js';
import { ShowsModule } from '../../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../../../support/servers/feed-server.js';
import { follow } from '../../../support/people/follow.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { operator, somebody, type Somebody } from '../../../support/people/operators.js';
import { untilTrue } from '../../../support/time/until.js';

const PAGES = ['', '/members', '/invitations', '/feeds', '/jobs', '/security'].map((page) => `/admin${page}`);
const QUEUE = 'test.breaks';

let app: TestApp;
let feeds: FeedServer;
let boss: Somebody;

beforeAll(async () => {
  feeds = await FeedServer.start();
  app = await startTestApp({
    listen: 'known',
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule],
    config: { rateLimitPerMinute: 100_000, feedAllowedPrivateCidrs: ['127.0.0.0/8'] },
  });
  boss = await operator(app);
});
afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

const admin = async <Body = Record<string, unknown>>(name: string, body: unknown = {}): Promise<Body> =>
  (await app.post<Body>(`/api/v1/admin/${name}`, body, boss.token)).body;

interface Acts {
  readonly events: readonly { kind: string; operator_id: string; detail: string }[];
}
const acts = async (): Promise<Acts['events']> =>
  (await admin<Acts>('security_events/list', { kinds: ['operator_acted'] })).events;

describe('the pages of operators', () => {
  test.each(PAGES)('%s is there for an operator, and for nobody else', async (path) => {
    const page = await boss.browser.open(path);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('cannot answer just now');
    expect((await (await somebody(app)).browser.open(path)).status).toBe(404);
    expect((await app.browser().open(path)).location).toContain('/signin');
  });

  test('are in the language of the browser', async () => {
    for (const [language, heading] of [
      ['de', 'Verwaltung'],
      ['ja', '管理'],
    ] as const) {
      const one = await operator(app, { language });
      expect((await one.browser.open('/admin')).text).toContain(`<h1>${heading}</h1>`);
    }
  });

  test('do nothing for a form of somebody else, of another site, or without its token', async () => {
    const member = await somebody(app);
    await member.browser.open('/account');
    const act = { do: 'invite' };
    expect((await member.browser.submit('/admin/invitations', act)).status).toBe(404);
    await boss.browser.open('/admin/invitations');
    expect((await boss.browser.submit('/admin/invitations', act, 'other site')).status).toBe(403);
    expect((await boss.browser.submitRaw('/admin/invitations', 'do=invite')).status).toBe(403);
    expect((await admin<{ invitations: object[] }>('invitations/list')).invitations).toEqual([]);
  });

  test('are found from the settings of an operator, and not from those of a member', async () => {
    const link = 'href="/admin"';
    expect((await boss.browser.open('/settings')).text).toContain(link);
    expect((await (await somebody(app)).browser.open('/settings')).text).not.toContain(link);
  });
});

describe('an operator in a browser', () => {
  test('invites, and sees what was typed again when it is no e-mail', async () => {
    await boss.browser.open('/admin/invitations');
    const refused = await boss.browser.submit('/admin/invitations', { do: 'invite', email: 'nobody"><i>' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('value="nobody&quot;>&lt;i>"');
    const made = await boss.browser.submit('/admin/invitations', { do: 'invite', email: 'new@example.org' });
    expect(made.text).toMatch(/\/signup\?invitation=[\w-]{20,}/);
    await boss.browser.submit('/admin/invitations', { do: 'revoke' });
    expect((await boss.browser.open('/admin/invitations')).text).toContain('No invitation is open.');
  });

  test('is told why the last operator stays one, and that the e-mail of another person erases nobody', async () => {
    const path = `/admin/members/${boss.id}`;
    await boss.browser.open(path);
    const others = await admin<{ members: { id: string; roles: string[] }[] }>('members/list', { limit: 100 });
    for (const { id, roles } of others.members) {
      if (id !== boss.id && roles.includes('operator')) {
        await admin('roles/revoke', { member_id: id, role: 'operator' });
      }
    }
    const kept = await boss.browser.submit(path, { do: 'revoke', role: 'operator' });
    expect((await boss.browser.settle(kept)).text).toContain('This is the last operator.');
    const one = await somebody(app);
    await boss.browser.open(`/admin/members/${one.id}`);
    const wrong = await boss.browser.submit(`/admin/members/${one.id}`, { do: 'erase', email: 'x@example.org' });
    expect(wrong.status).toBe(422);
    const right = await boss.browser.submit(`/admin/members/${one.id}`, { do: 'erase', email: one.email });
    expect((await boss.browser.settle(right)).text).toContain('The person is erased.');
  });

  test('has a feed fetched that fails, reads the reason as text, and is on the trail without its address', async () => {
    const path = feeds.serve('gazette', newsItems(3, Date.now()));
    const member = await somebody(app);
    await follow(app, member.token, path);
    const database = app.app.get(Database);
    await untilTrue(async () => {
      // A first fetch that is still under way ends well and forgets it.
      await database.execute(`update feed.feed set status = 'failing', failures = 3, last_error = '<b>away</b>'`);
      return (await boss.browser.open('/admin/feeds')).text.includes('&lt;b>away&lt;/b>');
    });
    const seen = await boss.browser.settle(await boss.browser.submit('/admin/feeds'));
    expect(seen.url).toMatch(/done=(fetched|left|failed)/);
    expect((await acts())[0]).toMatchObject({ operator_id: boss.id, detail: expect.stringMatching(/^had feed \d+/) });
    expect(JSON.stringify(await acts())).not.toContain('gazette');
  });
});

describe('a job that was given up', () => {
  test('is listed with why, and is tried again when an operator says so', async () => {
    const jobs = app.app.get(JobQueue);
    let broken = true;
    let done = 0;
    const work = async (): Promise<void> => {
      if (broken) throw new Error('no <i>luck</i>');
      done += 1;
    };
    await jobs.work(QUEUE, work, { retryLimit: 0 });
    await jobs.send(QUEUE, {}, { key: 'one' });
    type Failed = { jobs: { queue: string; job_id: string; why: string }[] };
    const failed = async (): Promise<Failed['jobs']> => (await admin<Failed>('jobs/list_failed')).jobs;
    await untilTrue(async () => (await failed()).length > 0);
    const [job] = await failed();
    expect(job).toMatchObject({ queue: QUEUE, why: 'no <i>luck</i>' });
    expect((await boss.browser.open('/admin/jobs')).text).toContain('no &lt;i>luck&lt;/i>');
    broken = false;
    const again = await boss.browser.submit('/admin/jobs', { do: 'job' });
    expect((await boss.browser.settle(again)).text).toContain('The job is back in its queue.');
    await untilTrue(() => Promise.resolve(done === 1));
    expect((await acts())[0]?.detail).toContain(`a job of ${QUEUE}`);
    const gone = await app.post('/api/v1/admin/jobs/retry', { queue: QUEUE, job_id: job?.job_id }, boss.token);
    expect(gone.status).toBe(404);
  });
});

describe('the status and the charts, for an operator,', () => {
  test('say how the service is, and what it did', async () => {
    expect(await admin('status/get')).toMatchObject({ state: 'running', parked: [], role: 'all' });
    type Charts = { charts: { name: string; series: { name: string; values: number[] }[] }[] };
    for (const [span, buckets] of [
      ['day', 24],
      ['month', 30],
    ] as const) {
      const { charts } = await admin<Charts>('charts/get', { span });
      expect(charts.map(({ name }) => name)).toEqual(['briefings', 'fetches', 'requests', 'production_times']);
      for (const { series } of charts) for (const { values } of series) expect(values).toHaveLength(buckets);
      const answered = charts.flatMap(({ series }) => series).find(({ name }) => name === 'requests_answered');
      // Of the present hour, or of the one that has just ended.
      expect(Math.max(...(answered?.values ?? []).slice(-2))).toBeGreaterThan(0);
    }
    expect(await admin('productions/get')).toEqual({ in_production: 0, oldest_at: null, failed: [] });
    expect(await admin('shows/get')).toEqual({ shows: 0, next_day: 0, late: 0, failed: [] });
  });
});

describe('hourly counts', () => {
  test('of several nodes add up, outlive them, and go after 35 days', async () => {
    const database = app.app.get(Database);
    const now = Date.now();
    const [here, there] = [
      new HourlyCounts(database, { now: () => now }),
      new HourlyCounts(database, { now: () => now }),
    ];
    here.add('test_counts', 2);
    there.add('test_counts', 3);
    await Promise.all([here.beforeApplicationShutdown(), there.beforeApplicationShutdown()]);
    const later = new HourlyCounts(database, { now: () => now });
    expect(await later.read(['test_counts'], now - 3_600_000)).toMatchObject([{ name: 'test_counts', count: 5 }]);
    const muchLater = new HourlyCounts(database, { now: () => now + 36 * 86_400_000 });
    muchLater.add('test_counts');
    expect(await muchLater.read(['test_counts'], 0)).toMatchObject([{ count: 1 }]);
  });

  test('that cannot be written are written with the next', async () => {
    const database = app.app.get(Database);
    let away = true;
    const weak = Object.create(database) as Database;
    weak.execute = (sql, params) => (away ? Promise.reject(new Error('away')) : database.execute(sql, params));
    const now = Date.now();
    const counts = new HourlyCounts(weak, { now: () => now });
    counts.add('test_kept');
    await counts.flush();
    away = false;
    counts.add('test_kept');
    expect(await counts.read(['test_kept'], 0)).toMatchObject([{ count: 2 }]);
  });

  test('that are written are not written again when old ones cannot be removed', async () => {
    const database = app.app.get(Database);
    const weak = Object.create(database) as Database;
    weak.execute = (sql, params) =>
      sql.startsWith('delete') ? Promise.reject(new Error('locked')) : database.execute(sql, params);
    const now = Date.now();
    const counts = new HourlyCounts(weak, { now: () => now });
    counts.add('test_once');
    await counts.flush();
    counts.add('test_once');
    expect(await counts.read(['test_once'], 0)).toMatchObject([{ count: 2 }]);
  });

  test('that are being written at shutdown are waited for', async () => {
    const database = app.app.get(Database);
    const weak = Object.create(database) as Database;
    const gate = Promise.withResolvers<void>();
    let written = 0;
    weak.execute = async (sql, params) => {
      await gate.promise;
      const count = await database.execute(sql, params);
      written += 1;
      return count;
    };
    const counts = new HourlyCounts(weak, { now: () => Date.now() });
    counts.add('test_shutdown');
    void counts.flush();
    const stopped = counts.beforeApplicationShutdown().then(() => written);
    gate.resolve();
    expect(await stopped).toBe(2);
  });
});
