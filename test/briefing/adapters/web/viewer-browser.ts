import { h } from 'preact';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { ViewerModel } from '../../../../src/briefing/adapters/web/viewer/viewer-model.js';
import { ViewerPage } from '../../../../src/briefing/adapters/web/viewer/viewer-page.js';
import { renderPage } from '../../../../src/shared/delivery/web/serving/render.js';
import { launchChromium, visit } from '../../../support/browser/chromium.js';
import { PageServer, tone } from '../../../support/browser/page-server.js';

/** Pages of briefings on a server of their own, and a Chromium that looks at them. */
export class ViewerBrowser {
  private constructor(
    readonly server: PageServer,
    readonly origin: string,
    private readonly browser: Browser,
  ) {}

  static async open(): Promise<ViewerBrowser> {
    const browser = await launchChromium();
    const server = new PageServer(await tone(76));
    return new ViewerBrowser(server, await server.listen(), browser);
  }

  show(model: ViewerModel): void {
    this.server.pages.set(model.viewerUrl, () => renderPage(h(ViewerPage, { model })));
  }

  visit(path: string, options: BrowserContextOptions, work: (page: Page) => Promise<void>): Promise<void> {
    return visit(this.browser, this.origin + path, options, work);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.close();
  }
}

/** From now on: where the sound is sent to. It plays on from there while a busy machine asks. */
export const noteSeek = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.addEventListener('seeking', () => (audio.dataset['sought'] = String(audio.currentTime)), { once: true });
  });

export async function sought(page: Page): Promise<number> {
  // Marks are moved before the browser says that it seeks.
  await page.waitForFunction(() => document.querySelector('audio')?.dataset['sought'] !== undefined);
  return Number(await page.locator('audio').getAttribute('data-sought'));
}

export const loaded = (page: Page) =>
  page.waitForFunction(() => (document.querySelector('audio')?.readyState ?? 0) >= HTMLMediaElement.HAVE_METADATA);
