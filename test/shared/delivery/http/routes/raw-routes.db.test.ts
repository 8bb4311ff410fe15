import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RawRoutes } from '../../../../../src/shared/delivery/http/routes/raw-routes.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';
import { stopClock } from '../../../../support/time/stop-clock.js';
import { AuthenticatedRoutesModule } from '../authenticated-routes.module.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [AuthenticatedRoutesModule] });
});
afterAll(() => app?.close());

const echo = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/raw/echo/7?x=1`, { method: 'POST', body, headers });

describe('a raw route', () => {
  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'a=1&a=2&b=%zz'],
    ['broken JSON', 'application/json', '{"broken'],
    ['anything', 'application/octet-stream', 'bytes'],
  ])('leaves %s to its handler', async (_, type, body) => {
    const answer = await echo(body, { 'content-type': type });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(`POST /raw/echo/7?x=1 ${body}`);
  });

  test('carries the headers of all answers', async () => {
    const { headers } = await echo('a', { 'x-request-id': 'trace-raw-0815' });
    expect(headers.get('x-request-id')).toBe('trace-raw-0815');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is logged by its pattern and without its query', async () => {
    const before = app.logLines.length;
    await echo('a', { 'x-request-id': 'trace-raw-logged' });
    while (app.logLines.length === before) await new Promise((resolve) => setImmediate(resolve));
    const [line = ''] = app.logLines.slice(before);
    expect(JSON.parse(line)).toMatchObject({ requestId: 'trace-raw-logged', route: '/raw/echo/:id', status: 200 });
  });

  test('answers other methods with 405, and unknown paths with 404', async () => {
    const wrong = await fetch(`${app.url}/raw/echo/7`);
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'OPTIONS, POST']);
    expect((await fetch(`${app.url}/raw/echo`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${app.url}/raw/echo/%00`, { method: 'POST' })).status).toBe(404);
  });

  test('has its own limit, by address, and is refused as JSON', async () => {
    stopClock(app);
    const answers = [];
    for (let at = 0; at < 4; at += 1) answers.push(await fetch(`${app.url}/raw/rare`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(await answers[3]!.json()).toMatchObject({ error: 'rate_limited' });
    expect(Number(answers[3]!.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('that fails shows no details, and is logged', async () => {
    const answer = await echo('break', { 'x-request-id': 'trace-raw-broken' });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ error: 'internal_error' });
    const logged = app.logLines.filter((line) => line.includes('trace-raw-broken'));
    expect(logged.join('\n')).toContain('secret detail of the library');
  });

  test('that is registered too late for the router throws', () => {
    const late = { methods: ['GET'], url: '/raw/late', handle: () => Promise.resolve() } as const;
    expect(() => app.app.get(RawRoutes).add(late)).toThrow('in a constructor');
  });

  test('that fails in the middle of an answer aborts the connection', async () => {
    await expect(echo('break late').then((answer) => answer.text())).rejects.toMatchObject({
      name: 'TypeError',
    });
  });
});

describe('an answer to a malformed request', () => {
  test.each(['/nowhere', '/raw/%00', '/api/v1/nowhere'])('has security headers and is not cached: %s', async (path) => {
    const { headers } = await fetch(`${app.url}${path}`);
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'no-store']);
  });
});
