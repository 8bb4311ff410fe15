import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { paintCover } from '../../../../../src/briefing/adapters/canvas/painting.js';
import { readConfig } from '../../../../../src/config.js';
import { brand } from '../../../../../src/shared/kernel/brand.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { SmtpMailer } from '../../../../../src/shared/outbound/mail/smtp-mailer.js';
import { MailedReadyMails } from '../../../../../src/shows/mail/adapters/mail/mailed-ready-mails.js';
import { UnsubscribeTokens } from '../../../../../src/shows/mail/application/ports/unsubscribe-tokens.js';
import type { Summary } from '../../../../../src/shows/mail/application/ports/summaries.js';
import { launchChromium } from '../../../../support/browser/chromium.js';
import { paleTexts } from '../../../../support/browser/page-audit.js';
import { inWindow } from '../../../../identity/adapters/web/window.js';
import { type Arrived, MailServer } from '../../../../support/servers/mail-server.js';
import { summary } from './sample-mail.js';

class SameToken extends UnsubscribeTokens {
  override of = () => Promise.resolve('t'.repeat(63));
  override read = () => Promise.resolve(null);
}

let browser: Browser;
let server: MailServer;
let mailer: SmtpMailer;
let carrier: MailedReadyMails;
let cover: Uint8Array;

beforeAll(async () => {
  server = await MailServer.start();
  const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'b@pod.example', BASE_URL: 'https://pod.example' });
  mailer = new SmtpMailer(config, config);
  carrier = new MailedReadyMails(mailer, new SameToken(), config);
  cover = await paintCover({ title: summary.title, subtitle: '24 November', hosts: 'Ada', language: 'en', side: 480 });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await mailer?.onApplicationShutdown();
  await server?.close();
});

/** As it arrives at a reader of that language. */
async function mailOf(changes: Partial<Summary>, language: Language): Promise<Arrived> {
  server.arrived.length = 0;
  const told = { ...summary, cover, ...changes };
  const mail = { caller: brand<never>('usr_1'), to: { address: 'a@example.org', language }, summary: told };
  await carrier.deliver(mail);
  return server.arrived[0]!;
}

/** As a webmail client shows it: pictures of the mail in place, without scripts, and nothing is fetched. */
async function show(page: Page, { mail }: Arrived): Promise<readonly string[]> {
  const fetched: string[] = [];
  await page.route('**', (route) => {
    fetched.push(route.request().url());
    return route.abort();
  });
  const [picture] = mail.attachments;
  const data = `data:${picture?.contentType};base64,${picture?.content.toString('base64')}`;
  await page.setContent((mail.html || '').replaceAll('cid:cover', data), { waitUntil: 'load' });
  return fetched.filter((url) => !url.startsWith('data:'));
}

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

const LONG = {
  title: `Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz${'ABCDEFGHIJ'.repeat(12)}`,
  stories: [
    {
      title: 'W'.repeat(180),
      startMs: 0,
      firstSentence: 'x'.repeat(400),
      source: { title: 't', sourceTitle: 'y'.repeat(180), url: `https://daily.example/${'z'.repeat(900)}` },
    },
  ],
  chapters: [{ title: 'V'.repeat(180), startMs: 36_000_000 }],
};

describe('a mail about a briefing in Chromium', () => {
  test.each([320, 600, 1280])('shows cover, chapters and sources in a window of %s pixels', async (width) => {
    const arrived = await mailOf({}, 'en');
    await inWindow(browser, { viewport: { width, height: 900 }, javaScriptEnabled: false }, async (page) => {
      expect(await show(page, arrived)).toEqual([]);
      expect(await widthOf(page)).toBeLessThanOrEqual(width);
      const picture = page.getByRole('img', { name: summary.title });
      const box = await picture.boundingBox();
      expect([box?.width, box?.height]).toEqual([240, 240]);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
      for (const { title } of summary.chapters) expect(await page.getByText(title).last().isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: '3:21' }).isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: 'Coast News' }).isVisible()).toBe(true);
      expect(await paleTexts(page)).toEqual([]);
      if (process.env.SCREENSHOTS !== undefined) {
        await page.screenshot({ path: `${process.env.SCREENSHOTS}/mail-${width}.png`, fullPage: true });
      }
    });
  });

  test.each([320, 600])('has no word that makes a window of %s pixels scroll sideways', async (width) => {
    for (const language of LANGUAGES) {
      const arrived = await mailOf(LONG, language);
      await inWindow(browser, { viewport: { width, height: 900 }, javaScriptEnabled: false }, async (page) => {
        await show(page, arrived);
        expect({ language, fits: (await widthOf(page)) <= width }).toEqual({ language, fits: true });
      });
    }
  });
});
