import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Clock } from '../../../src/shared/kernel/clock.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import * as kit from './oauth-kit.js';

const DAY = 24 * 60 * 60_000;

let app: TestApp;
let aheadMs = 0;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
  app.app.get(Clock, { strict: false }).now = () => Date.now() + aheadMs;
});
afterAll(() => app?.close());

describe.each([
  ['behind', 10 * DAY],
  ['ahead of', -10 * DAY],
])('a node whose machine is ten days %s the database', (_, ms) => {
  test('gives MCP tokens that work at once, and are renewed', async () => {
    aheadMs = ms;
    const person = await kit.newPerson(app);
    const { client, access, refresh } = await kit.newTokens(app, person);
    expect(await kit.mcpStatus(app, access)).toBe(200);
    const { status, body } = await kit.refresh(app, client, refresh);
    expect([status, await kit.mcpStatus(app, String(body.access_token))]).toEqual([200, 200]);
  });

  test('gives MCP tokens that last an hour of the database', async () => {
    aheadMs = ms;
    const person = await kit.newPerson(app);
    const { access } = await kit.newTokens(app, person);
    aheadMs = ms + 59 * 60_000;
    expect(await kit.mcpStatus(app, access)).toBe(200);
    aheadMs = ms + 61 * 60_000;
    expect(await kit.mcpStatus(app, access)).toBe(401);
  });
});
