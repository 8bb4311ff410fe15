import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, launchChromium, PHONE } from '../../../../support/browser/chromium.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';
import { PASSWORD, People } from '../../../../support/people/people.js';
import { authorizePath, challengeOf, newClient, newVerifier } from '../../oauth-kit.js';
import { inWindow, tabTo, typeForm } from '../../../adapters/web/window.js';

let app: TestApp;
let browser: Browser;
let people: People;
/** A client on this device that waits for its code. */
let client: Server;
let callback = '';

/** A page of the client: with a link to the service, with a button that opens it in a new window, or for the answer. */
function clientPage(link: string | null, popup: string | null): string {
  if (link !== null) return `<title>App</title><a href="${link}">Connect</a>`;
  if (popup === null) return '<h1>Back at the app</h1><script>window.opener?.postMessage("answered", "*")</script>';
  return `<title>App</title><button data-to="${popup}">Connect</button><p>Nothing yet</p><script>
    const [button, note] = [document.querySelector('button'), document.querySelector('p')];
    button.addEventListener('click', () => open(button.dataset.to, 'connect', 'popup'));
    addEventListener('message', ({ data }) => (note.textContent = data));
  </script>`;
}

beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
  people = new People(app);
  browser = await launchChromium();
  client = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://x');
    response
      .setHeader('content-type', 'text/html')
      .end(clientPage(searchParams.get('link'), searchParams.get('popup')));
  });
  client.listen(0, '127.0.0.1');
  await once(client, 'listening');
  callback = `http://127.0.0.1:${(client.address() as AddressInfo).port}/callback`;
});

afterAll(async () => {
  await browser?.close();
  client?.close();
  await app?.close();
});

let members = 0;

async function newMember(): Promise<string> {
  const email = `agent-owner-${(members += 1)}@example.org`;
  await people.create(email);
  return email;
}

async function signInHere(page: Page, email: string): Promise<void> {
  await page.fill('#email', email);
  await page.fill('#password', PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

interface Started {
  readonly device_code: string;
  readonly user_code: string;
  readonly verification_uri_complete: string;
}

const startPairing = async (token: string | null = null): Promise<Started> =>
  (await app.post<Started>('/api/v1/auth/skill/pair', { client_name: 'News Desk Agent' }, token)).body;

const poll = async (started: Started): Promise<string> =>
  (await app.post<{ access_token: string }>('/api/v1/auth/skill/token', { device_code: started.device_code })).body
    .access_token;

const status = async (token: string): Promise<number> => (await app.post('/api/v1/settings/get', {}, token)).status;

describe('letting a client in, in Chromium', () => {
  async function ask(): Promise<string> {
    const asked = { client: await newClient(app, [callback]), verifier: newVerifier() };
    return app.url + authorizePath({ ...asked, changes: { redirect_uri: callback } });
  }

  test('goes from the client through sign-in and consent back to the client', async () => {
    const [email, url] = [await newMember(), await ask()];
    await inWindow(browser, PHONE, async (page) => {
      // Another site than the program's, as browsers see it.
      await page.goto(`http://localhost:${new URL(callback).port}/?link=${encodeURIComponent(url)}`);
      await page.getByText('Connect').click();
      await signInHere(page, email);
      await page.getByRole('heading', { name: 'May this app use your account?' }).waitFor();
      await page.getByText(`a program on this device (${new URL(callback).host})`).waitFor();
      await page.getByRole('button', { name: 'Allow' }).click();
      await page.getByText('Back at the app').waitFor();
      expect(page.url()).toMatch(/\/callback\?code=[^&]+&state=the-state/);
    });
  });

  test('answers a client that has opened a window for it', async () => {
    const [email, url] = [await newMember(), await ask()];
    await inWindow(browser, DESKTOP, async (page) => {
      await page.goto(`http://localhost:${new URL(callback).port}/?popup=${encodeURIComponent(url)}`);
      const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByText('Connect').click()]);
      await signInHere(popup, email);
      await popup.getByRole('button', { name: 'Allow' }).click();
      await page.getByText('answered').waitFor();
    });
  });

  test('can be refused with the keyboard only', async () => {
    const [email, url] = [await newMember(), await ask()];
    await inWindow(browser, DESKTOP, async (page) => {
      await page.goto(url);
      await signInHere(page, email);
      await page.getByRole('heading', { name: 'May this app use your account?' }).waitFor();
      await tabTo(page, 'button[value=refuse]');
      await page.keyboard.press('Enter');
      await page.getByText('Back at the app').waitFor();
      expect(page.url()).toContain('error=access_denied');
    });
  });

  test('is possible for somebody else than who is signed in', async () => {
    const [email, other, url] = [await newMember(), await newMember(), await ask()];
    await inWindow(browser, PHONE, async (page) => {
      await page.goto(url);
      await signInHere(page, email);
      await page.getByText(email).waitFor();
      await page.getByRole('button', { name: 'Not you? Sign out' }).click();
      await signInHere(page, other);
      await page.getByText(other).waitFor();
      await page.getByRole('button', { name: 'Allow' }).click();
      await page.getByText('Back at the app').waitFor();
    });
  });
});

