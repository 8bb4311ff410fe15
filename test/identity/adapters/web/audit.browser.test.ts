import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { h, type JSX } from 'preact';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { AccountPage } from '../../../../src/identity/access/adapters/web/account-page.js';
import { CompletePage } from '../../../../src/identity/access/adapters/web/complete-page.js';
import { ConsentPage } from '../../../../src/identity/access/adapters/web/consent-page.js';
import type { FormProblem } from '../../../../src/identity/adapters/web/form-problem.js';
import {
  ConfirmPairingPage,
  EnterCodePage,
  PairingAnsweredPage,
} from '../../../../src/identity/access/adapters/web/pair-pages.js';
import {
  ConfirmedPage,
  ConfirmPage,
  ForgotPage,
  ForgotSentPage,
} from '../../../../src/identity/accounts/adapters/web/mail-pages.js';
import { TakeBackPage } from '../../../../src/identity/accounts/adapters/web/profile-page.js';
import { PasswordPage, ResetPage } from '../../../../src/identity/accounts/adapters/web/password-pages.js';
import { SignedInPage, SignInPage } from '../../../../src/identity/accounts/adapters/web/sign-in-page.js';
import { SignOutPage } from '../../../../src/identity/accounts/adapters/web/sign-out-page.js';
import { SignUpPage } from '../../../../src/identity/accounts/adapters/web/sign-up-page.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { renderPage } from '../../../../src/shared/delivery/web/serving/render.js';
import { StartPage } from '../../../../src/shared/delivery/web/start/start-page.js';
import { DESKTOP, launchChromium, PHONE } from '../../../support/browser/chromium.js';
import { faultsOf, paleTexts } from '../../../support/browser/page-audit.js';
import { PageServer } from '../../../support/browser/page-server.js';
import { accountModel, confirmModel, consentModel, member } from './sample-people.js';
import { inWindow } from './window.js';

const problem: FormProblem = {
  status: 422,
  refusal: 'signInRefused',
  retryAfterSeconds: 90,
  faults: { email: 'email', name: 'name', password: 'commonPassword', current: 'wrongCurrent' },
};

/** Every page, with all on it that there can be, and the longest names. */
function everyPage(language: Language): Readonly<Record<string, JSX.Element>> {
  const common = { language, formToken: 't' };
  const email = `${'a'.repeat(60)}@example.org`;
  const code = 'W'.repeat(43);
  const elsewhere = { issuers: [{ key: '1', name: 'Example Industries' }], breakGlassAccount: null };
  return {
    '/signin': h(SignInPage, {
      model: { ...common, ...elsewhere, returnTo: '/pair', signUp: true, mail: true, email, problem },
    }),
    '/forgot': h(ForgotPage, { model: { ...common, email, problem } }),
    '/forgot-sent': h(ForgotSentPage, { language }),
    '/confirm-address': h(ConfirmPage, { ...common, email, path: '/confirm/t' }),
    '/account-back': h(TakeBackPage, { ...common, email, path: '/account/back/t' }),
    '/confirmed': h(ConfirmedPage, { language }),
    '/signed-in': h(SignedInPage, { ...common, member, page: '/signin', returnTo: null }),
    '/signup': h(SignUpPage, {
      model: { ...common, returnTo: null, invitation: { token: 't', email }, email, name: '', problem },
    }),
    '/signout': h(SignOutPage, common),
    '/password': h(PasswordPage, {
      model: { ...common, email, problem },
      asked: { password: true, code: true, elsewhere: true },
    }),
    '/reset': h(ResetPage, { model: { ...common, email, problem: null }, path: '/reset/t' }),
    '/pair': h(EnterCodePage, { model: { ...common, signedIn: true, code: 'ZZZZ-ZZZZ', problem: 'x' } }),
    '/confirm': h(ConfirmPairingPage, { model: confirmModel(language, 'W'.repeat(200)) }),
    '/paired': h(PairingAnsweredPage, { language, answer: { kind: 'approved', work: 'on_its_way' } }),
    '/taken': h(PairingAnsweredPage, { language, answer: { kind: 'taken' } }),
    '/consent': h(ConsentPage, {
      model: consentModel(language, { redirectUri: `https://${'w'.repeat(60)}.example.org/x` }),
    }),
    '/complete': h(CompletePage, { language, completion: { kind: 'given', code, state: code } }),
    '/account': h(AccountPage, { model: { ...accountModel(language, 'W'.repeat(200)), done: 'reset' } }),
    '/': h(StartPage, { language, signedIn: true }),
  };
}

describe('the pages of people, audited for weak eyes, screen readers and large fingers', () => {
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

  async function audit(language: Language, options: BrowserContextOptions): Promise<void> {
    const pages = everyPage(language);
    for (const [path, page] of Object.entries(pages)) server.pages.set(path, () => renderPage(page));
    await inWindow(browser, options, async (page) => {
      for (const path of Object.keys(pages)) {
        await page.goto(origin + path);
        // What scripts and folded parts show is looked at too.
        await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
        expect({ path, faults: await faultsOf(page), pale: await paleTexts(page) }).toEqual({
          path,
          faults: [],
          pale: [],
        });
      }
    });
  }

  test.each(LANGUAGES)('have no fault on a phone, in %s', (language) => audit(language, PHONE));

  test('have no fault in the dark', () => audit('en', { ...PHONE, colorScheme: 'dark' }));

  test.each(['light', 'dark'] as const)('have no fault on a desktop, %s', (colorScheme) =>
    audit('de', { ...DESKTOP, colorScheme }),
  );
});
