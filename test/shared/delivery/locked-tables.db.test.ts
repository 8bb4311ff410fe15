import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import { DATABASE_LIMITS, type DatabaseLimits } from '../../../src/config/database-settings.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import type { AdminStatusResponse } from '../../../src/shared/delivery/admin/admin.dto.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { emptyDatabase, type EmptyDatabase, PATIENT } from '../../support/database/database.js';
import { startTestApp, type Answered, type TestApp } from '../../support/http/http-app.js';
import { connect, mcpToken, textsOf } from '../../support/mcp/mcp-client.js';
import { follow } from '../../support/people/follow.js';
import { operator, somebody, type Somebody } from '../../support/people/operators.js';
import { FeedServer, newsItems } from '../../support/servers/feed-server.js';
import { until } from '../../support/time/until.js';

/** More than there are connections for requests. */
const CROWD = Array.from({ length: 40 });

/** Gives up waiting for a table at once, and waits for a connection as long as a busy machine needs. */
const HASTY: DatabaseLimits = {
  ...PATIENT,
  interactive: {
    ...PATIENT.interactive,
    deadlines: { ...DATABASE_LIMITS.interactive.deadlines, lock: 300 },
  },
};

const modules = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule];
const common = { modules, listen: 'known' } as const;
const limits = (databaseLimits: DatabaseLimits) => ({
  rateLimitPerMinute: 100_000,
  feedAllowedPrivateCidrs: ['127.0.0.0/8'],
  databaseLimits,
});

let database: EmptyDatabase;
let patient: TestApp;
let hasty: TestApp;
let ada: Somebody;
let locker: Client;

beforeAll(async () => {
  database = await emptyDatabase();
  patient = await startTestApp({ ...common, databaseUrl: database.url, config: limits(PATIENT) });
  hasty = await startTestApp({ ...common, databaseUrl: database.url, config: limits(HASTY) });
  ada = await somebody(hasty);
  locker = new Client({ connectionString: database.url });
  await locker.connect();
});
afterAll(async () => {
  await locker?.end();
  await hasty?.close();
  await patient?.close();
  await database?.drop();
});

/** While nobody else can read or write this table. */
async function whileLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  await locker.query(`begin; lock table ${table} in access exclusive mode`);
  try {
    return await work();
  } finally {
    await locker.query('rollback');
  }
}

const ask = (app: TestApp, name: string): Promise<Answered> => app.post(`/api/v1/${name}`, {}, ada.token);

const TABLES = [
  ['subscriptions.subscription', 'subscriptions/list', ['settings/get', 'artifacts/list']],
  ['briefing.briefing', 'artifacts/list', ['settings/get', 'subscriptions/list', 'items/list']],
  ['feed.rule', 'rules/list', ['settings/get', 'subscriptions/list', 'artifacts/list']],
  ['preferences.profile', 'settings/get', ['subscriptions/list', 'artifacts/list', 'items/list']],
] as const;

