import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserOptions } from '../../../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { somebody, type Somebody } from '../../../support/people/operators.js';

const PAGE = '/settings/preferences';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known', config: { rateLimitPerMinute: 100_000 } });
});

afterAll(() => app?.close());

const signedIn = (options: BrowserOptions = {}): Promise<Somebody> => somebody(app, options);

const FORM = {
  language: 'de',
  timezone: 'Europe/Berlin',
  length: '600',
  format: 'in_depth',
  host_host_de_clara: 'on',
};

const listening = async (token: string): Promise<unknown> => (await app.post('/api/v1/listening/get', {}, token)).body;
const profile = async (token: string): Promise<unknown> =>
  (await app.post<{ profile: unknown }>('/api/v1/settings/get', {}, token)).body.profile;

describe('the page of preferences', () => {
  test('is for who is signed in', async () => {
    const { status, location } = await app.browser().open(PAGE);
    expect([status, location]).toEqual([303, `${app.url}/signin?returnTo=%2Fsettings%2Fpreferences`]);
  });

  test('saves language, time zone, length, format and hosts, which agents see as well', async () => {
    const { browser, token } = await signedIn();
    expect((await browser.open(PAGE)).text).toContain('src="/hosts/host_en_alex/sample.mp3"');
    const saved = await browser.submit(PAGE, FORM);
    expect([saved.status, saved.location]).toEqual([303, `${app.url}${PAGE}?done=saved`]);
    expect(await profile(token)).toEqual({ language: 'de', timezone: 'Europe/Berlin' });
    expect(await listening(token)).toEqual({
      format: 'in_depth',
      target_length_seconds: 600,
      host_ids: ['host_de_clara'],
      memory: false,
    });
    const shown = (await browser.settle(saved)).text;
    expect(shown).toContain('Saved.');
    expect(shown).toMatch(/name="host_host_de_clara" checked/);
    expect(shown).toMatch(/<option value="600" selected/);
  });

  test('shows what was set over the API, to the second, and saving the form keeps it', async () => {
    const { browser, token } = await signedIn();
    const set = { target_length_seconds: 421, host_ids: ['host_de_clara', 'host_de_jonas'] };
    await app.post('/api/v1/listening/update', set, token);
    expect((await browser.open(PAGE)).text).toMatch(/<option value="421" selected/);
    await browser.submit(PAGE, { ...FORM, length: '421', host_host_de_jonas: 'on' });
    expect(await listening(token)).toMatchObject(set);
  });

  test('shows again what was refused, with the fields and what is wrong with them, and saves nothing', async () => {
    const { browser, token } = await signedIn({ language: 'de' });
    await browser.open(PAGE);
    const refused = await browser.submit(PAGE, { ...FORM, timezone: '"><script>' });
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(/href="#timezone">Geben Sie eine Zeitzone/);
    expect(refused.text).toMatch(/<select id="timezone"[^>]* aria-invalid="true"><option value selected>/);
    expect(refused.text).not.toContain('"><script>');
    const twoLanguages = await browser.submit(PAGE, { ...FORM, host_host_en_alex: 'on' });
    expect([twoLanguages.status, twoLanguages.text.includes('href="#hosts"')]).toEqual([422, true]);
    const unknown = await browser.submit(PAGE, { ...FORM, host_nobody: 'on' });
    expect(unknown.status).toBe(422);
    expect(await profile(token)).toEqual({ language: 'en', timezone: 'UTC' });
  });

  test('takes no form of another site, and none without its token', async () => {
    const { browser, token } = await signedIn();
    await browser.open(PAGE);
    expect((await browser.submit(PAGE, FORM, 'other site')).status).not.toBe(303);
    expect((await browser.submitRaw(PAGE, new URLSearchParams(FORM).toString())).status).toBe(403);
    expect(await profile(token)).toEqual({ language: 'en', timezone: 'UTC' });
  });
});

describe('the page of settings', () => {
  test('is for who is signed in', async () => {
    expect((await app.browser().open('/settings')).location).toBe(`${app.url}/signin?returnTo=%2Fsettings`);
  });

  test('shows what is set and leads to where it is changed', async () => {
    const { browser, token } = await signedIn();
    await app.post('/api/v1/settings/update', { profile: { language: 'fr', timezone: 'Asia/Tokyo' } }, token);
    await app.post('/api/v1/listening/update', { target_length_seconds: 900, host_ids: ['host_de_clara'] }, token);
    const word = { language: 'en', written: 'Nguyen', respelling: 'Win' };
    await app.post('/api/v1/pronunciations/set', word, token);
    const { text } = await browser.open('/settings');
    expect(text).toContain('French · 15 min · Clara · Asia/Tokyo');
    expect(text).toContain('Nguyen');
    for (const page of [PAGE, '/settings/pronunciations', '/account']) expect(text).toContain(`href="${page}"`);
  });
});
