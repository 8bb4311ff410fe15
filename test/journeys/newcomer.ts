import { expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { wordsFor as briefingWordsFor } from '../../src/briefing/adapters/web/locale.js';
import { wordsFor as accountWordsFor } from '../../src/identity/adapters/web/locale.js';
import { languageTag } from '../../src/shared/delivery/web/language/formats.js';
import { pageWordsFor } from '../../src/shared/delivery/web/language/locale.js';
import type { Language } from '../../src/shared/kernel/language.js';
import { wordsFor as feedWordsFor } from '../../src/subscriptions/adapters/web/locale.js';
import { inWindow } from '../identity/adapters/web/window.js';
import { PHONE } from '../support/browser/chromium.js';
import { PASSWORD } from '../support/people/people.js';

interface Visit {
  readonly language: Language;
  readonly scripts: boolean;
}

/** Somebody with a browser, who knows nothing of the service but the words on its pages. */
export class Newcomer {
  /** Every document that the browser loaded, by its address: also those that redirects and refreshes lead to. */
  readonly loads: string[] = [];
  private viewerUrl = '';

  private constructor(
    private readonly page: Page,
    private readonly visit: Visit,
  ) {
    page.on('request', (request) => {
      const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
      // What answers with a redirect is on the way to a document, and is none.
      if (isDocument && request.redirectedFrom() === null) this.loads.push(`${request.method()} ${request.url()}`);
    });
  }

  static in(browser: Browser, visit: Visit, work: (newcomer: Newcomer) => Promise<void>): Promise<void> {
    const { language, scripts } = visit;
    const window = { ...PHONE, locale: languageTag(language), javaScriptEnabled: scripts };
    return inWindow(browser, window, (page) => work(new Newcomer(page, visit)));
  }

  async setUp(link: string): Promise<void> {
    const { welcome } = accountWordsFor(this.visit.language);
    await this.page.goto(link);
    await this.page.fill('#email', `newcomer-${this.visit.language}@example.org`);
    await this.page.fill('#name', 'Ada');
    await this.page.fill('#password', PASSWORD);
    await this.press(welcome.submit);
    await this.isAt(feedWordsFor(this.visit.language).welcome.heading);
  }

  askForSamples(): Promise<void> {
    return this.press(feedWordsFor(this.visit.language).welcome.samplesBrief);
  }

  async askFor(feedUrl: string): Promise<void> {
    await this.page.fill('#address', feedUrl);
    await this.press(feedWordsFor(this.visit.language).add.brief);
  }

  /** Waits for the briefing without a hand on the browser, and hears its beginning. */
  async listen(): Promise<void> {
    const { page } = this;
    await page.locator('[data-player]').waitFor();
    this.viewerUrl = new URL(page.url()).pathname;
    expect(this.viewerUrl).toMatch(/^\/b\/[\w-]{22}$/);
    if (this.visit.scripts) {
      const { play } = briefingWordsFor(await this.languageOfPage()).player;
      await page.getByRole('button', { name: play, exact: true }).click();
      await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.2);
    } else await this.hearsMp3();
  }

  /** Among the briefings, by the way that every page shows. */
  async findAgain(): Promise<void> {
    const { page } = this;
    await this.go('briefings', await this.languageOfPage());
    await this.isAt(pageWordsFor(this.visit.language).navigation.places.briefings);
    await page.locator(`main h2 a[href="${this.viewerUrl}"]`).waitFor();
  }

  async unsubscribe(): Promise<void> {
    const { page } = this;
    const { selected, done } = feedWordsFor(this.visit.language);
    await this.go('feeds', this.visit.language);
    const title = (await page.locator('.feeds-title').first().textContent()) ?? '';
    await this.press(`${selected.unsubscribe} : ${title}`);
    await page.getByRole('status').getByText(done.left(1, title), { exact: true }).waitFor();
    await page.getByRole('button', { name: done.undo, exact: true }).waitFor();
  }

  /** The browser's own controls play it: what they are given is sound. */
  private async hearsMp3(): Promise<void> {
    const audio = this.page.locator('audio[controls]');
    await audio.waitFor();
    const answer = await this.page.request.get(new URL((await audio.getAttribute('src')) ?? '', this.page.url()).href);
    const sound = await answer.body();
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'audio/mpeg']);
    expect(['ID3', '\u00ff\u00fb', '\u00ff\u00f3']).toContainEqual(
      sound.toString('latin1', 0, sound.subarray(0, 3).equals(Buffer.from('ID3')) ? 3 : 2),
    );
    expect(sound.length).toBeGreaterThan(100_000);
  }

  private press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  private async go(place: 'briefings' | 'feeds', language: Language): Promise<void> {
    const name = pageWordsFor(language).navigation.places[place];
    await this.page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  }

  /** In the language of the reader. */
  private async isAt(heading: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    expect(await this.page.locator('html').getAttribute('lang')).toBe(languageTag(this.visit.language));
  }

  /** A briefing is told in the language of its sources, and so is its page. */
  private async languageOfPage(): Promise<Language> {
    const lang = (await this.page.locator('html').getAttribute('lang')) ?? '';
    return lang.slice(0, 2) as Language;
  }
}
