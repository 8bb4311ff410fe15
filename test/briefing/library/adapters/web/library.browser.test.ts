import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { BriefingModule } from '../../../../../src/briefing/briefing.module.js';
import { LibraryModule } from '../../../../../src/briefing/library/library.module.js';
import { FeedModule } from '../../../../../src/feed/feed.module.js';
import { IssueToken } from '../../../../../src/identity/access/application/commands/issue-token.js';
import { PreferencesModule } from '../../../../../src/preferences/preferences.module.js';
import { SubscriptionsModule } from '../../../../../src/subscriptions/subscriptions.module.js';
import { inWindow } from '../../../../identity/adapters/web/window.js';
import { FeedServer, newsItems } from '../../../../support/servers/feed-server.js';
import { follow } from '../../../../support/people/follow.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';
import { PASSWORD, People } from '../../../../support/people/people.js';
import { DESKTOP, launchChromium, PHONE } from '../../../../support/browser/chromium.js';
import { faultsOf, paleTexts } from '../../../../support/browser/page-audit.js';

const WISH = 'What is new in the harbour?';

let app: TestApp;
let feeds: FeedServer;
let browser: Browser;

beforeAll(async () => {
  feeds = await FeedServer.start();
  app = await startTestApp({
    listen: 'known',
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, LibraryModule],
    config: { rateLimitPerMinute: 100_000, feedAllowedPrivateCidrs: ['127.0.0.0/8'] },
  });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
  await feeds?.close();
});

async function signIn(page: Page): Promise<void> {
  const email = `listener-${Math.random().toString(36).slice(2)}@example.org`;
  const people = new People(app);
  await people.create(email);
  const { token } = await people.commands.execute(new IssueToken(email));
  await follow(app, token, feeds.serve('gazette', newsItems(12, Date.now())));
  await page.goto(`${app.url}/briefings`);
  await page.fill('#email', email);
  await page.fill('#password', PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${app.url}/briefings`);
}

async function ask(page: Page, wish: string): Promise<void> {
  await page.goto(app.url);
  await page.fill('#request', wish);
  await page.selectOption('#length', '180');
  await page.getByRole('button', { name: 'Make my briefing' }).click();
  await page.waitForURL(/\/b\/[\w-]+$/);
  await page.getByText(`You asked for: ${wish}`).waitFor();
}

/** Deletes the only briefing, and takes that back. */
async function deleteAndUndo(page: Page): Promise<void> {
  await page.goto(`${app.url}/briefings`);
  await page.getByText(`You asked for: ${WISH}`).waitFor();
  await page.locator('.library-more > summary').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('The briefing is deleted.').waitFor();
  await page.getByText('You have no briefings yet.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The briefing is there again.').waitFor();
  await page.getByText(`You asked for: ${WISH}`).waitFor();
}

const audited = async (page: Page, path: string) => {
  await page.goto(app.url + path);
  for (const summary of await page.locator('main summary:visible').all()) await summary.click();
  return { path, faults: await faultsOf(page), pale: await paleTexts(page) };
};

describe('people in Chromium', () => {
  test('ask for a briefing, hear of it on the home page, find it, and delete it and take that back', async () => {
    await inWindow(browser, DESKTOP, async (page) => {
      await signIn(page);
      await ask(page, WISH);
      await page.goto(app.url);
      // It may be ready by now.
      await page.getByRole('heading', { name: /Being made|Latest briefings/ }).waitFor();
      await page.goto(`${app.url}/briefings`);
      const listen = page.getByRole('link', { name: 'Listen' });
      await listen.or(page.locator('.library-making [role=status]').getByText('Ready')).first().waitFor();
      await page.reload();
      await listen.click();
      await page.locator('[data-player]').waitFor();
      await deleteAndUndo(page);
    });
  });

  test('do so without scripts, on a phone', async () => {
    await inWindow(browser, { ...PHONE, javaScriptEnabled: false }, async (page) => {
      await signIn(page);
      await ask(page, WISH);
      await deleteAndUndo(page);
    });
  });

  test('meet no page that weak eyes, screen readers or large fingers stumble over', async () => {
    await inWindow(browser, { ...PHONE, colorScheme: 'dark' }, async (page) => {
      await signIn(page);
      await ask(page, WISH);
      for (const path of ['/', '/briefings?done=renewed', '/briefings?status=deleted', '/briefings/new']) {
        expect(await audited(page, path)).toEqual({ path, faults: [], pale: [] });
      }
    });
  });
});
