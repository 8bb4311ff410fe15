import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ViewerModel } from '../../../../../src/briefing/adapters/web/viewer/viewer-model.js';
import { DESKTOP, PHONE } from '../../../../support/browser/chromium.js';
import { programmeModel, readyModel } from '../sample-models.js';
import { untilTrue } from '../../../../support/time/until.js';
import { loaded, noteSeek, sought, ViewerBrowser } from '../viewer-browser.js';

const viewer = readyModel().viewerUrl;
const seconds = (page: Page) => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
const rate = (page: Page) => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate);
const playing = (page: Page) => page.locator('audio').evaluate((audio: HTMLAudioElement) => !audio.paused);
const current = (page: Page) => page.locator('.sentence[aria-current]');
/** It is the current sentence at some time. */
const untilMarked = (page: Page, text: string) =>
  page.waitForFunction(
    (part) => document.querySelector('.sentence[aria-current]')?.textContent?.includes(part) === true,
    text,
  );

describe('the page of a briefing in Chromium', () => {
  let viewers: ViewerBrowser;
  const show = (model: ViewerModel): void => viewers.show(model);
  const visit: ViewerBrowser['visit'] = (path, options, work) => viewers.visit(path, options, work);

  beforeAll(async () => {
    viewers = await ViewerBrowser.open();
  });
  afterAll(() => viewers?.close());

  describe('the player', () => {
    beforeAll(() => show(readyModel()));

    test('plays and pauses, and its button says what it does next', () =>
      visit(viewer, DESKTOP, async (page) => {
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.3);
        await expect(page.locator('[data-seek]').inputValue()).resolves.not.toBe('0');
        await page.getByRole('button', { name: 'Pause' }).click();
        expect(await playing(page)).toBe(false);
        expect(await page.getByRole('button', { name: 'Play', exact: true }).count()).toBe(1);
      }));

    test('goes on where the owner stopped on another device, and tells where it is when it pauses', async () => {
      const [path, url] = ['/b/owned', '/b/owned/playback'];
      show(readyModel('en', { viewerUrl: path, playbackUrl: url }));
      const at = Date.now();
      viewers.server.pages.set(url, () =>
        JSON.stringify({ position_ms: 20_000, finished: false, at, form_token: 'a token' }),
      );
      await visit(path, DESKTOP, async (page) => {
        await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) === 20);
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 20.3);
        await page.getByRole('button', { name: 'Pause' }).click();
        await untilTrue(() => viewers.server.posted.length > 0);
        const paused = Math.round((await seconds(page)) * 1000);
        const [told] = viewers.server.posted;
        expect(told?.path).toBe(url);
        expect(told?.fields).toMatchObject({ form_token: 'a token' });
        expect(Math.abs(Number(told?.fields['position_ms']) - paused)).toBeLessThan(1000);
        expect(Number(told?.fields['at'])).toBeGreaterThanOrEqual(at);
      });
    });

    test('tells nobody where a visitor listens', () =>
      visit(viewer, DESKTOP, async (page) => {
        const before = viewers.server.posted.length;
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.3);
        await page.getByRole('button', { name: 'Pause' }).click();
        await page.reload();
        await loaded(page);
        expect(viewers.server.posted).toHaveLength(before);
      }));

    test('plays from a sentence that is tapped and marks it', () =>
      visit(viewer, PHONE, async (page) => {
        await loaded(page);
        await noteSeek(page);
        await page.getByText('It stores 800 megawatt-hours').tap();
        await untilMarked(page, 'It stores 800 megawatt-hours');
        expect(Math.abs((await sought(page)) - 8)).toBeLessThan(0.1);
        expect(await playing(page)).toBe(true);
      }));

    test('plays from a sentence that is chosen with the keyboard', () =>
      visit(viewer, DESKTOP, async (page) => {
        await loaded(page);
        await page.locator('.sentence').nth(3).focus();
        await noteSeek(page);
        await page.keyboard.press('Enter');
        await untilMarked(page, 'What changes for households?');
        expect(await sought(page)).toBeGreaterThanOrEqual(11.95);
      }));

    test('obeys the keys', () =>
      visit(viewer, DESKTOP, async (page) => {
        await loaded(page);
        const press = async (key: string) => {
          await page.keyboard.press(key);
          return Math.round(await seconds(page));
        };
        expect(await press('5')).toBe(38);
        expect(await press('ArrowRight')).toBe(43);
        expect(await press('ArrowLeft')).toBe(38);
        expect(await press('j')).toBe(23);
        expect(await press('l')).toBe(53);
        expect(await press('0')).toBe(0);
        expect(await press('n')).toBe(4);
        expect(await press('n')).toBe(28);
        expect(await press('p')).toBe(4);
        expect(await press('9')).toBe(68);
        expect(await press('p')).toBe(48);
        expect(await press('n')).toBe(48);
        expect(await press('0')).toBe(0);
        await page.keyboard.press('>');
        expect(await rate(page)).toBe(1.05);
        await page.keyboard.press('<');
        await page.keyboard.press('<');
        expect(await rate(page)).toBe(0.95);
        await page.keyboard.press('Space');
        expect(await playing(page)).toBe(true);
        await page.keyboard.press('k');
        expect(await playing(page)).toBe(false);
      }));

    test('leaves keys with modifiers to the browser, and the space bar to the button in focus', () =>
      visit(viewer, DESKTOP, async (page) => {
        await loaded(page);
        await page.keyboard.press('Alt+5');
        expect(await seconds(page)).toBe(0);
        await page.getByRole('button', { name: 'Forward 30 seconds' }).focus();
        await page.keyboard.press('Space');
        expect(Math.round(await seconds(page))).toBe(30);
        expect(await playing(page)).toBe(false);
      }));

    test('skips, changes its speed and seeks along the bar', () =>
      visit(viewer, PHONE, async (page) => {
        await loaded(page);
        await page.getByRole('button', { name: 'Forward 30 seconds' }).tap();
        await page.getByRole('button', { name: 'Back 15 seconds' }).tap();
        expect(Math.round(await seconds(page))).toBe(15);
        await page.getByLabel('Speed').selectOption('1.75');
        expect(await rate(page)).toBe(1.75);
        const bar = await page.getByRole('slider', { name: 'Position' }).boundingBox();
        await page.mouse.click((bar?.x ?? 0) + (bar?.width ?? 0) / 2, (bar?.y ?? 0) + 20);
        expect(await seconds(page)).toBeGreaterThan(36);
        expect(await seconds(page)).toBeLessThan(40);
        expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^0:3\d \/ 1:16$/);
      }));

    test('keeps the spoken sentence in view until the reader scrolls, and offers to follow again', () =>
      visit(viewer, { viewport: { width: 1280, height: 500 } }, async (page) => {
        await loaded(page);
        const follow = page.getByRole('button', { name: 'Follow along' });
        await page.keyboard.press('6');
        await page.keyboard.press('k');
        await page.waitForFunction(() => scrollY > 100);
        expect(await follow.isVisible()).toBe(false);
        await page.mouse.move(900, 250);
        await page.mouse.wheel(0, -3000);
        await page.waitForFunction(() => scrollY === 0);
        await follow.waitFor();
        await page.waitForFunction((from) => (document.querySelector('audio')?.currentTime ?? 0) > from + 4.5, 46);
        expect(await page.evaluate(() => scrollY)).toBe(0);
        await follow.click();
        await page.waitForFunction(() => scrollY > 100);
        expect(await follow.isVisible()).toBe(false);
        const box = await current(page).boundingBox();
        expect(box?.y).toBeGreaterThan(0);
        expect(box?.y).toBeLessThan(400);
      }));

    test('goes to chapters and says which one is playing', () =>
      visit(viewer, DESKTOP, async (page) => {
        await loaded(page);
        await page.getByRole('navigation', { name: 'Chapters' }).getByText('Night trains').click();
        await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) >= 27.95);
        await page.locator('[data-chapters] [aria-current]', { hasText: 'Night trains' }).waitFor();
        await page.locator('[data-now-chapter]', { hasText: 'Night trains' }).waitFor();
      }));

    test('starts where a link says, and links to where it is', () =>
      visit(`${viewer}#t=42.5`, { ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
        await loaded(page);
        await page.waitForFunction(() => Math.abs((document.querySelector('audio')?.currentTime ?? 0) - 42.5) < 0.1);
        await untilMarked(page, 'The carriages were built in 1998');
        await page.locator('[data-more] summary').click();
        await page.getByRole('button', { name: 'Copy a link to this sentence' }).click();
        await page.getByText('Link copied').waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${viewers.origin}${viewer}#s11`);
        await page.evaluate(() => (location.hash = '#t=10'));
        await page.waitForFunction(() => Math.abs((document.querySelector('audio')?.currentTime ?? 0) - 10) < 0.1);
      }));

    test('remembers place and speed when the reader comes back', () =>
      visit(viewer, PHONE, async (page) => {
        await loaded(page);
        await page.getByLabel('Speed').selectOption('1.5');
        await page.getByText('Tickets start at 49 euros').tap();
        await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 32.5);
        await page.reload();
        await loaded(page);
        await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) >= 32);
        // It played on until the page was gone.
        expect(await seconds(page)).toBeLessThan(60);
        expect(await rate(page)).toBe(1.5);
      }));

    test('tells the lock screen what is playing', () =>
      visit(viewer, PHONE, async (page) => {
        const metadata = await page.evaluate(() => ({
          title: navigator.mediaSession.metadata?.title,
          artist: navigator.mediaSession.metadata?.artist,
          artwork: navigator.mediaSession.metadata?.artwork.length,
        }));
        expect(metadata).toEqual({ title: readyModel().title, artist: 'Alex, Emma', artwork: 1 });
      }));

    test('leads to sources in a new tab without saying where from', () =>
      visit(viewer, PHONE, async (page) => {
        const mark = page.locator('.source-mark').first();
        expect(await mark.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
        expect(await mark.getAttribute('target')).toBe('_blank');
        expect(await mark.getAttribute('aria-label')).toMatch(/^1\. Source: The Northern Ledger/);
        expect((await mark.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      }));

    test('gives way to the browser’s own controls without scripts', () =>
      visit(viewer, { ...PHONE, javaScriptEnabled: false }, async (page) => {
        expect(await page.locator('audio').isVisible()).toBe(true);
        expect(await page.locator('[data-controls]').isVisible()).toBe(false);
        expect(await page.getByText('Follow along').isVisible()).toBe(false);
        expect(await page.locator('.sentence').first().isVisible()).toBe(true);
      }));

    test('shows dates as they are where the reader is', () =>
      visit(viewer, { ...DESKTOP, locale: 'en-GB', timezoneId: 'Pacific/Honolulu' }, async (page) => {
        expect(await page.locator('.meta time').textContent()).toBe('27 July 2026');
      }));
  });

  describe('a programme', () => {
    const programme = programmeModel('en', { viewerUrl: '/b/programme' });
    const title = programme.stories[1]!.title;
    beforeAll(() => show(programme));

    test('is heard from the story whose heading is chosen, by finger and by keyboard', async () => {
      const heading = (page: Page) => page.locator('.stories').getByRole('link', { name: title });
      await visit(programme.viewerUrl, PHONE, async (page) => {
        await loaded(page);
        await noteSeek(page);
        await heading(page).tap();
        await page.locator('[data-chapters] [aria-current]', { hasText: title }).waitFor();
        expect(Math.abs((await sought(page)) - 28)).toBeLessThan(0.1);
      });
      await visit(programme.viewerUrl, DESKTOP, async (page) => {
        await loaded(page);
        await noteSeek(page);
        await heading(page).focus();
        await page.keyboard.press('Enter');
        await page.locator('[data-chapters] [aria-current]', { hasText: title }).waitFor();
        expect(Math.abs((await sought(page)) - 28)).toBeLessThan(0.1);
      });
    });

    test('is read from the story whose chapter is chosen, without scripts', () =>
      visit(programme.viewerUrl, { ...PHONE, javaScriptEnabled: false }, async (page) => {
        const place = page.locator('[id="t=28"]');
        expect((await place.boundingBox())?.y).toBeGreaterThan(844);
        await page.locator('[data-chapters] a', { hasText: title }).tap();
        await page.waitForURL(/#t=28$/);
        expect((await place.boundingBox())?.y).toBeLessThan(200);
      }));
  });

  test('says so when the sound cannot be loaded', async () => {
    show(readyModel('en', { viewerUrl: '/b/silent', audioUrl: '/media/cover.svg' }));
    await visit('/b/silent', PHONE, async (page) => {
      await page.getByText('The sound could not be loaded').waitFor();
    });
  });
});
