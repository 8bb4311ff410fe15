import { describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { untilTrue } from '../../../support/time/until.js';
import { SlowRequest, ThingsModule } from './things.module.js';

const slowRequestOf = ({ app }: TestApp): SlowRequest => app.get(SlowRequest, { strict: false });

describe('a graceful stop', () => {
  test('finishes running requests and takes no new connections', async () => {
    const app = await startTestApp({ modules: [ThingsModule] });
    const slow = slowRequestOf(app);
    // The stop would also wait for an idle connection that a client keeps.
    const headers = { connection: 'close' };
    const running = fetch(`${app.url}/api/v1/things/wait`, { method: 'POST', headers });
    await slow.begun.promise;
    const closed = app.close(240_000);
    const isRefused = () =>
      fetch(`${app.url}/healthz`, { headers }).then(
        () => false,
        (error: Error) => error.message === 'fetch failed',
      );
    await untilTrue(isRefused);
    slow.mayEnd.resolve();
    const answer = await running;
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ owner: 'patient' });
    await closed;
  });

  test('does not wait for a request that never ends', async () => {
    const app = await startTestApp({ modules: [ThingsModule] });
    const endless = fetch(`${app.url}/api/v1/things/never`, { method: 'POST' }).catch(() => 'cut off');
    await slowRequestOf(app).begun.promise;
    await app.close();
    expect(await endless).toBe('cut off');
  });
});
