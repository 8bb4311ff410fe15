import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { h } from 'preact';
import type { Page } from 'playwright-core';
import { EnqueueButton, QUEUE_ASSETS } from '../../../../src/briefing/adapters/web/player/enqueue-button.js';
import { renderPage } from '../../../../src/shared/delivery/web/serving/render.js';
import { Sheet } from '../../../../src/shared/delivery/web/shell/sheet.js';
import { DESKTOP, PHONE } from '../../../support/browser/chromium.js';
import { faultsOf } from '../../../support/browser/page-audit.js';
import { makingModel, readyModel } from './sample-models.js';
import { loaded, ViewerBrowser } from './viewer-browser.js';

const FIRST = { viewerUrl: '/b/first', title: 'The first briefing' };
const SECOND = { viewerUrl: '/b/second', title: 'The second briefing' };

const place = (heading: string) =>
  renderPage(
    h(Sheet, {
      language: 'en',
      heading,
      signedIn: true,
      place: 'feeds',
      ...QUEUE_ASSETS,
      children: [
        h('h1', {}, heading),
        ...Array.from({ length: 60 }, () => h('p', {}, 'A long page.')),
        h('a', { href: '/b/second' }, 'To the second'),
        h('a', { href: '/b/making' }, 'To what is made'),
        h(EnqueueButton, { path: SECOND.viewerUrl, title: SECOND.title, language: 'en' }),
        h('form', { action: '/settings' }, h('button', { class: 'button' }, 'Send')),
      ],
    }),
  );

const play = (page: Page) => page.locator('main').getByRole('button', { name: 'Play', exact: true }).click();
const dock = (page: Page) => page.getByRole('region', { name: 'Now playing' });
const soundIs = (page: Page, state: { playing: boolean; from: number }) =>
  page.waitForFunction(({ playing, from }) => {
    const audio = document.querySelector('audio');
    return audio !== null && !audio.paused === playing && audio.currentTime >= from;
  }, state);

