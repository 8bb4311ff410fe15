import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { LibraryModule } from '../../src/briefing/library/library.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { SetupLink } from '../../src/shared/delivery/cli/setup-link.js';
import { LANGUAGES, type Language } from '../../src/shared/kernel/language.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { launchChromium } from '../support/browser/chromium.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { People } from '../support/people/people.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { Newcomer } from './newcomer.js';

/** From the setup link to what was heard and left, every document counted. */
const MOST_LOADS = 6;

let app: TestApp;
let feeds: FeedServer;
let browser: Browser;

beforeAll(async () => {
  feeds = await FeedServer.start();
  app = await startTestApp({
    listen: 'known',
    modules: [SubscriptionsModule, FeedModule, BriefingModule, LibraryModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'] },
  });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
  await feeds?.close();
});

beforeEach(() => new People(app).forgetEverybody());

async function arrive(language: Language, scripts: boolean, work: (newcomer: Newcomer) => Promise<void>) {
  const link = app.url + ((await app.app.get(SetupLink, { strict: false }).make()) ?? '/there-is-a-member');
  await Newcomer.in(browser, { language, scripts }, async (newcomer) => {
    await newcomer.setUp(link);
    await work(newcomer);
    expect(newcomer.loads.length).toBeLessThanOrEqual(MOST_LOADS);
  });
}

describe.each([true, false])('whoever sets the service up (scripts: %s)', (scripts) => {
  test.each(LANGUAGES)('hears the samples, finds the briefing and leaves a feed in six pages, in %s', (language) =>
    arrive(language, scripts, async (newcomer) => {
      await newcomer.askForSamples();
      await newcomer.listen();
      await newcomer.findAgain();
      await newcomer.unsubscribe();
    }),
  );

  test('hears a site of their own, finds the briefing and leaves the site in six pages', () =>
    arrive('en', scripts, async (newcomer) => {
      await newcomer.askFor(feeds.serve(`own-${scripts}`, newsItems(12, Date.now())));
      await newcomer.listen();
      await newcomer.findAgain();
      await newcomer.unsubscribe();
    }));
});
