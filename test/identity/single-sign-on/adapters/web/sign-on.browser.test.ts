import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchChromium, PHONE } from '../../../../support/browser/chromium.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';
import { OidcIssuer } from '../../../../support/servers/oidc-issuer.js';
import { inWindow } from '../../../adapters/web/window.js';
import { at, settingsOf } from '../../sign-on-kit.js';

let issuer: OidcIssuer;
let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  issuer = await OidcIssuer.start();
  app = await startTestApp({ listen: 'known', config: at(settingsOf(issuer)) });
  issuer.serve(app.url);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await issuer?.close();
});
beforeEach(() => {
  issuer.person = { sub: 'ada-1', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' };
});

describe('the button of an issuer in Chromium', () => {
  test.each([true, false])(
    'signs in, comes back to the page that was asked for, and signs out there too (scripts: %s)',
    async (scripts) => {
      await inWindow(browser, { ...PHONE, javaScriptEnabled: scripts }, async (page) => {
        await page.goto(`${app.url}/account`);
        await page.getByRole('button', { name: 'Sign in with Example Inc.' }).click();
        await page.getByText('Ada Lovelace').waitFor();
        expect(page.url()).toBe(`${app.url}/account`);
        await page.getByRole('link', { name: 'Ways to sign in' }).click();
        await page.getByText('Connected since').waitFor();
        await page.goto(`${app.url}/signout`);
        await page.getByRole('button', { name: 'Sign out' }).click();
        const there = page.getByRole('link', { name: 'Sign out at Example Inc., too' });
        await there.waitFor();
        expect(await there.getAttribute('href')).toContain(`${issuer.url}/session/end`);
      });
    },
  );
});
