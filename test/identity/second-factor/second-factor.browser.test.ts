import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, launchChromium, PHONE } from '../../support/browser/chromium.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { PASSWORD, People } from '../../support/people/people.js';
import { inWindow, typeForm } from '../adapters/web/window.js';
import { SteadyTime } from './factor-kit.js';

let app: TestApp;
let browser: Browser;
let time: SteadyTime;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
  time = SteadyTime.of(app);
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${app.url}/signin?returnTo=%2Faccount`);
  await page.fill('#email', email);
  await page.fill('#password', PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const textOf = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).textContent())?.trim() ?? '';

describe('a second factor in Chromium', () => {
  test('is set up from the key in letters, and asked for at the next sign-in, on a phone and without scripts', async () => {
    const email = 'ada@example.org';
    await new People(app).create(email);
    let key = '';
    let codes: readonly string[] = [];
    await inWindow(browser, DESKTOP, async (page) => {
      await signIn(page, email);
      await page.getByRole('link', { name: 'Second factor' }).click();
      await page.getByRole('img', { name: 'Picture for the authenticator app' }).waitFor();
      key = (await textOf(page, 'code.address')).replaceAll(' ', '');
      await typeForm(page, { code: time.code({ key }), current: PASSWORD });
      await page.getByRole('heading', { level: 1, name: 'Your recovery codes' }).waitFor();
      codes = (await textOf(page, '#recovery-codes')).split('\n');
      await page.getByRole('link', { name: 'I have kept them' }).click();
      await page.getByText('10 recovery codes left').waitFor();
    });
    expect(codes).toHaveLength(10);
    time.passSteps(2);
    const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await signIn(page, email);
    await page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor();
    await page.fill('#code', '000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    await page.fill('#code', codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Recovery code used').waitFor();
    expect(page.url()).toBe(`${app.url}/account`);
    await context.close();
  });
});
