import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { CliRegistry } from '../../src/shared/delivery/cli/cli-registry.js';
import { JobQueue } from '../../src/shared/storage/jobs/job-queue.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { argvOf } from '../support/program/command-line.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { until } from '../support/time/until.js';

const DAY = 86_400_000;

let app: TestApp;
let feeds: FeedServer;
let token: string;

beforeAll(async () => {
  feeds = await FeedServer.start();
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000, itemRetentionDays: 30 },
  });
  token = await app.memberToken();
  await subscribe('archive');
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

/** 60 items of more than 40 days ago. */
async function subscribe(name: string): Promise<void> {
  const news = newsItems(60, Date.now()).map((item, index) => ({ ...item, at: Date.now() - (index + 40) * DAY }));
  await follow(app, token, feeds.serve(name, news));
}

async function itemIds(): Promise<string[]> {
  const { body } = await app.post<{ items: { id: string }[] }>('/api/v1/items/list', { limit: 100 }, token);
  return body.items.map(({ id }) => id);
}

async function prune(options: Readonly<Record<string, string>>): Promise<string[]> {
  const lines: string[] = [];
  const command = app.app.get(CliRegistry).find('feeds:prune');
  await command?.execute(argvOf(options), (line) => void lines.push(line));
  return lines;
}

/** A feed that somebody is fetching is left to the next run. */
const pruneSome = (options: Readonly<Record<string, string>>): Promise<string[]> =>
  until(
    () => prune(options),
    (lines) => !lines.some((line) => / 0 items of 0 feeds/.test(` ${line}`)),
  );

/** The ids of the items that a briefing on these items comes to cite. */
async function citedBy(ids: readonly string[]): Promise<string[]> {
  const briefingRequest = { artifact_type: 'audio_brief', user_request: 'What was new?', scope: { item_ids: ids } };
  const created = await app.post<{ artifact_id: string }>(
    '/api/v1/artifacts/compositions/create',
    briefingRequest,
    token,
  );
  const stories = await until(
    async () => {
      const answer = await app.post<{
        artifact: { artifact_data: { stories?: { items: { id: string }[] }[] } | null };
      }>('/api/v1/artifacts/get', { id: created.body.artifact_id }, token);
      return answer.body.artifact.artifact_data?.stories ?? [];
    },
    ({ length }) => length > 0,
  );
  return stories.flatMap(({ items }) => items.map(({ id }) => id));
}

async function queried(sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** As if a version before this one had composed all there is. */
async function forgetWhatIsKept(): Promise<void> {
  await queried('update feed.item set kept = false');
  await queried('delete from briefing.citations_told');
}

describe('An item that a briefing cites', () => {
  test('stays when old items go, whichever version composed the briefing', async () => {
    const all = await itemIds();
    expect(all).toHaveLength(60);
    const cited = await citedBy(all.slice(-3));
    expect(cited.length).toBeGreaterThan(0);
    expect(await pruneSome({ days: '30', 'dry-run': 'yes' })).toEqual([
      `${10 - cited.length} items of 1 feeds are older than 30 days and would be removed.`,
    ]);
    expect(await itemIds()).toHaveLength(60);
    await forgetWhatIsKept();
    expect(await pruneSome({ days: '30' })).toEqual([
      `Removed ${10 - cited.length} items of 1 feeds that were older than 30 days.`,
    ]);
    expect((await itemIds()).toSorted()).toEqual([...all.slice(0, 50), ...cited].toSorted());
    expect(await prune({})).toEqual(['Removed 0 items of 0 feeds that were older than 30 days.']);
  });

  test('is safe from a command that does not say how old is old', async () => {
    await expect(prune({ days: 'soon' })).rejects.toThrow('--days must be a whole number of days');
  });
});

test('Workers remove old items by themselves where the operator has said how old', async () => {
  token = await app.memberToken();
  await subscribe('other');
  // A feed that is busy is left to the next run.
  await until(
    async () => {
      await app.app.get(JobQueue).send('feed.remove-old-items', {}, { key: 'sooner' });
      return itemIds();
    },
    ({ length }) => length === 50,
  );
  expect(await queried("select cron from jobs.schedule where name = 'feed.remove-old-items'")).toEqual([
    { cron: '23 * * * *' },
  ]);
});
