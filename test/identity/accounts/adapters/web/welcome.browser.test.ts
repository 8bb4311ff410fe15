import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { SetupLink } from '../../../../../src/shared/delivery/cli/setup-link.js';
import { launchChromium, PHONE } from '../../../../support/browser/chromium.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';
import { People } from '../../../../support/people/people.js';
import { inWindow, typeForm } from '../../../adapters/web/window.js';

const PASSWORD = 'a good long password';
const NEXT = '/feeds?welcome=1';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

beforeEach(() => new People(app).forgetEverybody());

const setupLink = async (): Promise<string> =>
  app.url + ((await app.app.get(SetupLink, { strict: false }).make()) ?? '/no-link');

describe('whoever sets a new service up in Chromium', () => {
  test('makes the first account with the keyboard only and changes it, and cannot leave while nobody else runs it', async () => {
    await inWindow(browser, PHONE, async (page) => {
      await page.goto(await setupLink());
      await typeForm(page, { email: 'ada@example.org', name: 'Ada', password: PASSWORD });
      expect(page.url()).toBe(app.url + NEXT);
      await page.goto(`${app.url}/account/profile`);
      await page.fill('#name', 'Ada Lovelace');
      await page.getByRole('button', { name: 'Save the name' }).click();
      await page.getByRole('status').getByText('Your name is changed.').waitFor();
      await page.getByText('Ada Lovelace').waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download everything' }).click();
      expect((await download).suggestedFilename()).toBe('podcast-briefings-account.json');
      await page.getByRole('link', { name: 'Delete my account' }).click();
      await page.getByLabel('Type your e-mail address').fill('ada@example.org');
      await page.fill('#current', PASSWORD);
      await page.getByRole('button', { name: 'Delete my account for good' }).click();
      await page.getByText('You are the last operator of this service.').waitFor();
    });
  });

  test('does the same without scripts, and is told of what is wrong beside the field', async () => {
    await inWindow(browser, { ...PHONE, javaScriptEnabled: false }, async (page) => {
      await page.goto(await setupLink());
      await page.fill('#email', 'bob@example');
      await page.fill('#name', 'Bob');
      await page.fill('#password', PASSWORD);
      await page.getByRole('button', { name: 'Create my account' }).click();
      await page.locator('#email-fault').getByText('Enter an e-mail address').waitFor();
      expect(await page.inputValue('#name')).toBe('Bob');
      await page.fill('#email', 'bob@example.org');
      await page.fill('#password', PASSWORD);
      await page.getByRole('button', { name: 'Create my account' }).click();
      await page.waitForURL(app.url + NEXT);
      await page.goto(`${app.url}/account`);
      await page.getByText('bob@example.org').waitFor();
      await page.goto(`${app.url}/welcome?setup=used`);
      await page.getByText('This service is set up already').waitFor();
    });
  });
});
