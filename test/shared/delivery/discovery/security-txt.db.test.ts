import { afterEach, describe, expect, test } from '@jest/globals';
import { SECURITY_TXT } from '../../../../src/shared/delivery/discovery/site-map.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';

let app: TestApp;
afterEach(() => app.close());

describe('the address of security.txt', () => {
  test.each(SECURITY_TXT)('%s answers everybody with it', async (path) => {
    app = await startTestApp({ config: { securityContacts: ['mailto:security@example.org'] } });
    const { status, headers, text } = await app.get(path);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' });
    expect(text).toMatch(/^Contact: mailto:security@example.org\nExpires: .*Z\n/);
    expect(headers['set-cookie']).toBeUndefined();
    expect((await app.post(path)).status).toBe(405);
  });

  test('is not there without a contact', async () => {
    app = await startTestApp();
    expect(await Promise.all(SECURITY_TXT.map(async (path) => (await app.get(path)).status))).toEqual([404, 404]);
  });
});
