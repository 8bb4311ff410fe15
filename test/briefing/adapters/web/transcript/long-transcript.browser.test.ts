import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { h } from 'preact';
import { ViewerPage } from '../../../../../src/briefing/adapters/web/viewer/viewer-page.js';
import { renderPage } from '../../../../../src/shared/delivery/web/serving/render.js';
import { DESKTOP, PHONE } from '../../../../support/browser/chromium.js';
import { faultsOf } from '../../../../support/browser/page-audit.js';
import { longModel } from '../sample-models.js';
import { loaded, ViewerBrowser } from '../viewer-browser.js';

const model = longModel();
const path = model.viewerUrl;

describe('a transcript that is sent in parts', () => {
  let viewers: ViewerBrowser;

  beforeAll(async () => {
    viewers = await ViewerBrowser.open();
    viewers.show(model);
    for (const sentence of [1, 106, 200, 211]) {
      const page = () => renderPage(h(ViewerPage, { model: { ...model, sentence } }));
      viewers.server.pages.set(`${path}?s=${sentence}`, page);
    }
  });
  afterAll(() => viewers?.close());

  test('can be read to its end and back without scripts', () =>
    viewers.visit(path, { ...PHONE, javaScriptEnabled: false }, async (page) => {
      expect(await page.locator('.sentence').count()).toBe(105);
      await page.getByRole('link', { name: 'The transcript goes on' }).click();
      await page.getByText('Sentence 106 of many.').waitFor();
      expect(await page.getByText('Story of Chapter 8').count()).toBe(1);
      expect(await page.getByText('Story of Chapter 7').count()).toBe(0);
      await page.getByRole('link', { name: 'The transcript goes on' }).click();
      await page.getByText('Sentence 300 of many.').waitFor();
      await page.getByRole('link', { name: 'The transcript before this' }).click();
      await page.getByText('Sentence 106 of many.').waitFor();
      await page.locator('.chapters').getByRole('link', { name: 'Chapter 20' }).click();
      await page.getByText('Sentence 300 of many.').waitFor();
    }));

  test('comes to whoever reads on, with its stories, and has no fault', () =>
    viewers.visit(path, DESKTOP, async (page) => {
      await loaded(page);
      expect(await page.locator('.sentence').count()).toBe(105);
      await page.locator('#s100').scrollIntoViewIfNeeded();
      await page.locator('#s210').scrollIntoViewIfNeeded();
      await page.locator('#s300').waitFor();
      const texts = await page.locator('.sentence').allTextContents();
      expect(texts).toEqual(model.segments.map(({ text }) => text));
      const titles = await page.locator('.story > h3').allTextContents();
      expect(titles.map((title) => title.replace(/ \S+$/, ''))).toEqual(model.stories.map((story) => story.title));
      expect(await page.locator('[data-part]').count()).toBe(0);
      expect(await faultsOf(page)).toEqual([]);
    }));

  test('comes to whoever listens there, and marks what is heard', () =>
    viewers.visit(path, PHONE, async (page) => {
      await loaded(page);
      await page.locator('audio').evaluate((audio: HTMLAudioElement) => (audio.currentTime = 50));
      await page.locator('#s251[aria-current]').waitFor();
      expect(await page.locator('.sentence[aria-current]').count()).toBe(1);
    }));

  test('is there for a link to a sentence of a later part, with its part and without', async () => {
    for (const link of ['#s200', '?s=200#s200']) {
      await viewers.visit(path + link, PHONE, async (page) => {
        await loaded(page);
        await page.locator('#s200[aria-current]').waitFor();
      });
    }
  });

  test('comes back to whoever listens to what was before', () =>
    viewers.visit(`${path}?s=211#s211`, DESKTOP, async (page) => {
      await loaded(page);
      await page.locator('.chapters').getByRole('link', { name: 'Chapter 2', exact: false }).nth(1).waitFor();
      await page.locator('audio').evaluate((audio: HTMLAudioElement) => (audio.currentTime = 2));
      await page.locator('#s11[aria-current]').waitFor();
      expect(await page.locator('.sentence').allTextContents()).toEqual(model.segments.map(({ text }) => text));
    }));
});
