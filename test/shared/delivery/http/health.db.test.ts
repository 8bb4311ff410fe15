import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HealthChecks } from '../../../../src/shared/delivery/http/health/health-checks.js';
import { UnitOfWork } from '../../../../src/shared/kernel/unit-of-work.js';
import { positionOf } from '../../../../src/shared/storage/eventstore/event-store.js';
import { ParkedHistories } from '../../../../src/shared/storage/projections/parked-histories.js';
import { newEvent } from '../../storage/eventstore/store-under-test.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the health endpoints', () => {
  test('report that the process is alive and ready', async () => {
    expect(await (await fetch(`${app.url}/healthz`)).json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${app.url}/readyz`);
    expect(ready.status).toBe(200);
    const checks = { database: 'ok', event_store: 'ok', media: 'ok', projections: 'ok' };
    expect(await ready.json()).toEqual({ status: 'ready', state: 'running', checks });
  });

  test('name histories that are parked, and send nobody away because of them', async () => {
    const [parked, work] = [app.app.get(ParkedHistories), app.app.get(UnitOfWork)];
    const event = { ...newEvent(), stream: 'briefing-art_1', revision: 3, position: positionOf(7n), recordedAt: 1 };
    await work.run(async () => await parked.park('briefing.shelf', event, 'this program knows no such event'));
    const ready = await fetch(`${app.url}/readyz`);
    expect(ready.status).toBe(200);
    const checks = { database: 'ok', event_store: 'ok', media: 'ok', projections: 'ok, 1 parked' };
    expect(await ready.json()).toEqual({ status: 'ready', state: 'running', checks });
    await work.run(async () => await parked.release({ projection: 'briefing.shelf', stream: 'briefing-art_1' }));
    expect(await (await fetch(`${app.url}/readyz`)).json()).toMatchObject({ checks: { projections: 'ok' } });
  });

  test('report it as not ready while something that it needs is unavailable or too slow', async () => {
    const health = app.app.get(HealthChecks);
    let works = false;
    health.register('something', () => (works ? Promise.resolve() : Promise.reject(new Error('secret address'))));
    const away = await fetch(`${app.url}/readyz`);
    expect(away.status).toBe(503);
    expect(away.headers.get('retry-after')).toBe('1');
    expect(await away.text()).toMatch(/"something":"failing"/);
    works = true;
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  });
});
