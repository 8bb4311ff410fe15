import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { h } from 'preact';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { renderPage } from '../../../../src/shared/delivery/web/serving/render.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { ShowFormPage } from '../../../../src/shows/adapters/web/show-form-page.js';
import { ShowPage } from '../../../../src/shows/adapters/web/show-page.js';
import { ShowsPage } from '../../../../src/shows/adapters/web/shows-page.js';
import { DESKTOP, launchChromium, PHONE } from '../../../support/browser/chromium.js';
import { faultsOf, paleTexts } from '../../../support/browser/page-audit.js';
import { PageServer } from '../../../support/browser/page-server.js';
import { inWindow } from '../../../identity/adapters/web/window.js';
import { formModel, listModel, showModel } from './sample-shows.js';

let browser: Browser;
let server: PageServer;
let origin = '';

beforeAll(async () => {
  server = new PageServer(Buffer.alloc(0));
  origin = await server.listen();
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const pages = (language: Language): readonly (readonly [string, () => string])[] => [
  ['/list', () => renderPage(h(ShowsPage, { model: listModel(language) }))],
  ['/none', () => renderPage(h(ShowsPage, { model: listModel(language, []) }))],
  ['/form', () => renderPage(h(ShowFormPage, { model: formModel(language) }))],
  ['/refused', () => renderPage(h(ShowFormPage, { model: formModel(language, ['name', 'days', 'hosts', 'sources']) }))],
  ['/show', () => renderPage(h(ShowPage, { model: showModel(language) }))],
];

describe('the pages of shows, audited for weak eyes, screen readers and large fingers', () => {
  async function audit(language: Language, options: BrowserContextOptions): Promise<void> {
    for (const [path, render] of pages(language)) server.pages.set(path, render);
    await inWindow(browser, options, async (page) => {
      for (const [path] of pages(language)) {
        await page.goto(origin + path);
        const found = { path, faults: await faultsOf(page), pale: await paleTexts(page) };
        expect(found).toEqual({ path, faults: [], pale: [] });
      }
    });
  }

  test.each(LANGUAGES)('have no fault on a phone, in %s', (language) => audit(language, PHONE));

  test('have no fault in the dark', () => audit('en', { ...PHONE, colorScheme: 'dark' }));

  test('have no fault on a desktop', () => audit('de', DESKTOP));
});
