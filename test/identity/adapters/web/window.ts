import { expect } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { PATIENCE_MS } from '../../../support/browser/chromium.js';

/** Chromium logs this for every answer that is an error; here they are pages with something to read. */
const REFUSED = /Failed to load resource: .*\b(403|404|409|422|429)\b/;

/** A browser window of its own: does something in it, and finds that Chromium had nothing to complain about. */
export async function inWindow(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  try {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' && !REFUSED.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await work(page);
  } finally {
    await context.close();
  }
  expect(complaints).toEqual([]);
}

/** Moves on with the Tab key until the focus is there; fails when it never comes there. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`no way with the keyboard to ${selector}`);
}

/** Fills in fields and presses the button, with the keyboard only. */
export async function typeForm(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await tabTo(page, `#${name}`);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(value);
  }
  await tabTo(page, 'form.form button[type=submit]');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
}
