import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SESSION_COOKIE } from '../../../../src/shared/delivery/http/cookies.js';
import { newMember, sessionOf, tokenOf } from '../../../support/people/credentials.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { stopClock } from '../../../support/time/stop-clock.js';
import { AuthenticatedRoutesModule } from './authenticated-routes.module.js';
import { ThingsModule } from './things.module.js';

const GET = '/api/v1/things/get';

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await startTestApp({ modules: [ThingsModule, AuthenticatedRoutesModule], config: { rateLimitPerMinute: 40 } });
  other = await startTestApp({
    modules: [ThingsModule, AuthenticatedRoutesModule],
    config: { rateLimitPerMinute: 40 },
    databaseUrl: one.databaseUrl,
  });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

beforeEach(() => stopClock(one, other));

const statuses = (answers: readonly { status: number }[]) => ({
  passed: answers.filter(({ status }) => status === 200).length,
  limited: answers.filter(({ status }) => status === 429).length,
});

describe('the rate limit', () => {
  test('grants each token as many requests as it says, and no more', async () => {
    const token = await one.memberToken();
    const answers = await Promise.all(Array.from({ length: 60 }, () => one.post(GET, { name: 'a' }, token)));
    expect(statuses(answers)).toEqual({ passed: 40, limited: 20 });
  });

  test('says when to retry', async () => {
    const token = await one.memberToken();
    await Promise.all(Array.from({ length: 40 }, () => one.post(GET, { name: 'a' }, token)));
    const { status, body, headers } = await one.post(GET, { name: 'a' }, token);
    expect(status).toBe(429);
    expect(body['error']).toBe('rate_limited');
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  test('counts each API token separately', async () => {
    const [busy, calm] = [await one.memberToken(), await one.memberToken()];
    await Promise.all(Array.from({ length: 45 }, () => one.post(GET, { name: 'a' }, busy)));
    expect((await one.post(GET, { name: 'a' }, calm)).status).toBe(200);
  });

  test('counts each browser session separately, on pages and operations together', async () => {
    const member = await newMember(one);
    const [busy, calm] = [await sessionOf(one, member), await sessionOf(one, member)];
    const enter = (session: string) =>
      one.post('/api/v1/test-routes/session', undefined, null, { headers: { cookie: `${SESSION_COOKIE}=${session}` } });
    const look = (session: string) => one.get('/pages/mine', { headers: { cookie: `${SESSION_COOKIE}=${session}` } });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? enter(busy) : look(busy))));
    expect(statuses(answers)).toEqual({ passed: 40, limited: 10 });
    expect((await enter(calm)).status).toBe(200);
  });

  test('counts each MCP token separately', async () => {
    const member = await newMember(one);
    const [busy, calm] = [await tokenOf(one, member), await tokenOf(one, member)];
    const call = async (token: string) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const { status } = await fetch(`${one.url}/mcp-like`, { method: 'POST', headers, body: '{}' });
      return { status: status === 201 ? 200 : status };
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(busy)));
    expect(statuses(answers)).toEqual({ passed: 40, limited: 10 });
    expect((await call(calm)).status).toBe(200);
  });

  test('is shared by all nodes', async () => {
    const token = await one.memberToken();
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, at) => (at % 2 === 0 ? one : other).post(GET, { name: 'a' }, token)),
    );
    expect(statuses(answers)).toEqual({ passed: 40, limited: 40 });
  });

  test('is tighter where credentials are handed out, by address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? one : other).post('/api/v1/things/rare')),
    );
    expect(statuses(answers)).toEqual({ passed: 3, limited: 3 });
  });

  test('bounds the guessing of tokens', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => one.post(GET, { name: 'a' }, 'nonsense')));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
  });
});

describe('the address that is counted', () => {
  const rare = (node: TestApp, forwarded: string) =>
    node.post('/api/v1/things/rare', undefined, null, { headers: { 'x-forwarded-for': forwarded } });

  test('cannot be forged by a client', async () => {
    const app = await startTestApp({ modules: [ThingsModule] });
    stopClock(app);
    const answers = [];
    for (let at = 0; at < 5; at += 1) answers.push(await rare(app, `203.0.113.${at}`));
    expect(statuses(answers)).toEqual({ passed: 3, limited: 2 });
    await app.close();
  });

  test('is the one that a trusted proxy reports', async () => {
    const app = await startTestApp({ modules: [ThingsModule], config: { trustedProxyCidrs: ['127.0.0.0/8'] } });
    stopClock(app);
    const answers = [];
    for (let at = 0; at < 5; at += 1) answers.push(await rare(app, `198.51.100.${at}, 203.0.113.7`));
    expect(statuses(answers)).toEqual({ passed: 3, limited: 2 });
    expect((await rare(app, '203.0.113.8')).status).toBe(200);
    await app.close();
  });
});
