import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { h } from 'preact';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { QuickReadPage } from '../../../../src/briefing/adapters/web/quick-read-page.js';
import type { MakingStatus, ViewerModel } from '../../../../src/briefing/adapters/web/viewer-model.js';
import { ViewerPage } from '../../../../src/briefing/adapters/web/viewer-page.js';
import { ErrorPage } from '../../../../src/shared/delivery/web/error-page.js';
import { renderPage } from '../../../../src/shared/delivery/web/render.js';
import { StartPage } from '../../../../src/shared/delivery/web/start-page.js';
import { DESKTOP, launchChromium, PHONE, visit as visitWith } from './chromium.js';
import { faultsOf, paleTexts } from './page-audit.js';
import { PageServer, tone } from './page-server.js';
import { failedModel, makingModel, programmeModel, programmeText, readyModel } from './sample-models.js';

const SCRIPT = '<script>document.title = "hacked"</script><img src=x onerror="document.title=\'hacked\'">';

describe('the pages of a briefing in Chromium', () => {
  let browser: Browser;
  let server: PageServer;
  let origin = '';

  beforeAll(async () => {
    server = new PageServer(await tone(76));
    origin = await server.listen();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const show = (model: ViewerModel): void => {
    server.pages.set(model.viewerUrl, () => renderPage(h(ViewerPage, { model })));
  };

  const visit = (path: string, options: BrowserContextOptions, work: (page: Page) => Promise<void>) =>
    visitWith(browser, origin + path, options, work);

  const viewer = readyModel().viewerUrl;
  const seconds = (page: Page) => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
  const rate = (page: Page) => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate);
  const playing = (page: Page) => page.locator('audio').evaluate((audio: HTMLAudioElement) => !audio.paused);
  const current = (page: Page) => page.locator('.sentence[aria-current]');
  /** From now on: where the sound is sent to. It plays on from there while a busy machine asks. */
  const noteSeek = (page: Page) =>
    page.locator('audio').evaluate((audio: HTMLAudioElement) => {
      audio.addEventListener('seeking', () => (audio.dataset['sought'] = String(audio.currentTime)), { once: true });
    });
  const sought = async (page: Page) => Number(await page.locator('audio').getAttribute('data-sought'));
  /** It is the current sentence at some time. */
  const untilMarked = (page: Page, text: string) =>
    page.waitForFunction(
      (part) => document.querySelector('.sentence[aria-current]')?.textContent?.includes(part) === true,
      text,
    );
  const loaded = (page: Page) =>
    page.waitForFunction(() => (document.querySelector('audio')?.readyState ?? 0) >= HTMLMediaElement.HAVE_METADATA);

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
        expect(await rate(page)).toBe(1.25);
        await page.keyboard.press('<');
        await page.keyboard.press('<');
        expect(await rate(page)).toBe(0.75);
        await page.keyboard.press('Space');
        expect(await playing(page)).toBe(true);
        await page.keyboard.press('k');
        expect(await playing(page)).toBe(false);
        expect(await page.evaluate(() => scrollY)).toBe(0);
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
        await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
        await page.getByText('Link copied').waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}${viewer}#t=42`);
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
        expect(await mark.getAttribute('aria-label')).toContain('Source: The Northern Ledger');
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

  test('markup in any text of a feed stays text', async () => {
    const source = { title: SCRIPT, sourceTitle: SCRIPT, url: 'javascript:document.title="hacked"' };
    const model = readyModel();
    show({
      ...model,
      viewerUrl: '/b/hostile',
      title: SCRIPT,
      hosts: [SCRIPT],
      chapters: [{ title: SCRIPT, startMs: 0 }],
      segments: model.segments.map((segment) => ({ ...segment, text: SCRIPT, speaker: SCRIPT, source })),
      stories: [
        {
          title: SCRIPT,
          items: [{ ...source, publishedAt: 0, merged: false }],
          disagreements: [{ unit: SCRIPT, figures: [{ figure: SCRIPT, source }] }],
        },
      ],
      missed: [{ reason: 'rank_too_low', count: 1, items: [{ ...source, publishedAt: 0 }] }],
    });
    await visit('/b/hostile', PHONE, async (page) => {
      await loaded(page);
      await page.locator('.source-mark').first().click();
      expect(await page.title()).toBe(SCRIPT);
      expect(await page.locator('h1').textContent()).toBe(SCRIPT);
      expect(await page.locator('img:not(.cover), script:not([src])').count()).toBe(0);
    });
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

  test('what was missed is folded until somebody wants to know', async () => {
    show(readyModel('en', { viewerUrl: '/b/missed' }));
    await visit('/b/missed', PHONE, async (page) => {
      const photo = page.getByRole('link', { name: 'Photo of the day' });
      expect(await photo.isVisible()).toBe(false);
      await page.getByText('What you missed').tap();
      await photo.waitFor();
      expect(await photo.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
      expect(await faultsOf(page)).toEqual([]);
    });
  });

  test('says so when the sound cannot be loaded', async () => {
    show(readyModel('en', { viewerUrl: '/b/silent', audioUrl: '/media/cover.svg' }));
    await visit('/b/silent', PHONE, async (page) => {
      await page.getByText('The sound could not be loaded').waitFor();
    });
  });

  describe('the progress page', () => {
    const progressOf = (path: string, status: MakingStatus | 'ready', percent: number) =>
      server.pages.set(path, () => JSON.stringify({ status, label: 'x', overall_percent: percent }));

    test('moves on by itself and becomes the player', async () => {
      const model = makingModel('en', { viewerUrl: '/b/making', progressUrl: '/b/making/progress' });
      show(model);
      progressOf(model.progressUrl, 'rendering', 71);
      await visit(model.viewerUrl, PHONE, async (page) => {
        await page.getByText('71 %').waitFor();
        expect(await page.title()).toMatch(/^71 % · /);
        progressOf(model.progressUrl, 'assembling', 93);
        await page.locator('[data-step=assembling][aria-current=step]').waitFor();
        expect(await page.locator('[data-now]').textContent()).toBe('Putting the sound together');
        show(readyModel('en', { viewerUrl: model.viewerUrl }));
        progressOf(model.progressUrl, 'ready', 100);
        await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      });
    });

    test('offers the text when the script is written', async () => {
      const model = makingModel('en', { viewerUrl: '/b/early', progressUrl: '/b/early/progress', status: 'composing' });
      show({ ...model, quickReadUrl: null, title: null });
      progressOf(model.progressUrl, 'queued', 30);
      await visit(model.viewerUrl, PHONE, async (page) => {
        expect(await page.getByRole('link', { name: /read it now/ }).count()).toBe(0);
        show({ ...model, status: 'queued' });
        await page.getByRole('link', { name: /read it now/ }).waitFor();
      });
    });

    test('loads itself again without scripts', async () => {
      show(makingModel('en', { viewerUrl: '/b/plain' }));
      await visit('/b/plain', { ...PHONE, javaScriptEnabled: false }, async (page) => {
        show(readyModel('en', { viewerUrl: '/b/plain' }));
        await page.locator('audio').waitFor();
      });
    });
  });

  describe.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)('on a %s', (_, device) => {
    test.each(['light', 'dark'] as const)(
      'no page has a fault in accessibility or a pale text, %s',
      async (colorScheme) => {
        show(programmeModel('en', { viewerUrl: '/b/audit', shorterThanAsked: true }));
        show(makingModel('de', { viewerUrl: '/b/audit-making' }));
        const asked = 'Vous avez demandé : seulement les volcans';
        show(failedModel('fr', { viewerUrl: '/b/audit-failed', quickReadUrl: '/b/audit/read', asked }));
        server.pages.set(makingModel().progressUrl, () => JSON.stringify({ status: 'rendering', overall_percent: 58 }));
        server.pages.set('/b/audit/read', () => renderPage(h(QuickReadPage, { model: programmeText() })));
        server.pages.set('/', () => renderPage(h(StartPage, { language: 'en' })));
        server.pages.set('/lost', () => renderPage(h(ErrorPage, { kind: 'not_found', language: 'en' })));
        for (const path of ['/b/audit', '/b/audit-making', '/b/audit-failed', '/b/audit/read', '/', '/lost']) {
          await visit(path, { ...device, colorScheme }, async (page) => {
            if (path === '/b/audit') await page.locator('.sentence').nth(2).click();
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
