import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SESSION_COOKIE } from '../../../src/shared/delivery/http/cookies.js';
import type { BrowserClient, Seen } from '../../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { PASSWORD, People } from '../../support/people/people.js';
import { OidcIssuer } from '../../support/servers/oidc-issuer.js';
import {
  authorizePath,
  codeIn,
  decide,
  mcpStatus,
  newClient,
  newVerifier,
  redeem,
  visit,
} from '../access/oauth-kit.js';
import { pair, TOKEN } from '../access/pairing-kit.js';
import { at, settingsOf, Traveller } from '../single-sign-on/sign-on-kit.js';
import { codesIn, isSignedIn, keyIn, SteadyTime, withPassword } from './factor-kit.js';

const PAGE = '/account/second-factor';
const STEP = '/signin/code';

let issuer: OidcIssuer;
let app: TestApp;
let people: People;
let time: SteadyTime;

beforeAll(async () => {
  issuer = await OidcIssuer.start();
  const config = { rateLimitPerMinute: 100_000, secondFactor: 'required', ...at(settingsOf(issuer)) } as const;
  app = await startTestApp({ listen: 'known', config });
  issuer.serve(app.url);
  people = new People(app);
  time = SteadyTime.of(app);
});
afterAll(async () => {
  await app?.close();
  await issuer?.close();
});
beforeEach(() => time.passSteps(10));

let members = 0;

async function newMember(): Promise<{ readonly email: string; readonly browser: BrowserClient }> {
  const email = `required-${(members += 1)}@example.org`;
  await people.create(email);
  return { email, browser: app.browser() };
}

const pathOf = (url: string): string => url.slice(app.url.length);

/** On the page that asks for the password. */
const giveTo = async (browser: BrowserClient, asked: Seen, email: string): Promise<Seen> =>
  browser.settle(await browser.submit(pathOf(asked.url), { email, password: PASSWORD }));

/** On the page that demands a second factor; the page with the recovery codes. */
const setUpAt = (browser: BrowserClient, asked: Seen): Promise<Seen> =>
  browser.submit(pathOf(asked.url), { code: time.code({ key: keyIn(asked) }) });

const onwardsOf = ({ text }: Seen): string =>
  /<a class="button primary" href="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';

async function setUp(): Promise<Awaited<ReturnType<typeof newMember>> & { key: string; codes: readonly string[] }> {
  const one = await newMember();
  const asked = await one.browser.settle(await withPassword(one.browser, one.email));
  return { ...one, key: keyIn(asked), codes: codesIn(await setUpAt(one.browser, asked)) };
}

/** In a browser that has never been there. */
async function signInWith(email: string, code: string): Promise<number> {
  const browser = app.browser();
  const asked = await browser.settle(await withPassword(browser, email));
  const { status } = await browser.submit(pathOf(asked.url), { code });
  expect(await isSignedIn(browser)).toBe(status === 303);
  return status;
}

describe('a service that demands a second factor of everybody', () => {
  test('has a member set it up after the password and before anything else, and lets them go on then', async () => {
    const { email, browser } = await newMember();
    const asked = await browser.settle(await withPassword(browser, email, '/signin?returnTo=%2Fsettings'));
    expect([asked.status, pathOf(asked.url)]).toEqual([200, `${STEP}?returnTo=%2Fsettings`]);
    expect(asked.text).toContain('This service asks for a second factor');
    expect(browser.cookie(SESSION_COOKIE)).toBeNull();
    for (const path of ['/account', PAGE, '/account/profile', '/password']) {
      expect((await browser.open(path)).location).toContain('/signin?');
    }
    const shown = await browser.open(pathOf(asked.url));
    const wrong = await browser.submit(pathOf(shown.url), { code: '000000' });
    expect([wrong.status, keyIn(wrong)]).toEqual([422, keyIn(shown)]);
    const done = await setUpAt(browser, wrong);
    expect([done.status, codesIn(done).length, onwardsOf(done)]).toEqual([200, 10, '/settings']);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('asks for a code from then on, and takes each code of the app and of the paper once', async () => {
    const { email, key, codes } = await setUp();
    expect(await signInWith(email, '000000')).toBe(422);
    expect(await signInWith(email, time.code({ key }))).toBe(422);
    time.passSteps(1);
    expect(await signInWith(email, time.code({ key }))).toBe(303);
    expect(await signInWith(email, time.code({ key }))).toBe(422);
    expect(await signInWith(email, codes[0] ?? '')).toBe(303);
    expect(await signInWith(email, codes[0] ?? '')).toBe(422);
    expect(await signInWith(email, codes[1] ?? '')).toBe(303);
  });

  test('lets nobody switch it off, and uses up no code of who tries', async () => {
    const { browser, codes } = await setUp();
    const page = await browser.open(PAGE);
    expect(page.text).toContain('it cannot be switched off');
    expect(page.text).not.toContain('value="remove"');
    const fields = { do: 'remove', code: codes[0] ?? '', current: PASSWORD };
    const refused = await browser.submit(PAGE, fields);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('10 recovery codes left')]);
    const renewed = await browser.submit(PAGE, { ...fields, do: 'renew' });
    expect([renewed.status, codesIn(renewed).length]).toEqual([200, 10]);
  });

  test('has the approval of an agent wait for it', async () => {
    const { email, browser } = await newMember();
    const { user_code, device_code } = await pair(app);
    const poll = async () => (await app.post<{ error?: string; access_token?: string }>(TOKEN, { device_code })).body;
    await browser.open('/pair');
    const asked = await giveTo(
      browser,
      await browser.settle(await browser.submit('/pair', { code: user_code })),
      email,
    );
    expect(pathOf(asked.url)).toContain(`${STEP}?returnTo=`);
    await browser.open('/pair');
    const early = await browser.submit('/pair', { answer: 'approve', code: user_code });
    expect(early.location).toContain('/signin?');
    expect((await poll()).error).toBe('authorization_pending');
    const done = await setUpAt(browser, await browser.open(pathOf(asked.url)));
    const page = await browser.open(onwardsOf(done));
    expect(page.text).toContain(user_code);
    await browser.submit('/pair', { code: user_code });
    expect((await browser.submit('/pair', { answer: 'approve' })).text).toContain('Connected');
    time.passSteps(1);
    expect((await poll()).access_token).toEqual(expect.any(String));
  });

  test('has the sign-in of an MCP client wait for it', async () => {
    const { email, browser } = await newMember();
    const [client, verifier] = [await newClient(app), newVerifier()];
    const wanted = authorizePath({ client, verifier });
    const asked = await giveTo(browser, await visit(browser, wanted), email);
    expect(pathOf(asked.url)).toContain(`${STEP}?returnTo=`);
    expect(new URL((await visit(browser, wanted)).url).pathname).toBe('/signin');
    const done = await setUpAt(browser, await browser.open(pathOf(asked.url)));
    const consent = await visit(browser, onwardsOf(done));
    const back = await decide(browser, consent, 'allow');
    const { body } = await redeem(app, client, codeIn(back), verifier);
    expect(await mcpStatus(app, String(body['access_token']))).toBe(200);
  });

  test('does not ask who comes from an issuer, which asks itself', async () => {
    issuer.person = { sub: 'ada-1', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' };
    for (const traveller of [new Traveller(app), new Traveller(app)]) {
      const seen = await traveller.signIn();
      expect([seen.status, seen.location]).toEqual([303, `${app.url}/`]);
      expect(await isSignedIn(traveller.here)).toBe(true);
    }
  });
});
