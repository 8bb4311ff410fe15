import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { InviteMember } from '../../../../../src/identity/accounts/application/commands/invite-member.js';
import { MakeResetLink } from '../../../../../src/identity/accounts/application/commands/make-reset-link.js';
import { DESKTOP, launchChromium, PHONE } from '../../../../support/browser/chromium.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';
import { PASSWORD, People } from '../../../../support/people/people.js';
import { inWindow, tabTo, typeForm } from '../../../adapters/web/window.js';

let app: TestApp;
let browser: Browser;
let people: People;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
  people = new People(app);
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

let members = 0;

async function newMember(): Promise<string> {
  const email = `window-${(members += 1)}@example.org`;
  await people.create(email);
  return email;
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto(`${app.url}/signin?returnTo=%2Faccount`);
  await page.fill('#email', email);
  await page.fill('#password', password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

describe('people in Chromium', () => {
  test('sign up with an invitation, with the keyboard only', async () => {
    const { token } = await people.commands.execute(new InviteMember(null));
    await inWindow(browser, PHONE, async (page) => {
      await page.goto(`${app.url}/signup?invitation=${token}`);
      await typeForm(page, { email: 'nora@example.org', name: 'Nora', password: 'a good long password' });
      expect(page.url()).toBe(`${app.url}/feeds?welcome=1`);
      await page.goto(`${app.url}/account`);
      await page.getByText('nora@example.org').waitFor();
      await page.getByText('Account created').waitFor();
    });
  });

  test('mend a form with the keyboard: the focus is on what is wrong, and leads to the field', async () => {
    const { token } = await people.commands.execute(new InviteMember(null));
    await inWindow(browser, DESKTOP, async (page) => {
      await page.goto(`${app.url}/signup?invitation=${token}`);
      await typeForm(page, { email: 'ole@example', name: 'Ole', password: 'a good long password' });
      await page.locator('[role=alert]:focus').waitFor();
      await tabTo(page, '.problem-summary a');
      await page.keyboard.press('Enter');
      await page.locator('#email:focus').waitFor();
      expect(await page.inputValue('#name')).toBe('Ole');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('ole@example.org');
      await typeForm(page, { password: 'a good long password' });
      expect(page.url()).toBe(`${app.url}/feeds?welcome=1`);
    });
  });

  test('sign in, and are asked again after a wrong password', async () => {
    const email = await newMember();
    await inWindow(browser, PHONE, async (page) => {
      await signIn(page, email, 'wrong wrong wrong');
      await page.getByRole('alert').getByText('The e-mail or the password is not right.').waitFor();
      expect(await page.inputValue('#email')).toBe(email);
      expect(await page.inputValue('#password')).toBe('');
      await page.fill('#password', PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${app.url}/account`);
    });
  });

  test('can see the password that they type, and send it hidden', async () => {
    await inWindow(browser, PHONE, async (page) => {
      await page.goto(`${app.url}/signin`);
      await page.fill('#password', PASSWORD);
      await page.getByRole('button', { name: 'Show : Password' }).click();
      expect(await page.getAttribute('#password', 'type')).toBe('text');
      await page.locator('#password:focus').waitFor();
      await page.getByRole('button', { name: 'Hide : Password' }).click();
      expect(await page.getAttribute('#password', 'type')).toBe('password');
    });
  });

  test('sign in and out without scripts', async () => {
    const email = await newMember();
    await inWindow(browser, { ...PHONE, javaScriptEnabled: false }, async (page) => {
      await signIn(page, email);
      await page.waitForURL(`${app.url}/account`);
      expect(await page.locator('[data-reveal]:visible').count()).toBe(0);
      await page.getByRole('button', { name: 'Sign out' }).first().click();
      await page.waitForURL(`${app.url}/signin`);
      await page.goto(`${app.url}/account`);
      expect(page.url()).toBe(`${app.url}/signin?returnTo=%2Faccount`);
    });
  });

  test('change their password, and another browser is signed out', async () => {
    const email = await newMember();
    await inWindow(browser, DESKTOP, async (elsewhere) => {
      await signIn(elsewhere, email);
      await inWindow(browser, PHONE, async (page) => {
        await signIn(page, email);
        await page.getByRole('link', { name: 'Change password' }).click();
        await typeForm(page, { current: PASSWORD, password: 'a brand new password' });
        await page.getByRole('status').getByText('Your password is changed.').waitFor();
        await page.locator('[role=status]:focus').waitFor();
      });
      await elsewhere.reload();
      expect(await heading(elsewhere)).toBe('Sign in');
      await signIn(elsewhere, email, 'a brand new password');
      await elsewhere.waitForURL(`${app.url}/account`);
    });
  });

  test('set a password with the link of an operator', async () => {
    const email = await newMember();
    const { token } = await people.commands.execute(new MakeResetLink(email));
    await inWindow(browser, PHONE, async (page) => {
      await page.goto(`${app.url}/reset/${token}`);
      await page.getByText(email).waitFor();
      await typeForm(page, { password: 'a brand new password' });
      await page.getByRole('status').getByText('Your new password is set.').waitFor();
    });
  });

  test('sign out everywhere else', async () => {
    const email = await newMember();
    await inWindow(browser, DESKTOP, async (elsewhere) => {
      await signIn(elsewhere, email);
      await inWindow(browser, PHONE, async (page) => {
        await signIn(page, email);
        await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
        await page.getByText('Only this browser is signed in.').waitFor();
      });
      await elsewhere.reload();
      expect(await heading(elsewhere)).toBe('Sign in');
    });
  });

  test('find their way in from the start page, and to their account', async () => {
    const email = await newMember();
    await inWindow(browser, PHONE, async (page) => {
      await page.goto(app.url);
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await page.waitForURL(`${app.url}/signin`);
      await page.fill('#email', email);
      await page.fill('#password', PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(`${app.url}/`);
      await page.getByRole('link', { name: 'Your account' }).click();
      await page.waitForURL(`${app.url}/account`);
    });
  });
});
