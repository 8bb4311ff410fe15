import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../../src/preferences/preferences.module.js';
import { ShowsModule } from '../../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { DESKTOP, launchChromium, PHONE } from '../../../support/browser/chromium.js';
import { faultsOf, paleTexts } from '../../../support/browser/page-audit.js';
import { inWindow } from '../../../identity/adapters/web/window.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { PASSWORD, People } from '../../../support/people/people.js';
import { WebhookReceiver } from '../../../support/servers/webhook-receiver.js';

let app: TestApp;
let browser: Browser;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  app = await startTestApp({
    listen: 'known',
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule],
    config: { role: 'api', rateLimitPerMinute: 100_000, webhookAllowedPrivateCidrs: ['127.0.0.0/8'] },
  });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
  await receiver?.close();
});

async function signIn(page: Page): Promise<void> {
  const email = `window-${Math.random().toString(36).slice(2)}@example.org`;
  await new People(app).create(email);
  await page.goto(`${app.url}/settings`);
  await page.fill('#email', email);
  await page.fill('#password', PASSWORD);
  await page.locator('form.form button[type=submit]').click();
  await page.waitForURL(`${app.url}/settings`);
}

/** What is wrong with the page as it is now, with all that is folded on it opened. */
async function audited(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
  const path = new URL(page.url()).pathname;
  const shots = process.env['SCREENSHOTS'];
  if (shots !== undefined) {
    const { width } = page.viewportSize() ?? { width: 0 };
    const look = await page.evaluate(
      () => `${document.documentElement.lang}-${matchMedia('(prefers-color-scheme: dark)').matches}`,
    );
    await page.screenshot({ path: `${shots}/${path.replaceAll('/', '_')}-${width}-${look}.png`, fullPage: true });
  }
  const found = { path, faults: await faultsOf(page), pale: await paleTexts(page) };
  expect(found).toEqual({ path, faults: [], pale: [] });
}

describe('people in Chromium', () => {
  test.each([true, false])('set everything that can be set (scripts: %s)', async (javaScriptEnabled) => {
    await inWindow(browser, { ...PHONE, javaScriptEnabled }, async (page) => {
      await signIn(page);
      await page.getByRole('link', { name: 'Listening' }).click();
      await page.selectOption('#language', 'de');
      await page.selectOption('#length', '600');
      await page.selectOption('#timezone', 'Europe/Berlin');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('status').getByText('Saved.').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
      await page.getByText('German · 10 min · Europe/Berlin').waitFor();

      await page.getByRole('link', { name: 'Webhooks' }).click();
      await page.fill('#url', receiver.at(`/scripts-${javaScriptEnabled}`));
      await page.getByRole('button', { name: 'Create webhook' }).click();
      expect(await page.locator('#secret').textContent()).toMatch(/^whsec_/);
      await page.getByRole('button', { name: 'Send a test' }).click();
      await page.getByRole('status').getByText('The test was taken.').waitFor();
      await page.getByRole('button', { name: 'Switch off' }).click();
      await page.getByText('You switched it off.').waitFor();
      await page.getByText('Delete this webhook').click();
      await page.getByRole('button', { name: 'Delete for good' }).click();
      await page.getByRole('status').getByText('Deleted.').waitFor();

      await page.goto(`${app.url}/settings/podcasts`);
      const address = await page.locator('#everything').textContent();
      await page.getByText('New address', { exact: true }).click();
      await page.getByRole('button', { name: 'Give it a new address' }).click();
      await page.getByRole('status').getByText('The feed has a new address.').waitFor();
      expect(await page.locator('#everything').textContent()).not.toBe(address);
    });
  });
});

describe('the pages of settings, audited for weak eyes, screen readers and large fingers', () => {
  const audit = (options: BrowserContextOptions): Promise<void> =>
    inWindow(browser, options, async (page) => {
      await signIn(page);
      await audited(page);
      for (const path of ['preferences', 'notifications', 'podcasts', 'webhooks']) {
        await page.goto(`${app.url}/settings/${path}`);
        await audited(page);
      }
      await page.fill('#url', receiver.at('/audited'));
      await page.fill('#description', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung');
      await page.locator('form.form button[type=submit]').click();
      await page.locator('#secret').waitFor();
      await page.locator('button[value=test]').click();
      await page.waitForURL(/done=tested/);
      await audited(page);
    });

  test('have no fault on a phone', () => audit({ ...PHONE, viewport: { width: 320, height: 640 }, locale: 'de-DE' }));

  test('have no fault on a phone in Japanese, in the dark', () =>
    audit({ ...PHONE, locale: 'ja-JP', colorScheme: 'dark' }));

  test('have no fault on a desktop', () => audit(DESKTOP));
});
