import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { h } from 'preact';
import { QuickReadPage } from '../../../../src/briefing/adapters/web/quick-read/quick-read-page.js';
import type { MakingStatus, ViewerModel } from '../../../../src/briefing/adapters/web/viewer/viewer-model.js';
import { ViewerPage } from '../../../../src/briefing/adapters/web/viewer/viewer-page.js';
import { formatEvent } from '../../../../src/shared/delivery/http/live/event-format.js';
import { ErrorPage } from '../../../../src/shared/delivery/web/shell/error-page.js';
import { renderPage } from '../../../../src/shared/delivery/web/serving/render.js';
import { StartPage } from '../../../../src/shared/delivery/web/start/start-page.js';
import { DESKTOP, PHONE } from '../../../support/browser/chromium.js';
import { faultsOf, paleTexts } from '../../../support/browser/page-audit.js';
import { failedModel, makingModel, programmeModel, programmeText, readyModel } from './sample-models.js';
import { loaded, ViewerBrowser } from './viewer-browser.js';

const SCRIPT = '<script>document.title = "hacked"</script><img src=x onerror="document.title=\'hacked\'">';

describe('the pages of a briefing in Chromium', () => {
  let viewers: ViewerBrowser;
  const show = (model: ViewerModel): void => viewers.show(model);
  const visit: ViewerBrowser['visit'] = (path, options, work) => viewers.visit(path, options, work);

  beforeAll(async () => {
    viewers = await ViewerBrowser.open();
  });
  afterAll(() => viewers?.close());

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
      expect(await page.locator('img:not(.cover), script:not([src], [type="application/ld+json"])').count()).toBe(0);
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      expect(JSON.parse(data ?? '')).toMatchObject({ name: SCRIPT });
    });
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

  describe('the progress page', () => {
    const progressOf = (path: string, status: MakingStatus | 'ready' | 'failed', percent: number) =>
      viewers.server.pages.set(path, () => JSON.stringify({ status, label: 'x', overall_percent: percent }));

    test('asks from time to time where there is no stream, and becomes the player', async () => {
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

    test('hears of each step and becomes the player in its place, and never asks', async () => {
      const [viewerUrl, eventsUrl] = ['/b/live', '/b/live/events'];
      const asked: string[] = [];
      show(makingModel('en', { viewerUrl, eventsUrl, progressUrl: '/b/live/progress' }));
      viewers.server.pages.set('/b/live/progress', () => {
        asked.push('progress');
        return '{}';
      });
      const eventOf = (event: string, status: MakingStatus | 'ready', percent: number) =>
        formatEvent({ event, id: String(percent), data: { status, label: 'x', overall_percent: percent } });
      viewers.server.streams.set(eventsUrl, () => eventOf('progress', 'rendering', 71));
      await visit(viewerUrl, PHONE, async (page) => {
        await page.getByText('71 %').waitFor();
        viewers.server.tell(eventsUrl, eventOf('progress', 'assembling', 93));
        await page.locator('[data-step=assembling][aria-current=step]').waitFor();
        await page.evaluate(() => (document.documentElement.dataset['document'] = 'first'));
        show(readyModel('en', { viewerUrl }));
        viewers.server.tell(eventsUrl, eventOf('ready', 'ready', 100));
        await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
        expect(await page.locator('html').getAttribute('data-document')).toBe('first');
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
        await page.getByRole('status').getByText(readyModel().title, { exact: true }).waitFor({ state: 'attached' });
        expect(await faultsOf(page)).toEqual([]);
      });
      expect(asked).toEqual([]);
    });

    test('asks from time to time where every attempt at a stream ends before anything comes', async () => {
      const [viewerUrl, eventsUrl, progressUrl] = ['/b/cut', '/b/cut/events', '/b/cut/progress'];
      show(makingModel('en', { viewerUrl, eventsUrl, progressUrl }));
      viewers.server.streams.set(eventsUrl, () => null);
      progressOf(progressUrl, 'rendering', 71);
      await visit(viewerUrl, PHONE, async (page) => {
        await page.getByText('71 %').waitFor();
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

    test('becomes the page of what went wrong in its place, and leaves the focus where it is', async () => {
      const model = makingModel('en', { viewerUrl: '/b/fails', progressUrl: '/b/fails/progress' });
      show(model);
      progressOf(model.progressUrl, 'rendering', 71);
      await visit(model.viewerUrl, PHONE, async (page) => {
        await page.evaluate(() => (document.documentElement.dataset['document'] = 'first'));
        await page.locator('.brand').focus();
        show(failedModel('en', { viewerUrl: model.viewerUrl }));
        progressOf(model.progressUrl, 'failed', 71);
        await page.locator('.card.notice').waitFor();
        expect(await page.locator('html').getAttribute('data-document')).toBe('first');
        expect(await page.evaluate(() => document.activeElement?.className)).toBe('brand');
      });
    });

    test('waits for its end without scripts', async () => {
      show(makingModel('en', { viewerUrl: '/b/plain' }));
      viewers.server.pages.set('/b/plain/wait', () =>
        renderPage(h(ViewerPage, { model: readyModel('en', { viewerUrl: '/b/plain' }) })),
      );
      await visit('/b/plain', { ...PHONE, javaScriptEnabled: false }, (page) => page.locator('audio').waitFor());
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
        viewers.server.pages.set(makingModel().progressUrl, () =>
          JSON.stringify({ status: 'rendering', overall_percent: 58 }),
        );
        viewers.server.pages.set('/b/audit/read', () => renderPage(h(QuickReadPage, { model: programmeText() })));
        viewers.server.pages.set('/', () => renderPage(h(StartPage, { language: 'en' })));
        viewers.server.pages.set('/lost', () => renderPage(h(ErrorPage, { kind: 'not_found', language: 'en' })));
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
