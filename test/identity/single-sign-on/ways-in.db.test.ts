import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MakeResetLink } from '../../../src/identity/accounts/application/commands/make-reset-link.js';
import { LinkIdentity } from '../../../src/identity/single-sign-on/application/commands/link-identity.js';
import { SESSION_COOKIE } from '../../../src/shared/delivery/http/cookies.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { People, PASSWORD } from '../../support/people/people.js';
import { OidcIssuer } from '../../support/servers/oidc-issuer.js';
import { challengeOf, newVerifier } from '../access/oauth-kit.js';
import { at, settingsOf, Traveller } from './sign-on-kit.js';

const EMERGENCY = 'emergency@example.org';

let issuer: OidcIssuer;
let app: TestApp;
let strict: TestApp;
let people: People;
let persons = 0;

beforeAll(async () => {
  issuer = await OidcIssuer.start();
  app = await startTestApp({ listen: 'known', config: at(settingsOf(issuer)) });
  issuer.serve(app.url);
  people = new People(app);
  // Another node, where nobody but one account signs in by password.
  const config = { ...at(settingsOf(issuer)), breakGlassAccount: EMERGENCY, signUp: 'closed' as const };
  strict = await startTestApp({ listen: 'known', databaseUrl: app.databaseUrl, config });
  await people.create(EMERGENCY);
});
afterAll(async () => {
  await strict?.close();
  await app?.close();
  await issuer?.close();
});
beforeEach(() => {
  persons += 1;
  issuer.person = { sub: `person-${persons}`, email: `person-${persons}@example.com`, email_verified: true };
});

const emailOf = async ({ here }: Traveller): Promise<unknown> => {
  const { body } = await people.me<{ user?: { email: string } }>(here.cookie(SESSION_COOKIE) ?? '');
  return body.user?.email;
};

/** A member with a password, signed in by it. */
async function member(): Promise<{ readonly email: string; readonly traveller: Traveller }> {
  const email = `member-${persons}@example.org`;
  await people.create(email);
  const traveller = new Traveller(app);
  await traveller.here.open('/signin');
  await traveller.here.submit('/signin', { email, password: PASSWORD });
  return { email, traveller };
}

const change = async ({ here }: Traveller, fields: Readonly<Record<string, string>>) => {
  await here.open('/account/sign-in');
  return here.submit('/account/sign-in', fields);
};

describe('an account that is there already', () => {
  test('is connected by who signs in to it with its password, and is opened by the issuer from then on', async () => {
    const { email, traveller } = await member();
    const wrong = await change(traveller, { connect: '1', current: 'not the password' });
    expect([wrong.status, wrong.text.includes('The current password is not right.')]).toEqual([422, true]);
    const done = await traveller.comeBack(
      await traveller.goOn(await change(traveller, { connect: '1', current: PASSWORD })),
    );
    expect(done.location).toBe(`${app.url}/account/sign-in?done=connected`);
    const elsewhere = new Traveller(app);
    await elsewhere.signIn();
    expect(await emailOf(elsewhere)).toBe(email);
    const off = await change(elsewhere, { disconnect: issuer.url, current: PASSWORD });
    expect(off.location).toBe(`${app.url}/account/sign-in?done=disconnected`);
    issuer.person = { sub: `person-${persons}`, email };
    expect((await new Traveller(app).signIn()).status).toBe(409);
  });

  test('is not connected when somebody else is signed in by the time the browser comes back', async () => {
    const { traveller } = await member();
    const back = await traveller.goOn(await change(traveller, { connect: '1', current: PASSWORD }));
    traveller.here.forget(SESSION_COOKIE);
    expect((await traveller.comeBack(back)).status).toBe(400);
    expect((await new Traveller(app).signIn()).status).toBe(303);
  });

  test('does not get an identity of another account, nor a second one of an issuer', async () => {
    await new Traveller(app).signIn();
    const { email, traveller } = await member();
    const taken = await traveller.comeBack(
      await traveller.goOn(await change(traveller, { connect: '1', current: PASSWORD })),
    );
    expect([taken.status, taken.text.includes('This belongs to another account')]).toEqual([409, true]);
    const link = (subject: string) => people.commands.execute(new LinkIdentity(email, issuer.url, subject));
    await link(`of-${persons}`);
    await link(`of-${persons}`);
    await expect(link(`second-of-${persons}`)).rejects.toMatchObject({ problem: 'linked_already' });
    await expect(people.commands.execute(new LinkIdentity(email, 'https://nobody.example', 'x'))).rejects.toMatchObject(
      {
        code: 'not_found',
      },
    );
  });
});

describe('a client that needs its person', () => {
  test('gets its code from somebody who signed in at the issuer on the way', async () => {
    const traveller = new Traveller(app);
    const start = `/api/v1/auth/skill/start?code_challenge=${challengeOf(newVerifier())}&state=the-state`;
    const asked = await traveller.here.settle(await traveller.here.open(start, 'other site'));
    const returnTo = new URL(asked.url).searchParams.get('returnTo');
    expect(asked.text).toContain('Sign in with Example Inc.');
    const back = await traveller.signIn('1', returnTo);
    const consent = await traveller.here.settle(back);
    expect(consent.url).toContain('/oauth/interaction/');
    expect(consent.status).toBe(200);
  });
});

describe('where passwords are switched off', () => {
  test('the break-glass account signs in by its own, and nobody else', async () => {
    const { email } = await member();
    const attempt = async (who: string): Promise<number> => {
      const browser = strict.browser();
      const page = await browser.open('/signin');
      expect(page.text).toContain('<details');
      return (await browser.submit('/signin', { email: who, password: PASSWORD })).status;
    };
    expect(await attempt(email)).toBe(422);
    expect(await attempt(EMERGENCY)).toBe(303);
  });

  test('nobody else gets a new one by a link, and links of before open nothing', async () => {
    const { email } = await member();
    const { token } = await people.commands.execute(new MakeResetLink(email));
    const there = new People(strict);
    await expect(there.commands.execute(new MakeResetLink(email))).rejects.toMatchObject({ code: 'passwords_off' });
    await expect(there.commands.execute(new MakeResetLink(EMERGENCY))).resolves.toBeDefined();
    const browser = strict.browser();
    await browser.open(`/reset/${token}`);
    expect((await browser.submit(`/reset/${token}`, { password: 'another long password' })).status).toBe(404);
    await expect(people.outcome(people.signIn(email))).resolves.toBe('in');
  });
});
