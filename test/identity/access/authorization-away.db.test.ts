import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Clock } from '../../../src/shared/kernel/clock.js';
import { Cable } from '../../support/servers/cable.js';
import { emptyDatabase, type EmptyDatabase } from '../../support/database/database.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import * as kit from './oauth-kit.js';
import { until } from '../../support/time/until.js';

let database: EmptyDatabase;
let cable: Cable;
let app: TestApp;

beforeAll(async () => {
  database = await emptyDatabase();
  cable = new Cable(new URL(database.url));
  await cable.plug();
  const url = new URL(database.url);
  url.port = String(cable.port);
  url.hostname = '127.0.0.1';
  app = await startTestApp({ databaseUrl: url.href, listen: 'known' });
});

afterAll(async () => {
  await app.close();
  cable.pull();
  await database.drop();
});

describe('the authorization server while the database is away', () => {
  test('asks clients to come back, shows no stack, and has spoilt nothing when it is there again', async () => {
    const client = await kit.newClient(app);
    // A node takes permits of a rate limit in advance for a minute: the clock stands still, so that some are left.
    const now = Date.now();
    const clock = app.app.get(Clock, { strict: false });
    clock.now = () => now;
    await kit.postForm(app, 'token', { client_id: client });
    cable.pull();
    const away = await kit.postForm(app, 'token', {
      grant_type: 'refresh_token',
      client_id: client,
      refresh_token: 'x',
    });
    expect([away.status, away.body.error]).toEqual([503, 'temporarily_unavailable']);
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    const told = app.logLines.filter((line) => line.includes('authorization server failed'));
    expect(told.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([40]);
    clock.now = () => Date.now();
    await cable.plug();
    const again = await until(
      () => kit.refresh(app, client, 'x'),
      ({ status }) => status !== 503,
    );
    expect(again.status).toBe(400);
  });
});
