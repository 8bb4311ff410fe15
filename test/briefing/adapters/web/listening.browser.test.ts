import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilTrue } from '../../../support/time/until.js';
import { DESKTOP, PHONE } from '../../../support/browser/chromium.js';
import { faultsOf } from '../../../support/browser/page-audit.js';
import { programmeModel, readyModel } from './sample-models.js';
import { loaded, noteSeek, sought, ViewerBrowser } from './viewer-browser.js';

const model = readyModel();
const path = model.viewerUrl;
const LANDSCAPE = { ...PHONE, viewport: { width: 844, height: 390 } };

const more = (page: Page) => page.locator('[data-more] summary').click();
const paused = (page: Page) => page.waitForFunction(() => document.querySelector('audio')?.paused === true);
/** From so many seconds on. */
const playFrom = (page: Page, from: number) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement, seconds) => {
    audio.currentTime = seconds;
    void audio.play();
  }, from);
const seconds = (page: Page) => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return { top: box?.y ?? Infinity, bottom: (box?.y ?? Infinity) + (box?.height ?? 0), height: box?.height ?? 0 };
};

describe('listening to a briefing', () => {
  let viewers: ViewerBrowser;
  const visit: ViewerBrowser['visit'] = (to, options, work) => viewers.visit(to, options, work);

  beforeAll(async () => {
    viewers = await ViewerBrowser.open();
    viewers.show(model);
  });
  afterAll(() => viewers?.close());

  test('steps from story to story with buttons', () =>
    visit(path, PHONE, async (page) => {
      await loaded(page);
      await page.getByRole('button', { name: 'Next story' }).tap();
      await page.getByRole('button', { name: 'Next story' }).tap();
      expect(Math.round(await seconds(page))).toBe(28);
      await page.getByRole('button', { name: 'Previous story' }).tap();
      expect(Math.round(await seconds(page))).toBe(4);
    }));

  test('offers every speed from 0.5 to 3 in steps of 0.05, and keeps the pitch', () =>
    visit(path, DESKTOP, async (page) => {
      await loaded(page);
      const speeds = await page
        .locator('[data-speed] option')
        .evaluateAll((all) => all.map((each) => each.textContent));
      expect(speeds).toHaveLength(51);
      expect(speeds.slice(0, 3)).toEqual(['0.5×', '0.55×', '0.6×']);
      await page.getByLabel('Speed').selectOption('3');
      const heard = await page
        .locator('audio')
        .evaluate((audio: HTMLAudioElement) => [audio.playbackRate, audio.preservesPitch]);
      expect(heard).toEqual([3, true]);
    }));

  test('falls silent at the end of the story, and goes on with the next one', () =>
    visit(path, DESKTOP, async (page) => {
      await loaded(page);
      await more(page);
      await page.getByLabel('Sleep timer').selectOption('At the end of the story');
      await playFrom(page, 27);
      await paused(page);
      expect(await seconds(page)).toBeCloseTo(28, 1);
      expect(await page.getByLabel('Sleep timer').inputValue()).toBe('');
    }));

  test('falls silent when its time is over, and says how long that is', () =>
    visit(path, DESKTOP, async (page) => {
      await loaded(page);
      await more(page);
      await page.getByLabel('Sleep timer').selectOption('5');
      await page.getByText('Falls silent in 5 min').waitFor();
      await playFrom(page, 10);
      await page.clock.setFixedTime(Date.now() + 6 * 60_000);
      await paused(page);
      expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.ended)).toBe(false);
    }));

  test('passes over the pauses between sentences and marks the sentence that is heard', () =>
    visit(path, DESKTOP, async (page) => {
      await loaded(page);
      await more(page);
      await page.getByLabel('Shorten pauses').check();
      await playFrom(page, 6.5);
      await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 6.6);
      await noteSeek(page);
      const landed = await sought(page);
      expect(landed % 4).toBeCloseTo(3.94, 1);
      await page.waitForFunction((from) => (document.querySelector('audio')?.currentTime ?? 0) > from + 0.3, landed);
      const marked = Number(await page.locator('.sentence[aria-current]').getAttribute('data-start'));
      expect(marked).toBeGreaterThanOrEqual(Math.round(landed));
    }));

  test('begins at the sentence that a link names and shows where it comes from, at the passage', async () => {
    const [first, ...others] = model.segments.slice(1);
    const cited = { ...first!, source: { ...first!.source!, passage: 'The battery was connected.' } };
    viewers.show({ ...model, viewerUrl: '/b/cited', segments: [model.segments[0]!, cited, ...others] });
    await visit('/b/cited#s2', PHONE, async (page) => {
      await loaded(page);
      await page.locator('#s2[aria-current]').waitFor();
      const source = page.locator('[data-now-source] a');
      await page.waitForFunction(
        () => document.querySelector('[data-now-source]')?.hasAttribute('data-none') === false,
      );
      expect(await source.textContent()).toContain('Source: The Northern Ledger');
      expect(await source.getAttribute('href')).toMatch(/#:~:text=The%20battery%20was%20connected\.$/);
    });
  });

  test('follows a seek while nothing plays, and never to where it was before', () =>
    visit(path, { viewport: { width: 1280, height: 500 } }, async (page) => {
      await loaded(page);
      await page.keyboard.press('9');
      await page.locator('.sentence[aria-current]', { hasText: 'Their list will be free' }).waitFor();
      await page.waitForFunction(() => scrollY > 300);
      // To where it is already: it is shown again.
      await page.mouse.wheel(0, -5000);
      await page.waitForFunction(() => scrollY === 0);
      await page.keyboard.press('9');
      await page.waitForFunction(() => scrollY > 300);
      // Chosen far from what is heard: the page stays with what was chosen.
      await page.mouse.wheel(0, -5000);
      await page.waitForFunction(() => scrollY === 0);
      await page.locator('.sentence').first().click();
      await page.locator('.sentence[aria-current]', { hasText: 'Good morning' }).waitFor();
      expect(await page.evaluate(() => scrollY)).toBeLessThan(300);
    }));

  test('is shared where the device can share, with a link to the sentence', () =>
    visit(path, PHONE, async (page) => {
      await loaded(page);
      await page.evaluate(() => {
        const share = (what: ShareData) => Promise.resolve((document.body.dataset['shared'] = JSON.stringify(what)));
        Object.defineProperty(navigator, 'share', { configurable: true, value: share });
      });
      await page.locator('.sentence').nth(2).tap();
      await page.locator('.sentence[aria-current]').nth(0).waitFor();
      await more(page);
      await page.getByRole('button', { name: 'Share' }).tap();
      await page.waitForFunction(() => document.body.dataset['shared'] !== undefined);
      const shared = JSON.parse((await page.locator('body').getAttribute('data-shared')) ?? '{}') as { url: string };
      expect(shared).toMatchObject({ title: model.title });
      expect(shared.url).toMatch(new RegExp(`${path}#s\\d+$`));
    }));

  test('tells the lock screen which story is heard', () =>
    visit(path, DESKTOP, async (page) => {
      await loaded(page);
      await playFrom(page, 30);
      await page.waitForFunction((title) => navigator.mediaSession.metadata?.title === title, model.chapters[2]!.title);
      expect(await page.evaluate(() => navigator.mediaSession.metadata?.album)).toBe(model.title);
    }));

  test('is marked as played and as not played by its owner', async () => {
    const [viewerUrl, playbackUrl] = ['/b/played', '/b/played/playback'];
    viewers.show({ ...model, viewerUrl, playbackUrl });
    const told = { position_ms: null, finished: false, at: null, form_token: 'a token' };
    viewers.server.pages.set(playbackUrl, () => JSON.stringify(told));
    await visit(viewerUrl, DESKTOP, async (page) => {
      await loaded(page);
      await more(page);
      await page.getByRole('button', { name: 'Mark as played' }).click();
      await page.getByText('Played', { exact: true }).waitFor();
      await untilTrue(() => viewers.server.posted.length > 0);
      expect(viewers.server.posted[0]).toMatchObject({
        path: playbackUrl,
        fields: { finished: 'true', position_ms: '76000' },
      });
      await page.getByRole('button', { name: 'Mark as not played' }).click();
      await untilTrue(() => viewers.server.posted.length > 1);
      expect(viewers.server.posted[1]?.fields).toMatchObject({ position_ms: '0' });
    });
  });

  test('goes on from where another device has been meanwhile, when its owner comes back to the page', async () => {
    const [viewerUrl, playbackUrl] = ['/b/devices', '/b/devices/playback'];
    viewers.show({ ...model, viewerUrl, playbackUrl });
    const tell = (position: number, at: number) =>
      viewers.server.pages.set(playbackUrl, () =>
        JSON.stringify({ position_ms: position, finished: false, at, form_token: 'a token' }),
      );
    tell(12_000, Date.now() - 60_000);
    await visit(viewerUrl, PHONE, async (page) => {
      await page.waitForFunction(() => document.querySelector('audio')?.currentTime === 12);
      tell(40_000, Date.now() + 60_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.waitForFunction(() => document.querySelector('audio')?.currentTime === 40);
    });
  });

  test('tells nothing of where another device was: what was heard to its end there stays so', async () => {
    const [viewerUrl, playbackUrl] = ['/b/elsewhere', '/b/elsewhere/playback'];
    viewers.show({ ...model, viewerUrl, playbackUrl });
    const tell = (finished: boolean, at: number) =>
      viewers.server.pages.set(playbackUrl, () =>
        JSON.stringify({ position_ms: 12_000, finished, at, form_token: 'a token' }),
      );
    tell(false, Date.now() - 60_000);
    await visit(viewerUrl, DESKTOP, async (page) => {
      await page.waitForFunction(() => document.querySelector('audio')?.currentTime === 12);
      await playFrom(page, 20);
      await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 20.2);
      await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.pause());
      const toldHere = () => viewers.server.posted.filter((one) => one.path === playbackUrl).length;
      await untilTrue(() => toldHere() > 0);
      tell(true, Date.now() + 60_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.waitForFunction(() => document.querySelector('audio')?.currentTime === 0);
      const sent = await page.evaluate(() => {
        const [original, posts] = [window.fetch, [] as string[]];
        window.fetch = (to, request) => {
          posts.push(request?.method ?? 'GET');
          return original(to, request);
        };
        dispatchEvent(new Event('pagehide'));
        return posts;
      });
      expect(sent).toEqual([]);
    });
  });

  test('is as loud as it was the last time, and is muted by a key', () =>
    visit(path, DESKTOP, async (page) => {
      await loaded(page);
      await more(page);
      await page.getByLabel('Volume').fill('0.3');
      await page.reload();
      await loaded(page);
      const audio = page.locator('audio');
      expect(await audio.evaluate((element: HTMLAudioElement) => element.volume)).toBe(0.3);
      await page.keyboard.press('m');
      expect(await audio.evaluate((element: HTMLAudioElement) => element.muted)).toBe(true);
    }));

  test('pauses while the listener plays something in another tab', () =>
    visit(path, DESKTOP, async (page) => {
      await loaded(page);
      await playFrom(page, 5);
      const other = await page.context().newPage();
      await other.goto(viewers.origin + path);
      await loaded(other);
      await playFrom(other, 5);
      await paused(page);
    }));

  test('keeps Download and chapters in sight on a desktop, and leaves a low window to the text', async () => {
    viewers.show(programmeModel('en', { viewerUrl: '/b/sizes' }));
    await visit('/b/sizes', { viewport: { width: 1280, height: 800 } }, async (page) => {
      await loaded(page);
      for (const selector of ['.listening .actions', '.chapters li:last-child']) {
        expect((await boxOf(page, selector)).bottom).toBeLessThan(800);
      }
    });
    await visit('/b/sizes', LANDSCAPE, async (page) => {
      await loaded(page);
      expect((await boxOf(page, '.player')).height).toBeLessThan(390 * 0.2);
    });
  });

  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)('has no fault with everything open, on a %s', (_, device) =>
    visit(path, device, async (page) => {
      await loaded(page);
      await more(page);
      await page.getByRole('button', { name: 'Add to queue' }).click();
      await page.getByRole('heading', { name: 'Up next' }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(false);
    }),
  );
});
