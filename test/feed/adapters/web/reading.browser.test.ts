import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { LibraryModule } from '../../../../src/briefing/library/library.module.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { IssueToken } from '../../../../src/identity/access/application/commands/issue-token.js';
import { PreferencesModule } from '../../../../src/preferences/preferences.module.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { DESKTOP, launchChromium, PHONE } from '../../../support/browser/chromium.js';
import { faultsOf, paleTexts } from '../../../support/browser/page-audit.js';
import { inWindow } from '../../../identity/adapters/web/window.js';
import { follow } from '../../../support/people/follow.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { PASSWORD, People } from '../../../support/people/people.js';
import { untilTrue } from '../../../support/time/until.js';
import { LoopbackWeb, type Entry } from '../../support/loopback-web.js';
import { hostileEntry } from './hostile-item.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const HOUR = 3_600_000;
const EMAIL = 'reader@example.org';

let app: TestApp;
let web: LoopbackWeb;
let browser: Browser;
let state: BrowserContextOptions;
let hostile = '';

const entries = (now: number): readonly Entry[] => [
  {
    title: 'Night trains return',
    summary: 'Tickets from 49 euros.',
    author: 'Ada',
    content: '<h2>Where</h2><p>To <a href="https://rail.example/">Paris</a>. And to Rome.</p><ul><li>Berlin</li></ul>',
    at: now - HOUR,
  },
  { title: 'Tram strike ends', summary: 'At last.', at: now - 2 * HOUR },
  { title: 'قطار الليل يعود', summary: 'تذاكر من ٤٩ يورو', at: now - 30 * HOUR },
  { title: '東京都が条例を発表', summary: '短信', at: now - 31 * HOUR },
  hostileEntry(now - 32 * HOUR),
];

beforeAll(async () => {
  web = await LoopbackWeb.start();
  app = await startTestApp({
    listen: 'known',
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, LibraryModule],
    config: { role: 'api', feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
  const people = new People(app);
  await people.create(EMAIL);
  const { token } = await people.commands.execute(new IssueToken(EMAIL));
  await follow(app, token, web.feed('/ledger', 'The Ledger', entries(Date.now())));
  await app.post('/api/v1/rules/create', { action: 'mute', keyword: 'tram' }, token);
  const { body } = await app.post<{ items: { id: string; title: string }[] }>('/api/v1/items/list', {}, token);
  hostile = body.items.find(({ title }) => title.startsWith('Hostile'))?.id ?? '';
  browser = await launchChromium();
  state = await signedIn();
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
  await web?.close();
});

/** What the browser of somebody keeps who has signed in. */
async function signedIn(): Promise<BrowserContextOptions> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${app.url}/items`);
  await page.fill('#email', EMAIL);
  await page.fill('#password', PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${app.url}/items`);
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
}

/** Addresses outside our own that the page asked for. */
function strangersAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${app.url}/`)) asked.push(request.url());
  });
  return asked;
}

/** Says at once what it is given, in the language of the item. */
const BROWSER_WITH_A_VOICE = `
  globalThis.spoken = [];
  globalThis.SpeechSynthesisUtterance = class extends EventTarget {
    constructor(text) {
      super();
      this.text = text;
    }
  };
  const languageOf = () => document.querySelector('[data-read-aloud]').dataset.readAloud;
  const voices = {
    paused: false,
    getVoices: () => [
      { lang: languageOf(), localService: false, default: true },
      { lang: languageOf() + '-XX', localService: true, default: false },
    ],
    speak(utterance) {
      if (!utterance.voice.localService) throw new Error('that voice is of a server');
      spoken.push(utterance.text);
      setTimeout(() => utterance.dispatchEvent(new Event('end')));
    },
    cancel() {},
  };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: voices });
