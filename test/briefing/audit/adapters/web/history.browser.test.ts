import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { h } from 'preact';
import type { Browser, Page } from 'playwright-core';
import { LockedPage, UnlockPage } from '../../../../../src/briefing/audit/adapters/web/history-access-pages.js';
import { HistoryPage } from '../../../../../src/briefing/audit/adapters/web/history-page.js';
import { renderPage } from '../../../../../src/shared/delivery/web/serving/render.js';
import type { TestApp } from '../../../../support/http/http-app.js';
import { memberOf, recordedBriefing, startAppOfHistories, type RecordedBriefing } from '../../recorded-briefing.js';
import { DESKTOP, launchChromium, PHONE, visit } from '../../../../support/browser/chromium.js';
import { faultsOf, paleTexts } from '../../../../support/browser/page-audit.js';
import { PageServer } from '../../../../support/browser/page-server.js';
import { archived, frameIn, historyIn, historyModel, lifeIn } from './sample-histories.js';

const SCRIPT = '<script>document.title = "hacked"</script><img src=x onerror="document.title=\'hacked\'">';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser?.close());

describe('the history page in Chromium', () => {
  let app: TestApp;
  let chat: Server;
  let briefing: RecordedBriefing;
  let owner: { id: string; token: string };

  beforeAll(async () => {
    app = await startAppOfHistories();
    owner = await memberOf(app, 'owner@example.org');
    briefing = await recordedBriefing(app, owner.id, SCRIPT);
    chat = createServer((request, response) => {
      const link = new URL(request.url ?? '/', 'http://x').searchParams.get('to');
      response.setHeader('content-type', 'text/html').end(`<title>Chat</title><a href="${link}">Your history</a>`);
    });
    chat.listen(0, '127.0.0.1');
    await once(chat, 'listening');
  });

  afterAll(async () => {
    chat?.close();
    await app?.close();
  });

  const history = () => `${app.url}/b/${briefing.slug}/history`;

  /** Where an app of another site shows the owner the link that it asked for. */
  async function chatWithLink(): Promise<string> {
    const { body } = await app.post<{ history_url: string }>(
      '/api/v1/audit/briefings/link',
      { id: briefing.id },
      owner.token,
    );
    const { pathname, search } = new URL(body.history_url);
    const to = encodeURIComponent(app.url + pathname + search);
    // Another site than the program's, as browsers see it.
    return `http://localhost:${(chat.address() as AddressInfo).port}/?to=${to}`;
  }

  async function enter(page: Page): Promise<void> {
    await page.getByText('Your history').click();
    await page.getByRole('button', { name: 'Open the history' }).click();
    await page.getByText('All 6 entries are as they were recorded.').waitFor();
  }

  test('opens from a link in somebody else’s app, and no key stays in the address', async () => {
    await visit(browser, await chatWithLink(), PHONE, async (page) => {
      await enter(page);
      expect(page.url()).toBe(history());
      await page.reload();
      await page.getByText('All 6 entries').waitFor();
    });
  });

  test('turns to the state after the entry that is chosen, with the address to it', async () => {
    await visit(browser, await chatWithLink(), DESKTOP, async (page) => {
      await enter(page);
      const state = (revision: number) => page.getByRole('heading', { name: `State after entry ${revision}` });
      expect(await state(5).isVisible()).toBe(true);
      await page.getByRole('link', { name: /An attempt failed/ }).click();
      await state(3).waitFor();
      expect(await state(5).isVisible()).toBe(false);
      expect(page.url()).toBe(`${history()}?at=3#state`);
      expect(await page.locator('.to-state[aria-current]').textContent()).toContain('An attempt failed');
    });
  });

  test('turns to states without scripts too', async () => {
    await visit(browser, await chatWithLink(), { ...PHONE, javaScriptEnabled: false }, async (page) => {
      await enter(page);
      await page.getByRole('link', { name: /Recording started/ }).click();
      await page.getByRole('heading', { name: 'State after entry 2' }).waitFor();
    });
  });

  test('leaves markup in a title what it is: text', async () => {
    await visit(browser, await chatWithLink(), DESKTOP, async (page) => {
      await enter(page);
      expect(await page.title()).toBe(`History · ${SCRIPT}`);
      expect(await page.locator('main img, script:not([src])').count()).toBe(0);
    });
  });
});

describe('the pages of a history', () => {
  let server: PageServer;
  let origin = '';

  beforeAll(async () => {
    server = new PageServer(Buffer.alloc(0));
    origin = await server.listen();
    const problems = { 3: { kind: 'broken', message: 'x' } } as const;
    const pages = {
      '/sound': h(HistoryPage, { model: historyIn('de') }),
      '/broken': h(HistoryPage, { model: historyModel(archived(lifeIn('en'), problems), 1) }),
      '/ja': h(HistoryPage, { model: historyIn('ja') }),
      '/locked': h(LockedPage, { model: frameIn('fr'), signedIn: false }),
      '/unlock': h(UnlockPage, { model: frameIn('en'), secret: 'k', formToken: 't' }),
    };
    for (const [path, page] of Object.entries(pages)) server.pages.set(path, () => renderPage(page));
  });

  afterAll(() => server?.close());

  test('show moments as they are where the reader is', () =>
    visit(
      browser,
      `${origin}/broken`,
      { ...DESKTOP, locale: 'en-GB', timezoneId: 'Pacific/Honolulu' },
      async (page) => {
        expect(await page.locator('#entry-1 time').textContent()).toBe('27 Jul 2026, 20:30:04');
      },
    ));

  describe.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)('on a %s', (_, device) => {
    test.each(['light', 'dark'] as const)(
      'have no fault in accessibility and no pale text, %s',
      async (colorScheme) => {
        for (const path of ['/sound', '/broken', '/ja', '/locked', '/unlock']) {
          await visit(browser, origin + path, { ...device, colorScheme }, async (page) => {
            await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
            expect({ path, faults: await faultsOf(page), pale: await paleTexts(page) }).toEqual({
              path,
              faults: [],
              pale: [],
            });
          });
        }
      },
    );
  });
});