describe('walking through the pages while a briefing plays', () => {
  let viewers: ViewerBrowser;
  const visit: ViewerBrowser['visit'] = (path, options, work) => viewers.visit(path, options, work);

  beforeAll(async () => {
    viewers = await ViewerBrowser.open();
    viewers.show(readyModel('en', FIRST));
    viewers.show(readyModel('en', SECOND));
    viewers.server.pages.set('/', () => place('Today'));
    viewers.server.pages.set('/settings', () => place('Settings'));
  });
  afterAll(() => viewers?.close());

  test('the sound goes on in the same document, with a small player, and back on its page', () =>
    visit(FIRST.viewerUrl, PHONE, async (page) => {
      await loaded(page);
      await page.evaluate(() => (document.documentElement.dataset['document'] = 'first'));
      await play(page);
      await soundIs(page, { playing: true, from: 0.3 });
      await page.locator('.brand').click();
      await page.getByRole('heading', { name: 'Today' }).waitFor();
      await dock(page).getByRole('button', { name: 'Pause' }).waitFor();
      expect(await page.title()).toContain('Today');
      expect(new URL(page.url()).pathname).toBe('/');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
      expect(await page.locator('html').getAttribute('data-document')).toBe('first');
      expect(await page.evaluate(() => [...document.styleSheets].length)).toBeGreaterThan(1);
      const [bar, small] = await Promise.all([page.locator('.places').boundingBox(), dock(page).boundingBox()]);
      expect((small?.y ?? 0) + (small?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
      expect(await faultsOf(page)).toEqual([]);
      await soundIs(page, { playing: true, from: 1 });
      await page.goBack();
      await page.getByRole('heading', { name: FIRST.title }).waitFor();
      await page.locator('main').getByRole('button', { name: 'Pause' }).click();
      await soundIs(page, { playing: false, from: 1 });
      expect(await dock(page).count()).toBe(0);
      expect(await page.locator('html').getAttribute('data-document')).toBe('first');
    }));

  test('going back leads to where the reader was on the page', () =>
    visit(FIRST.viewerUrl, DESKTOP, async (page) => {
      await loaded(page);
      await play(page);
      await soundIs(page, { playing: true, from: 0.1 });
      await page.locator('.brand').click();
      await page.getByRole('heading', { name: 'Today' }).waitFor();
      await page.evaluate(() => scrollTo(0, 700));
      await page.getByRole('link', { name: 'To the second' }).evaluate((link: HTMLAnchorElement) => link.click());
      await page.getByRole('heading', { name: SECOND.title }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Today' }).waitFor();
      await page.waitForFunction(() => scrollY === 700);
    }));

  test('another briefing is looked at while the first one plays, and takes its place when it is played', () =>
    visit(FIRST.viewerUrl, PHONE, async (page) => {
      await loaded(page);
      await play(page);
      await soundIs(page, { playing: true, from: 0.1 });
      await page.locator('.brand').click();
      await page.getByRole('link', { name: 'To the second' }).click();
      await page.getByRole('heading', { name: SECOND.title }).waitFor();
      await dock(page).getByRole('link', { name: FIRST.title }).waitFor();
      const [player, small] = await Promise.all([page.locator('.player').boundingBox(), dock(page).boundingBox()]);
      expect((small?.y ?? 0) + (small?.height ?? 0)).toBeLessThanOrEqual((player?.y ?? 0) + 1);
      await play(page);
      await page.waitForFunction(() => document.querySelectorAll('audio').length === 1);
      expect(await dock(page).count()).toBe(0);
      await soundIs(page, { playing: true, from: 0.1 });
    }));

  test('a form goes the way that browsers go, and the small player is there again behind it', () =>
    visit(FIRST.viewerUrl, DESKTOP, async (page) => {
      await loaded(page);
      await page.keyboard.press('5');
      await play(page);
      await soundIs(page, { playing: true, from: 38.2 });
      await page.locator('.brand').click();
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
      await dock(page).getByRole('link', { name: FIRST.title }).waitFor();
      expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(37);
      await dock(page).getByRole('button', { name: 'Stop and close' }).click();
      expect(await page.locator('audio').count()).toBe(0);
      await page.reload();
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
      expect(await dock(page).count()).toBe(0);
    }));

  test('a briefing that is being made becomes its player without an end to what plays', async () => {
    const [viewerUrl, progressUrl] = ['/b/making', '/b/making/progress'];
    const progress = (status: string) => JSON.stringify({ status, label: 'x', overall_percent: 90 });
    viewers.show(makingModel('en', { viewerUrl, progressUrl, eventsUrl: '/b/making/events' }));
    viewers.server.pages.set(progressUrl, () => progress('rendering'));
    await visit(FIRST.viewerUrl, DESKTOP, async (page) => {
      await loaded(page);
      await page.evaluate(() => (document.documentElement.dataset['document'] = 'first'));
      await play(page);
      await soundIs(page, { playing: true, from: 0.1 });
      await page.locator('.brand').click();
      await page.getByRole('link', { name: 'To what is made' }).click();
      await page.getByText('90 %').waitFor();
      viewers.show(readyModel('en', { viewerUrl, title: 'Made at last' }));
      viewers.server.pages.set(progressUrl, () => progress('ready'));
      await page.getByRole('heading', { name: 'Made at last' }).waitFor();
      await dock(page).getByRole('button', { name: 'Pause' }).waitFor();
      expect(await page.locator('html').getAttribute('data-document')).toBe('first');
    });
  });

  test('what is queued follows by itself, with its page', () =>
    visit('/', DESKTOP, async (page) => {
      await page.getByRole('button', { name: 'Add to queue' }).click();
      await page.getByRole('button', { name: 'Remove from queue', exact: true }).waitFor();
      await page.goto(viewers.origin + FIRST.viewerUrl);
      await loaded(page);
      await page.locator('[data-more] summary').click();
      await page.getByRole('heading', { name: 'Up next' }).waitFor();
      await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
        audio.currentTime = 75;
        void audio.play();
      });
      await page.getByRole('heading', { name: SECOND.title }).waitFor();
      await page.locator('main').getByRole('button', { name: 'Pause' }).waitFor();
      expect(new URL(page.url()).pathname).toBe(SECOND.viewerUrl);
      expect(await page.getByRole('heading', { name: 'Up next' }).count()).toBe(0);
    }));
});
