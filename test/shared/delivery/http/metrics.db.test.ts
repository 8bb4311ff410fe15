import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Metrics } from '../../../../src/shared/delivery/http/metrics/metrics.js';
import { UnitOfWork } from '../../../../src/shared/kernel/unit-of-work.js';
import { positionOf } from '../../../../src/shared/storage/eventstore/event-store.js';
import { ParkedHistories } from '../../../../src/shared/storage/projections/parked-histories.js';
import { ProjectionRegistry } from '../../../../src/shared/storage/projections/projection.js';
import { newEvent } from '../../storage/eventstore/store-under-test.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';

const TOKEN = 'a-token-of-this-test';

let app: TestApp;

const scrape = (token: string | null, to: TestApp = app) =>
  to.get('/metrics', token === null ? {} : { headers: { authorization: `Bearer ${token}` } });

beforeAll(async () => {
  app = await startTestApp({ config: { metricsToken: TOKEN } });
});

afterAll(async () => {
  await app.close();
});

describe('the metrics endpoint', () => {
  test('answers in the format of Prometheus to the right token', async () => {
    const { status, headers, text } = await scrape(TOKEN);

    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
  });

  test.each([null, 'another', '', `${TOKEN}x`, TOKEN.toUpperCase()])('refuses the token %p', async (token) => {
    const { status, headers, text } = await scrape(token);

    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer realm="metrics"');
    expect(text).not.toContain('process_');
  });

  test('does not exist where the operator has set no token', async () => {
    const silent = await startTestApp();
    try {
      const none = await silent.get('/metrics');
      const unknown = await silent.get('/metrixx');

      expect(none.status).toBe(404);
      expect(none.text).toBe(unknown.text.replace('metrixx', 'metrics'));
      expect((await scrape(TOKEN, silent)).status).toBe(404);
    } finally {
      await silent.close();
    }
  });

  test('counts requests by route and status, and clients cannot make up a route', async () => {
    await app.get('/healthz');
    await app.get('/a/path/that/nobody/knows');
    await app.post('/api/v1/settings/get', {}, 'pbs_nonsense');

    const { text } = await scrape(TOKEN);

    const counted = 'briefings_http_request_duration_seconds_count';
    expect(text).toContain(`${counted}{method="GET",route="/healthz",status="200"} 1`);
    expect(text).toContain(`${counted}{method="GET",route="none",status="404"} 1`);
    expect(text).toContain(`${counted}{method="POST",route="/api/v1/settings/get",status="401"} 1`);
    expect(text).not.toContain('nobody');
  });

  test('reports how many jobs wait and how far behind the projections are', async () => {
    const { text } = await scrape(TOKEN);

    expect(text).toMatch(/^briefings_jobs\{queue="[a-z.-]+",state="ready"\} 0$/m);
    expect(text).toContain('# TYPE briefings_projection_lag_seconds gauge');
    expect(text).toContain('briefings_metrics_source_up{source="jobs"} 1');
  });

  test('reports how many histories each projection leaves out', async () => {
    const [parked, work] = [app.app.get(ParkedHistories), app.app.get(UnitOfWork)];
    const nothing = { streamPrefix: 'none-', table: 'none', apply: async () => {}, replay: async () => {} };
    for (const name of ['well', 'spoilt']) app.app.get(ProjectionRegistry).register({ ...nothing, name });
    const event = { ...newEvent(), stream: 'none-1', revision: 3, position: positionOf(7n), recordedAt: 1 };
    await work.run(async () => await parked.park('spoilt', event, 'this program knows no such event'));

    const { text } = await scrape(TOKEN);

    expect(text).toContain('briefings_projection_parked_histories{projection="well"} 0');
    expect(text).toContain('briefings_projection_parked_histories{projection="spoilt"} 1');
    expect(text).not.toContain('none-1');
  });

  test('leaves out what cannot be read now, and says so', async () => {
    const metrics = app.app.get(Metrics);
    let answer = (): Promise<never> | Promise<{ name: string; help: string; values: { value: number }[] }[]> =>
      Promise.resolve([{ name: 'briefings_moods', help: 'Moods.', values: [{ value: 7 }] }]);
    metrics.register('moods', () => answer());
    expect((await scrape(TOKEN)).text).toContain('briefings_moods 7');

    answer = () => Promise.reject(new Error('no mood'));
    const { status, text } = await scrape(TOKEN);

    expect(status).toBe(200);
    expect(text).not.toContain('briefings_moods');
    expect(text).toContain('briefings_metrics_source_up{source="moods"} 0');
    expect(text).toContain('briefings_metrics_source_up{source="jobs"} 1');
  });
});
