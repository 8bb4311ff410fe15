import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../../src/preferences/preferences.module.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { launchChromium, PHONE } from '../../../support/browser/chromium.js';
import { faultsOf, paleTexts } from '../../../support/browser/page-audit.js';
import { LoopbackWeb } from '../../../feed/support/loopback-web.js';
import { inWindow } from '../../../identity/adapters/web/window.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { PASSWORD, People } from '../../../support/people/people.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What is left of it when markup is taken away is markup, and one long word. */
const HOSTILE = `&lt;img src=https://evil.example/x.png&gt; ${'Donaudampfschiff'.repeat(8)}`;

let app: TestApp;
let web: LoopbackWeb;
let browser: Browser;
let state: BrowserContextOptions;
let members = 0;

beforeAll(async () => {
  web = await LoopbackWeb.start();
  app = await startTestApp({
    listen: 'known',
    modules: [SubscriptionsModule, FeedModule, PreferencesModule],
    config: { role: 'api', feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
  web.feed('/ledger', 'The Ledger', [{ title: 'Night trains return', at: Date.now() - 3_600_000 }]);
  web.feed('/hostile', HOSTILE, [{ title: HOSTILE, at: Date.now() - 7_200_000 }]);
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
  await web?.close();
});

beforeEach(async () => {
  state = await signedIn();
});

/** What the browser of somebody new keeps who has signed in. */
async function signedIn(): Promise<BrowserContextOptions> {
  members += 1;
  const email = `follower-${members}@example.org`;
  await new People(app).create(email);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${app.url}/feeds`);
  await page.fill('#email', email);
  await page.fill('#password', PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${app.url}/feeds`);
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

async function add(page: Page, path: string): Promise<void> {
  await page.goto(`${app.url}/feeds`);
  await page.fill('#address', web.url.replace('http://', '') + path);
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('You follow').waitFor();
}

async function faultsOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const axe = await page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await checker.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  });
  return [...axe, ...(await faultsOf(page)), ...(await paleTexts(page))].map(String);
}

describe('somebody who follows feeds', () => {
  test.each([true, false])('adds, sorts, rules, leaves and comes back (scripts: %s)', async (scripts) => {
    await inWindow(browser, { ...PHONE, ...state, javaScriptEnabled: scripts }, async (page) => {
      await add(page, '/ledger');
      await page.locator('.feeds-title').click();
      await page.getByText('All is well.').waitFor();
      await page.fill('#new_folder', 'Tech');
      await page
        .locator('form', { has: page.locator('#new_folder') })
        .getByRole('button')
        .click();
      await page.waitForURL(/done=folders/);
      await page.getByText('New rule', { exact: true }).click();
      await page.fill('#keyword', 'trains');
      await press(page, 'Try it');
      await page.getByText('It would have left out 1 of 1 items.').waitFor();
      await press(page, 'Add the rule');
      await page.getByText('Leave out what says “trains”').waitFor();
      await press(page, 'Unsubscribe');
      await page.getByText('You no longer follow The Ledger.').waitFor();
      await press(page, 'Undo');
      await page.getByText('You follow it again, as before.').waitFor();
      expect(await page.getByRole('heading', { name: 'Tech' }).isVisible()).toBe(true);
    });
  });

  test.each([true, false])('brings a list and takes it along (scripts: %s)', async (scripts) => {
    await inWindow(browser, { ...PHONE, ...state, javaScriptEnabled: scripts }, async (page) => {
      await page.goto(`${app.url}/feeds/import`);
      const opml = `<opml><body><outline text="Far"><outline text="L" xmlUrl="${web.url}/ledger"/></outline></body></opml>`;
      await page.setInputFiles('#file', { name: 'feeds.opml', mimeType: 'text/xml', buffer: Buffer.from(opml) });
      await press(page, 'Import');
      await page.getByText('New: 1').waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download your list' }).click(),
      ]);
      expect(readFileSync(await download.path(), 'utf8')).toContain('<outline text="Far" title="Far">');
    });
  });
});

describe('the pages of feeds, audited for weak eyes, screen readers, large fingers and hostile words', () => {
  const WINDOWS: readonly BrowserContextOptions[] = [
    { ...PHONE, viewport: { width: 320, height: 640 }, locale: 'de' },
    { ...PHONE, locale: 'ja', colorScheme: 'dark' },
  ];

  test('have no fault, run over no edge and load nothing of others', async () => {
    await inWindow(browser, { ...PHONE, ...state }, async (page) => {
      await add(page, '/hostile');
      await page.locator('.feeds-title').click();
      await page.fill('#new_folder', 'W'.repeat(90));
      await page
        .locator('form', { has: page.locator('#new_folder') })
        .getByRole('button')
        .click();
      await page.waitForURL(/done=folders/);
      await page.getByText('New rule', { exact: true }).click();
      await page.fill('#keyword', 'W'.repeat(90));
      await press(page, 'Add the rule');
      await page.waitForURL(/done=rule/);
    });
    for (const window of WINDOWS) {
      await inWindow(browser, { ...state, ...window }, async (page) => {
        const asked: string[] = [];
        page.on('request', (request) => void asked.push(new URL(request.url()).origin));
        await page.goto(`${app.url}/feeds`);
        const feed = (await page.locator('.feeds-title').getAttribute('href')) ?? '';
        for (const path of ['/feeds', '/feeds?welcome=1', '/feeds/import', '/feeds/rules', feed]) {
          await page.goto(app.url + path);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          expect({ path, wide, faults: await faultsOn(page) }).toEqual({ path, wide: false, faults: [] });
        }
        expect([...new Set(asked)]).toEqual([app.url]);
      });
    }
  });
});
