import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Clock } from '../../../src/shared/kernel/clock.js';
import { SESSION_COOKIE } from '../../../src/shared/delivery/http/cookies.js';
import type { Seen } from '../../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { People } from '../../support/people/people.js';
import { OidcIssuer } from '../../support/servers/oidc-issuer.js';
import { at, settingsOf, Traveller } from './sign-on-kit.js';

const AGAIN = '/account/sign-in/again';
const MINUTE = 60_000;

let issuer: OidcIssuer;
let other: OidcIssuer;
let app: TestApp;
let people: People;
let persons = 0;
let ahead = 0;

beforeAll(async () => {
  [issuer, other] = [await OidcIssuer.start(), await OidcIssuer.start()];
  const issuers = at(settingsOf(issuer), settingsOf(other, { key: '2', name: 'Other Ltd.' }));
  app = await startTestApp({ listen: 'known', config: issuers });
  issuer.serve(app.url);
  other.serve(app.url, '2');
  people = new People(app);
  const clock = app.app.get(Clock, { strict: false });
  const now = clock.now.bind(clock);
  clock.now = () => now() + ahead;
});
afterAll(async () => {
  await app?.close();
  await issuer?.close();
  await other?.close();
});
beforeEach(() => {
  persons += 1;
  issuer.person = { sub: `person-${persons}`, email: `person-${persons}@example.com`, email_verified: true };
  other.person = { sub: `other-${persons}`, email: `other-${persons}@example.com`, email_verified: true };
  [issuer.rewrite, ahead] = [null, 0];
});

/** Somebody who came from the issuer, and never had a password. */
async function newcomer(): Promise<Traveller> {
  const traveller = new Traveller(app);
  await traveller.signIn();
  return traveller;
}

async function leave({ here }: Traveller, returnTo = '/account/delete', key = '1'): Promise<Seen> {
  const page = `${AGAIN}?returnTo=${encodeURIComponent(returnTo)}`;
  await here.open(page);
  return here.submit(page, { key });
}

const signInAgain = async (traveller: Traveller, returnTo?: string): Promise<Seen> =>
  traveller.comeBack(await traveller.goOn(await leave(traveller, returnTo)));

const emailOf = async ({ here }: Traveller): Promise<unknown> => {
  const { body } = await people.me<{ user?: { email: string } }>(here.cookie(SESSION_COOKIE) ?? '');
  return body.user?.email;
};

async function changeEmail({ here }: Traveller, email: string): Promise<Seen> {
  await here.open('/account/profile');
  return here.submit('/account/profile/email', { email });
}

async function deleteAccount({ here }: Traveller): Promise<Seen> {
  await here.open('/account/delete');
  return here.submit('/account/delete', { confirm: `person-${persons}@example.com` });
}

async function onWaysIn({ here }: Traveller, fields: Readonly<Record<string, string>>): Promise<Seen> {
  await here.open('/account/sign-in');
  return here.submit('/account/sign-in', fields);
}

