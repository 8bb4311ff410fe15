import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { h } from 'preact';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { PronunciationsPage } from '../../../../src/preferences/adapters/web/pronunciations-page.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { renderPage } from '../../../../src/shared/delivery/web/serving/render.js';
import { DESKTOP, launchChromium, PHONE } from '../../../support/browser/chromium.js';
import { faultsOf, paleTexts } from '../../../support/browser/page-audit.js';
import { PageServer } from '../../../support/browser/page-server.js';
import { inWindow, tabTo } from '../../../identity/adapters/web/window.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { PASSWORD, People } from '../../../support/people/people.js';
import { emptyModel, fullModel } from './sample-list.js';

let app: TestApp;
let browser: Browser;
let server: PageServer;
let origin = '';

beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
  server = new PageServer(Buffer.alloc(0));
  origin = await server.listen();
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await app?.close();
});

async function open(page: Page): Promise<void> {
  const email = `window-${Math.random().toString(36).slice(2)}@example.org`;
  await new People(app).create(email);
  await page.goto(`${app.url}/settings/pronunciations`);
  await page.fill('#email', email);
  await page.fill('#password', PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${app.url}/settings/pronunciations`);
}

async function say(page: Page, written: string, respelling: string): Promise<void> {
  await page.fill('#written', written);
  await page.fill('#respelling', respelling);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
}

describe('people in Chromium', () => {
  test.each([true, false])('say how words are said, change and delete it (scripts: %s)', async (javaScriptEnabled) => {
    await inWindow(browser, { ...PHONE, javaScriptEnabled }, async (page) => {
      await open(page);
      await page.selectOption('#language', 'fr');
      await say(page, 'kubectl', 'kioub contrôle');
      await page.getByRole('status').getByText('Saved.').waitFor();
      const field = page.getByRole('textbox', { name: 'How “kubectl” sounds' });
      expect(await field.inputValue()).toBe('kioub contrôle');
      await field.fill('cube contrôle');
      await page.getByRole('button', { name: 'Save how “kubectl” sounds' }).click();
      await page.waitForURL(/done=set/);
      expect(await page.getByRole('textbox', { name: 'How “kubectl” sounds' }).inputValue()).toBe('cube contrôle');
      await page.getByRole('button', { name: 'Delete “kubectl”' }).click();
      await page.getByRole('status').getByText('Deleted.').waitFor();
      await page.getByText('There are none yet.').waitFor();
    });
  });

  test('mend what was refused with the keyboard: the focus is on what is wrong, and leads to the field', async () => {
    await inWindow(browser, DESKTOP, async (page) => {
      await open(page);
      await say(page, 'Nguyen', '[[win]]');
      await page.locator('[role=alert]:focus').waitFor();
      await tabTo(page, '.problem-summary a');
      await page.keyboard.press('Enter');
      await page.locator('#respelling:focus').waitFor();
      expect(await page.inputValue('#written')).toBe('Nguyen');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Win');
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText('Saved.').waitFor();
    });
  });
});

describe('the page of pronunciations, audited for weak eyes, screen readers and large fingers', () => {
  async function audit(language: Language, options: BrowserContextOptions): Promise<void> {
    server.pages.set('/full', () => renderPage(h(PronunciationsPage, { model: fullModel(language) })));
    server.pages.set('/empty', () => renderPage(h(PronunciationsPage, { model: emptyModel(language) })));
    await inWindow(browser, options, async (page) => {
      for (const path of ['/full', '/empty']) {
        await page.goto(origin + path);
        const found = { path, faults: await faultsOf(page), pale: await paleTexts(page) };
        expect(found).toEqual({ path, faults: [], pale: [] });
        const shots = process.env['SCREENSHOTS'];
        if (shots !== undefined) {
          const name = `${language}-${options.isMobile === true ? 'phone' : 'desktop'}-${options.colorScheme ?? 'light'}`;
          await page.screenshot({ path: `${shots}${path}-${name}.png`, fullPage: true });
        }
      }
    });
  }

  test.each(LANGUAGES)('has no fault on a phone, in %s', (language) => audit(language, PHONE));

  test('has no fault in the dark', () => audit('en', { ...PHONE, colorScheme: 'dark' }));

  test.each(['light', 'dark'] as const)('has no fault on a desktop, %s', (colorScheme) =>
    audit('de', { ...DESKTOP, colorScheme }),
  );
});
