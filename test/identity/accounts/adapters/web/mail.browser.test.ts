import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { DESKTOP, launchChromium, PHONE } from '../../../../support/browser/chromium.js';
import { inWindow } from '../../../adapters/web/window.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';
import { MailServer } from '../../../../support/servers/mail-server.js';
import { PASSWORD, People } from '../../../../support/people/people.js';
import { linkIn, mailTo } from '../../mail-kit.js';

let app: TestApp;
let server: MailServer;
let browser: Browser;

beforeAll(async () => {
  server = await MailServer.start();
  app = await startTestApp({ listen: 'known', config: { ...mailTo(server), signUp: 'open' } });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
  await server?.close();
});

describe('people in Chromium', () => {
  test.each([true, false])('get a new password by e-mail (scripts: %s)', async (javaScriptEnabled) => {
    const email = `lost-${javaScriptEnabled}@example.org`;
    await new People(app).create(email);
    await inWindow(browser, { ...PHONE, javaScriptEnabled }, async (page) => {
      await page.goto(`${app.url}/signin`);
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.fill('#email', email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor();
      const [arrived] = await server.mailTo(email);
      await page.goto(app.url + linkIn(arrived!, 'reset'));
      await page.fill('#password', 'a brand new secret');
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByText('Your new password is set, and the account is yours alone').waitFor();
    });
  });

  test('sign up and confirm their address', async () => {
    const email = 'new@example.org';
    await inWindow(browser, DESKTOP, async (page) => {
      await page.goto(`${app.url}/signup`);
      await page.fill('#email', email);
      await page.fill('#name', 'Mia');
      await page.fill('#password', PASSWORD);
      await page.getByRole('button', { name: 'Sign up' }).click();
      await page.waitForURL(`${app.url}/feeds?welcome=1`);
      await page.goto(`${app.url}/account`);
      await page.getByText('not confirmed yet').waitFor();
      const [arrived] = await server.mailTo(email);
      await page.goto(app.url + linkIn(arrived!, 'confirm'));
      await page.getByRole('button', { name: 'Confirm the address' }).click();
      await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
      await page.getByRole('link', { name: 'Go on' }).click();
      await page.getByText('E-mail address confirmed').waitFor();
      expect(await page.getByText('not confirmed yet').count()).toBe(0);
    });
  });
});