describe('somebody who came from an issuer and has no password', () => {
  test('is shown the way to the issuer on each form that asks for one', async () => {
    const { here } = await newcomer();
    for (const page of [
      '/account/delete',
      '/account/profile',
      '/account/sign-in',
      '/account/second-factor',
      '/password',
    ]) {
      const { text } = await here.open(page);
      expect([page, text.includes(`${AGAIN}?returnTo=${encodeURIComponent(page)}`)]).toEqual([page, true]);
    }
  });

  test('signs in there once more, is asked there although they are signed in, and comes back to the form without a password', async () => {
    const traveller = await newcomer();
    const left = await leave(traveller);
    const asked = new URL(left.location ?? '').searchParams;
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0']);
    const back = await traveller.comeBack(await traveller.goOn(left));
    expect(back.location).toBe(`${app.url}/account/delete`);
    const form = await traveller.here.open('/account/delete');
    expect([form.text.includes('name="current"'), form.text.includes('no password is needed')]).toEqual([false, true]);
  });

  test('deletes the account after it, and not without it', async () => {
    const traveller = await newcomer();
    expect((await deleteAccount(traveller)).status).toBe(422);
    await signInAgain(traveller);
    expect((await deleteAccount(traveller)).status).toBe(200);
    expect(await emailOf(traveller)).toBeUndefined();
  });

  test('changes the address after it, for ten minutes and in that browser only', async () => {
    const traveller = await newcomer();
    const elsewhere = await newcomer();
    await signInAgain(traveller, '/account/profile');
    expect((await changeEmail(elsewhere, `new-${persons}@example.com`)).status).toBe(422);
    expect((await changeEmail(traveller, `new-${persons}@example.com`)).status).toBe(303);
    expect(await emailOf(traveller)).toBe(`new-${persons}@example.com`);
    ahead = 9 * MINUTE;
    expect((await changeEmail(traveller, `newer-${persons}@example.com`)).status).toBe(303);
    ahead = 10 * MINUTE;
    expect((await changeEmail(traveller, `newest-${persons}@example.com`)).status).toBe(422);
  });

  test('chooses a password after it, by which they can disconnect the issuer', async () => {
    const traveller = await newcomer();
    await signInAgain(traveller, '/password');
    await traveller.here.open('/password');
    const password = 'a password of their own';
    expect((await traveller.here.submit('/password', { password })).status).toBe(303);
    expect((await onWaysIn(traveller, { disconnect: issuer.url, current: password })).status).toBe(303);
    expect((await traveller.here.open(AGAIN)).status).toBe(404);
  });

  test('does not disconnect the only issuer by it, but one of two', async () => {
    const traveller = await newcomer();
    await signInAgain(traveller, '/account/sign-in');
    const only = await onWaysIn(traveller, { disconnect: issuer.url });
    expect([only.status, only.text.includes('Choose a password first')]).toEqual([409, true]);
    await traveller.comeBack(await traveller.goOn(await onWaysIn(traveller, { connect: '2' })));
    expect((await onWaysIn(traveller, { disconnect: issuer.url })).status).toBe(303);
    expect((await onWaysIn(traveller, { disconnect: other.url })).status).toBe(409);
  });
});

describe('a sign-in that shows nothing', () => {
  const refusedBy = async (traveller: Traveller, heading: string): Promise<void> => {
    const back = await signInAgain(traveller);
    expect([back.status, back.text.includes(heading)]).toEqual([403, true]);
    expect((await deleteAccount(traveller)).status).toBe(422);
  };

  test('is one of another person', async () => {
    const traveller = await newcomer();
    traveller.forgetIssuers();
    issuer.person = { sub: `stranger-${persons}`, email: 'stranger@example.com', email_verified: true };
    await refusedBy(traveller, 'That was somebody else');
  });

  test('is one of before they were sent there', async () => {
    const traveller = await newcomer();
    issuer.rewrite = (claims) => ({ ...claims, auth_time: Math.floor(Date.now() / 1000) - 3_600 });
    await refusedBy(traveller, 'That was not a new sign-in');
  });

  test('is one of an issuer that does not say when it was', async () => {
    const traveller = await newcomer();
    issuer.rewrite = (claims) => ({ ...claims, auth_time: undefined });
    await refusedBy(traveller, 'That was not a new sign-in');
  });

  test('is one that ends after they signed out in that browser', async () => {
    const traveller = await newcomer();
    const back = await traveller.goOn(await leave(traveller));
    traveller.here.forget(SESSION_COOKIE);
    expect((await traveller.comeBack(back)).status).toBe(403);
  });

  test('is one that only signed in', async () => {
    const traveller = await newcomer();
    await traveller.signIn();
    expect((await deleteAccount(traveller)).status).toBe(422);
  });

  test('is one that is sent on to another site', async () => {
    const traveller = await newcomer();
    const back = await signInAgain(traveller, 'https://evil.example/');
    expect(back.location).toBe(`${app.url}/account`);
  });
});