`;

async function axeFaultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  });
}

describe('somebody who reads', () => {
  test.each([true, false])('searches, ticks, asks for a briefing, opens and marks (scripts: %s)', async (scripts) => {
    await inWindow(browser, { ...PHONE, ...state, javaScriptEnabled: scripts }, async (page) => {
      const asked = strangersAskedBy(page);
      await page.goto(`${app.url}/items`);
      await page.fill('#q', '"night trains"');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\?q=/);
      expect(await page.inputValue('#q')).toBe('"night trains"');
      await page.getByRole('checkbox', { name: 'Choose “Night trains return”' }).check();
      if (scripts) await page.getByRole('status').getByText('Chosen: 1').waitFor();
      await page.getByRole('button', { name: 'Make a briefing from these' }).click();
      await page.waitForURL(/\/briefings\/new\?item=itm_/);
      await page.getByRole('checkbox', { name: 'Night trains return' }).waitFor();
      await page.goto(`${app.url}/items?q=night`);
      await page.getByRole('link', { name: 'Night trains return' }).click();
      await page.getByRole('heading', { name: 'Where' }).waitFor();
      if (!scripts) await page.getByRole('button', { name: 'Mark as read' }).click();
      await page.getByText('Already read').waitFor();
      expect(await page.getByRole('button', { name: 'Mark as read' }).isVisible()).toBe(false);
      await page.goto(`${app.url}/items?opened=yes`);
      expect(await page.locator('.items-row').count()).toBe(1);
      // The other run of this begins as this one did.
      await new People(app).database.query('delete from feed.opened_item');
      expect(asked).toEqual([]);
    });
  });

  test('goes through the list with single keys, which can be switched off', async () => {
    await inWindow(browser, { ...DESKTOP, ...state }, async (page) => {
      await page.goto(`${app.url}/items`);
      await page.getByText('Use these keys').waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.keyboard.press('k');
      await page.keyboard.press('x');
      expect(await page.getByRole('checkbox', { name: 'Choose “Night trains return”' }).isChecked()).toBe(true);
      await page.getByRole('checkbox', { name: 'Use these keys' }).uncheck();
      await page.keyboard.press('x');
      await page.reload();
      await page.locator('#use-keys:not(:checked)').waitFor();
      await page.getByRole('checkbox', { name: 'Use these keys' }).check();
      await page.keyboard.press('j');
      await page.keyboard.press('o');
      await page.waitForURL(/\/items\/itm_/);
    });
  });

  test('hears an item sentence by sentence from a voice of their machine', async () => {
    await inWindow(browser, { ...DESKTOP, ...state }, async (page) => {
      await page.addInitScript(BROWSER_WITH_A_VOICE);
      await page.goto(`${app.url}/items`);
      await page.getByRole('link', { name: 'Night trains return' }).click();
      await page.getByRole('button', { name: 'Read aloud' }).click();
      await page.waitForFunction(() => (globalThis as unknown as { spoken: string[] }).spoken.at(-1) === 'Berlin');
      const spoken = await page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken);
      expect(spoken).toEqual(['Night trains return', 'Where', 'To Paris.', 'And to Rome.', 'Berlin']);
      await page.getByRole('button', { name: 'Read aloud' }).waitFor();
      expect(await page.locator('.being-spoken').count()).toBe(0);
    });
  });

  test('is not reached by a hostile item, and sees its pictures when they ask for them', async () => {
    await inWindow(browser, { viewport: { width: 320, height: 640 }, ...state }, async (page) => {
      const asked = strangersAskedBy(page);
      await page.route(/^https:/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
      await page.goto(`${app.url}/items`);
      await page.goto(`${app.url}/items/${hostile}`, { waitUntil: 'load' });
      await page.mouse.wheel(0, 20_000);
      expect(await page.title()).toContain('Hostile');
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('link', { name: 'Read on' }).click();
      await page.getByText('Part 2 of 2').waitFor();
      expect(asked).toEqual([]);
      await page.goto(`${app.url}/items/${hostile}`);
      await page.getByRole('link', { name: 'Load the pictures' }).click();
      await page.locator('.items-picture img').last().scrollIntoViewIfNeeded();
      const wanted = ['relative', 'tracker'].map((name) => `https://pictures.example/${name}.png`);
      await untilTrue(() => new Set(asked).size >= wanted.length);
      expect([...new Set(asked)].toSorted()).toEqual(wanted);
    });
  });
});

describe('the pages for reading, audited for weak eyes, screen readers and large fingers', () => {
  async function audit(options: BrowserContextOptions): Promise<void> {
    await inWindow(browser, { ...options, ...state }, async (page) => {
      for (const path of ['/items?q=night&period=week', '/items', `/items/${hostile}`]) {
        await page.goto(app.url + path);
        const found = { path, faults: await faultsOf(page), pale: await paleTexts(page), axe: await axeFaultsOf(page) };
        expect(found).toEqual({ path, faults: [], pale: [], axe: [] });
      }
    });
  }

  test.each(['de', 'ja'])('have no fault on a narrow phone, in %s', (locale) =>
    audit({ ...PHONE, viewport: { width: 320, height: 640 }, locale }),
  );

  test('have no fault in the dark, on a desktop', () => audit({ ...DESKTOP, colorScheme: 'dark' }));
});