describe('the skill flow in Chromium', () => {
  test('ends with a code that can be copied', async () => {
    const [email, verifier] = [await newMember(), newVerifier()];
    const permissions = ['clipboard-read', 'clipboard-write'];
    await inWindow(browser, { ...DESKTOP, permissions }, async (page) => {
      await page.goto(`${app.url}/api/v1/auth/skill/start?code_challenge=${challengeOf(verifier)}&state=st-1`);
      await signInHere(page, email);
      await page.getByRole('button', { name: 'Allow' }).click();
      await page.getByRole('heading', { name: 'Give your agent this code' }).waitFor();
      await page.getByRole('button', { name: 'Copy the code' }).click();
      await page.getByRole('status').getByText('Copied').waitFor();
      const code = await page.evaluate(() => navigator.clipboard.readText());
      expect(code).toBe(await page.locator('#code').textContent());
      const { body } = await app.post<{ access_token: string }>('/api/v1/auth/skill/token', {
        code,
        code_verifier: verifier,
      });
      expect(await status(body.access_token)).toBe(200);
    });
  });
});

describe('an agent with a code, in Chromium', () => {
  test('is let in with the keyboard only, after signing in', async () => {
    const [email, started] = [await newMember(), await startPairing()];
    await inWindow(browser, DESKTOP, async (page) => {
      await page.goto(started.verification_uri_complete);
      expect(await page.inputValue('#code')).toBe(started.user_code);
      // A page focuses its field when it is drawn, which may be after it is loaded.
      await page.locator('#code:focus').waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/signin/);
      await typeForm(page, { email, password: PASSWORD });
      await page.waitForURL(/\/pair/);
      await page.locator('#code:focus').waitFor();
      await page.keyboard.press('Enter');
      await page.getByText('News Desk Agent').waitFor();
      await page.getByText(started.user_code).waitFor();
      await tabTo(page, 'button[value=approve]');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Connected' }).waitFor();
    });
    expect(await status(await poll(started))).toBe(200);
  });

  test('brings what it has done without an account, and is shut out by the press of a button', async () => {
    const [email, anonymous] = [await newMember(), await app.anonymousToken()];
    const started = await startPairing(anonymous);
    await inWindow(browser, PHONE, async (page) => {
      await page.goto(`${app.url}/signin?returnTo=/account`);
      await signInHere(page, email);
      await page.getByRole('link', { name: 'Connect an agent' }).click();
      await page.fill('#code', started.user_code.toLowerCase());
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.getByRole('button', { name: 'Yes, connect' }).click();
      await page.getByText('What it had collected and made until now is yours.').waitFor();
      expect(await status(anonymous)).toBe(401);
      const token = await poll(started);
      expect(await status(token)).toBe(200);
      await page.getByRole('link', { name: 'Your account' }).click();
      await page.getByRole('button', { name: 'End access: News Desk Agent' }).click();
      await page.getByRole('status').getByText('Access ended.').waitFor();
      await page.getByText('No agent or app can use your account.').waitFor();
      expect(await status(token)).toBe(401);
    });
  });

  test('is refused without scripts', async () => {
    const [email, started] = [await newMember(), await startPairing()];
    await inWindow(browser, { ...PHONE, javaScriptEnabled: false }, async (page) => {
      await page.goto(started.verification_uri_complete);
      await page.getByRole('button', { name: 'Go on' }).click();
      await signInHere(page, email);
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.getByRole('button', { name: 'No, refuse' }).click();
      await page.getByRole('heading', { name: 'Refused' }).waitFor();
    });
  });

  test('with a wrong code is not known, and the field says so', async () => {
    const email = await newMember();
    await inWindow(browser, PHONE, async (page) => {
      await page.goto(`${app.url}/signin?returnTo=%2Fpair`);
      await signInHere(page, email);
      await page.fill('#code', 'ZZZZ-ZZZZ');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText('This code is not known.').waitFor();
      await page.locator('#code:focus').waitFor();
      expect(await page.getAttribute('#code', 'aria-invalid')).toBe('true');
    });
  });
});