describe('while a table is locked', () => {
  test.each(TABLES)(
    '%s: what does not need it is answered before %s is, of which nothing is lost',
    async (table, locked, others) => {
      let answered = 0;
      const crowd = await whileLocked(table, async () => {
        const waiting = CROWD.map(async () => {
          const { status } = await ask(patient, locked);
          answered += 1;
          return status;
        });
        for (const other of others) expect([other, (await ask(patient, other)).status]).toEqual([other, 200]);
        expect((await fetch(`${patient.url}/signin`)).status).toBe(200);
        expect((await fetch(`${patient.url}/readyz`)).status).toBe(200);
        expect(answered).toBe(0);
        return waiting;
      });
      expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
    },
  );

  test.each(TABLES)(
    '%s: %s is refused with 503 while it lasts, and works afterwards',
    async (table, locked, others) => {
      await whileLocked(table, async () => {
        const answers = await Promise.all(CROWD.map(() => ask(hasty, locked)));
        for (const { status, body, headers } of answers) {
          expect([status, body['error']]).toEqual([503, 'unavailable']);
          expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        }
        for (const other of others) expect([other, (await ask(hasty, other)).status]).toEqual([other, 200]);
        expect((await fetch(`${hasty.url}/readyz`)).status).toBe(200);
      });
      await until(
        () => ask(hasty, locked),
        ({ status }) => status === 200,
      );
      expect(new Set((await Promise.all(CROWD.map(() => ask(hasty, locked)))).map(({ status }) => status))).toEqual(
        new Set([200]),
      );
    },
  );

  test('operators are told how the service is, and how much is stored', async () => {
    const admin = await operator(hasty);
    await whileLocked('briefing.briefing', async () => {
      for (const app of [hasty, patient]) {
        const { status, body } = await app.post<AdminStatusResponse>('/api/v1/admin/status/get', {}, admin.token);
        expect([status, body.database_bytes]).toEqual([200, expect.any(Number)]);
      }
    });
  });

  test('agents are told by an error of their tool, and other tools go on', async () => {
    const agent = await connect(hasty, await mcpToken(hasty));
    await whileLocked('subscriptions.subscription', async () => {
      const refused = await agent.callTool({ name: 'list_subscriptions', arguments: {} });
      expect(refused.isError).toBe(true);
      expect(JSON.parse(textsOf(refused)[0] ?? '')).toMatchObject({ error: 'unavailable' });
      expect((await agent.callTool({ name: 'get_settings', arguments: {} })).isError).toBeFalsy();
    });
    expect((await agent.callTool({ name: 'list_subscriptions', arguments: {} })).isError).toBeFalsy();
    await agent.close();
  });

  test('what is in the history already, and cannot be shown, is said to be saved, and a repetition finds it', async () => {
    const feeds = await FeedServer.start();
    feeds.serve('daily', newsItems(6, Date.now()));
    await follow(hasty, ada.token, `${feeds.url}/daily`);
    const body = { artifact_type: 'audio_brief', user_request: 'News', capacity: { target_length_seconds: 180 } };
    const headers = { 'idempotency-key': 'while-locked' };
    const compose = () =>
      hasty.post<{ artifact_id: string }>('/api/v1/artifacts/compositions/create', body, ada.token, { headers });
    const { status, body: refusal } = await whileLocked('jobs.job', compose);
    expect([status, refusal]).toEqual([
      503,
      expect.objectContaining({ message: expect.stringMatching(/^This is saved/) }),
    ]);
    const found = await until(compose, (answer) => answer.status !== 503);
    expect([200, 202]).toContain(found.status);
    const events = await locker.query(`select from eventstore.event where type = 'BriefingRequested'`);
    expect(events.rowCount).toBe(1);
    await feeds.close();
  });

  test('of requests whose histories cannot be appended to, those that are answered are there, and no others', async () => {
    const bea = await somebody(hasty);
    const feeds = await FeedServer.start();
    feeds.serve('daily', newsItems(6, Date.now()));
    await follow(hasty, bea.token, `${feeds.url}/daily`);
    const ask = (wish: number) =>
      hasty.post<{ artifact_id?: string }>(
        '/api/v1/artifacts/compositions/create',
        { artifact_type: 'audio_brief', user_request: `News, wish ${wish}` },
        bea.token,
      );
    const inFlight = [1, 2, 3, 4].map(ask);
    const { refused, others } = await whileLocked('eventstore.event', async () => ({
      refused: await Promise.all([5, 6, 7, 8].map(ask)),
      others: await Promise.all(
        ['settings/get', 'items/list'].map((name) => hasty.post(`/api/v1/${name}`, {}, bea.token)),
      ),
    }));
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    const answered = (await Promise.all(inFlight)).filter(({ status }) => status === 202);
    const ids = answered.map(({ body }) => body.artifact_id ?? '');
    const sql = `select count(*)::int as n from eventstore.event where type = 'BriefingRequested' and stream = any($1)`;
    const { rows } = await locker.query(sql, [ids.map((id) => `briefing-${id}`)]);
    expect(rows).toEqual([{ n: ids.length }]);
    await feeds.close();
  });

  test('people get a page that says so, with Retry-After', async () => {
    const cookie = ada.browser.cookieHeader('/account');
    const open = () => fetch(`${hasty.url}/account`, { headers: { accept: 'text/html', cookie } });
    await whileLocked('identity.session', async () => {
      const page = await open();
      expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
      expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await page.text()).not.toMatch(/\bat .*\.[jt]s/);
      expect((await ask(hasty, 'settings/get')).status).toBe(200);
    });
    expect((await until(open, ({ status }) => status === 200)).status).toBe(200);
  });

  test('whoever is turned away is no error in the log, and many of them are few warnings', async () => {
    const of = (lines: readonly string[], level: number) => lines.filter((line) => line.includes(`"level":${level},`));
    const before = hasty.logLines.length;
    await whileLocked('feed.rule', async () => {
      for (let round = 0; round < 3; round += 1) await Promise.all(CROWD.map(() => ask(hasty, 'rules/list')));
    });
    expect(of(hasty.logLines, 50).filter((line) => /"(requestId|tool)":|MCP/.test(line))).toEqual([]);
    expect(of(hasty.logLines, 30).filter((line) => line.includes('"status":500'))).toEqual([]);
    expect(of(hasty.logLines.slice(before), 40).filter((line) => line.includes('request failed')).length).toBeLessThan(
      4,
    );
  });
});
