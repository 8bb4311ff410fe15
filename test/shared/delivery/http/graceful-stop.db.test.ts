import { describe, expect, test } from '@jest/globals';
import { startTestApp } from '../../../support/http-app.js';
import { ThingsModule } from './things.module.js';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a graceful stop', () => {
  test('finishes running requests and takes no new connections', async () => {
    const app = await startTestApp({ modules: [ThingsModule] });
    const running = fetch(`${app.url}/api/v1/things/wait`, { method: 'POST' });
    await wait(100);
    const closed = app.close();
    await wait(100);
    await expect(fetch(`${app.url}/healthz`)).rejects.toThrow('fetch failed');
    const answer = await running;
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ owner: 'patient' });
    await closed;
  });

  test('does not wait for a request that never ends', async () => {
    const app = await startTestApp({ modules: [ThingsModule] });
    const endless = fetch(`${app.url}/api/v1/things/never`, { method: 'POST' }).catch(() => 'cut off');
    await wait(100);
    await app.close();
    expect(await endless).toBe('cut off');
  });
});
