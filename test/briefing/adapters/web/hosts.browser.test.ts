import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { h } from 'preact';
import { HostsPage } from '../../../../src/briefing/adapters/web/hosts/hosts-page.js';
import { renderPage } from '../../../../src/shared/delivery/web/serving/render.js';
import { HostCatalogue } from '../../../../src/shared/kernel/hosts/host-catalogue.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { DESKTOP, PHONE } from '../../../support/browser/chromium.js';
import { faultsOf, paleTexts } from '../../../support/browser/page-audit.js';
import { loaded, ViewerBrowser } from './viewer-browser.js';

describe('the page of the hosts in Chromium', () => {
  const { hosts } = HostCatalogue.builtIn;
  let viewers: ViewerBrowser;

  beforeAll(async () => {
    viewers = await ViewerBrowser.open();
    for (const language of LANGUAGES) {
      viewers.server.pages.set(`/hosts-${language}`, () => renderPage(h(HostsPage, { language, hosts })));
    }
  });
  afterAll(() => viewers?.close());

  test.each([
    ['a phone', 'light', PHONE],
    ['a phone', 'dark', PHONE],
    ['a desktop', 'light', DESKTOP],
    ['a desktop', 'dark', DESKTOP],
  ] as const)(
    'has no fault in accessibility and no pale text on %s, %s, in any language',
    async (_, scheme, device) => {
      for (const language of LANGUAGES) {
        await viewers.visit(`/hosts-${language}`, { ...device, colorScheme: scheme }, async (page) => {
          const found = { faults: await faultsOf(page), pale: await paleTexts(page) };
          expect({ language, ...found }).toEqual({ language, faults: [], pale: [] });
        });
      }
    },
  );

  test('plays a sample without a script, and loads none before', async () => {
    await viewers.visit('/hosts-en', PHONE, async (page) => {
      expect(await page.locator('script:not([src*="/carry-on."])').count()).toBe(0);
      const alex = page.getByLabel('Sample of Alex');
      expect(await alex.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBe(0);
      await alex.evaluate((audio: HTMLAudioElement) => void (audio.preload = 'metadata'));
      await loaded(page);
      expect(await alex.evaluate((audio: HTMLAudioElement) => audio.error)).toBeNull();
    });
  });
});
