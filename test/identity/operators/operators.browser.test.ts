import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { HourlyCounts } from '../../../src/shared/delivery/http/metrics/hourly-counts.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { ShowsModule } from '../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { DESKTOP, launchChromium, PHONE } from '../../support/browser/chromium.js';
import { faultsOf, paleTexts } from '../../support/browser/page-audit.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { operator, somebody, type Somebody } from '../../support/people/operators.js';
import { PASSWORD } from '../../support/people/people.js';
import { inWindow } from '../adapters/web/window.js';

let app: TestApp;
let browser: Browser;
let boss: Somebody;

beforeAll(async () => {
  app = await startTestApp({
    listen: 'known',
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule],
    config: { rateLimitPerMinute: 100_000 },
  });
  browser = await launchChromium();
  boss = await operator(app);
  app.app.get(HourlyCounts).add('fetches_done', 41);
  app.app.get(HourlyCounts).add('fetches_failed', 3);
  await app.app.get(Database).execute(
    `insert into feed.feed (url, status, watched, failures, last_error, last_attempt_at, created_at, next_check_at)
     values ('https://' || repeat('long-', 30) || 'name.example.org/feed', 'failing', true, 7, 'It is <b>away</b>.', 1, 1, 1)`,
  );
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${app.url}/signin`);
  await page.fill('#email', email);
  await page.fill('#password', PASSWORD);
  await page.locator('form.form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/signin'));
}

/** Signs up by the link of an invitation, which says the e-mail already. */
async function signUp(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.fill('#name', 'Nell Invited');
  await page.fill('#password', PASSWORD);
  await page.locator('form.form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/signup'));
}

async function journey(email: string, options: BrowserContextOptions): Promise<void> {
  await inWindow(browser, options, async (page) => {
    await signIn(page, boss.email);
    await page.goto(`${app.url}/admin`);
    await page.getByRole('link', { name: 'Make an invitation' }).click();
    await page.fill('#email', email);
    await page.getByRole('button', { name: 'Make an invitation' }).click();
    const link = (await page.locator('.admin-link').textContent())?.trim() ?? '';
    await inWindow(browser, options, async (theirs) => {
      await signUp(theirs, link);
      await page.getByRole('link', { name: 'Members', exact: true }).click();
      await page.fill('#query', email);
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('link', { name: 'Nell Invited' }).click();
      await page.getByRole('button', { name: 'Give the role: Operator' }).click();
      await page.getByRole('status').getByText('The role is given.').waitFor();
      await theirs.goto(`${app.url}/admin`);
      await theirs.getByRole('heading', { name: 'Administration', level: 1 }).waitFor();
      await page.getByRole('button', { name: 'Take the role: Operator' }).click();
      await page.getByRole('status').getByText('The role is taken.').waitFor();
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await page.getByRole('status').getByText('Signed out everywhere.').waitFor();
      await theirs.goto(`${app.url}/account`);
      await theirs.waitForURL(/\/signin/);
    });
    await page.getByRole('link', { name: 'Security events' }).click();
    await page.getByText(`by the operator ${boss.id}`).first().waitFor();
  });
}

describe('an operator in Chromium', () => {
  test('invites somebody who signs up by the link, gives and takes a role, and signs them out everywhere', () =>
    journey('nell@example.org', DESKTOP));

  test('does the same on a phone without scripts', () =>
    journey('nils@example.org', { ...PHONE, javaScriptEnabled: false }));
});

describe('the pages of operators, audited for weak eyes, screen readers and large fingers', () => {
  const NARROW: BrowserContextOptions = { ...PHONE, viewport: { width: 320, height: 700 } };

  test.each([
    ['on a phone, in English', PHONE, 'en-GB'],
    ['on a narrow phone, in German', NARROW, 'de'],
    ['on a desktop in the dark, in Japanese', { ...DESKTOP, colorScheme: 'dark' as const }, 'ja'],
  ])('have no fault %s', async (_, options, locale) => {
    const member = await somebody(app);
    const pages = ['', '/members', `/members/${member.id}`, '/invitations', '/feeds', '/jobs', '/security'];
    await inWindow(browser, { ...options, locale }, async (page) => {
      await signIn(page, boss.email);
      for (const path of pages) {
        await page.goto(`${app.url}/admin${path}`);
        await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
        expect({ path, faults: await faultsOf(page), pale: await paleTexts(page) }).toEqual({
          path,
          faults: [],
          pale: [],
        });
      }
    });
  });
});
