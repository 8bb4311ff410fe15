import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Cable } from '../../../support/servers/cable.js';
import { emptyDatabase, type EmptyDatabase } from '../../../support/database/database.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { ThingsModule } from './things.module.js';
import { until } from '../../../support/time/until.js';

let database: EmptyDatabase;
let cable: Cable;
let app: TestApp;
let token: string;
beforeAll(async () => {
  database = await emptyDatabase();
  const url = new URL(database.url);
  cable = new Cable(new URL(database.url));
  await cable.plug();
  url.port = String(cable.port);
  url.hostname = '127.0.0.1';
  app = await startTestApp({ modules: [ThingsModule], databaseUrl: url.href });
  token = await app.memberToken();
});
afterAll(async () => {
  await app.close();
  cable.pull();
  await database.drop();
});

const get = () => app.post('/api/v1/things/get', { name: 'a' }, token);

describe('the API while the database is unavailable', () => {
  test('asks callers to retry, and serves them as soon as the database is available again', async () => {
    expect((await get()).status).toBe(200);
    cable.pull();
    const away = await get();
    expect(away.status).toBe(503);
    expect(away.body['error']).toBe('unavailable');
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${app.url}/readyz`)).status).toBe(503);
    await cable.plug();
    await until(get, ({ status }) => status === 200);
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  });
});
