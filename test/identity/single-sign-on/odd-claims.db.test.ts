import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SESSION_COOKIE } from '../../../src/shared/delivery/http/cookies.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { People } from '../../support/people/people.js';
import { OidcIssuer } from '../../support/servers/oidc-issuer.js';
import { at, settingsOf, tellLogout, Traveller } from './sign-on-kit.js';

let issuer: OidcIssuer;
let app: TestApp;
let people: People;
let persons = 0;

beforeAll(async () => {
  issuer = await OidcIssuer.start();
  const roleGroups = { operator: ['admins'], auditor: [] };
  app = await startTestApp({ listen: 'known', config: at(settingsOf(issuer, { roleGroups })) });
  issuer.serve(app.url);
  people = new People(app);
});
afterAll(async () => {
  await app?.close();
  await issuer?.close();
});
beforeEach(() => {
  persons += 1;
  issuer.person = { sub: `odd-${persons}`, email: `odd-${persons}@example.com`, email_verified: true };
  issuer.rewrite = null;
});

interface SignedInWith {
  readonly status: number;
  /** null: nobody is signed in. */
  readonly roles: readonly string[] | null;
}

async function signedInWith(change: object): Promise<SignedInWith> {
  // All that is asked of an ID token is in it, so that nothing else is asked of the issuer.
  issuer.rewrite = (claims) => ({ ...claims, ...issuer.person, groups: [], ...change });
  const traveller = new Traveller(app);
  const { status } = await traveller.signIn();
  const session = traveller.here.cookie(SESSION_COOKIE) ?? '';
  if (!(await people.isSignedIn(session))) return { status, roles: null };
  const { body } = await people.me<{ user: { roles?: readonly string[] } }>(session);
  return { status, roles: body.user.roles ?? [] };
}

const LONG = 'x'.repeat(100_000);

describe('an ID token of the issuer', () => {
  test.each([
    ['U+0000', 'a\u0000b'],
    ['half of a character', '\ud800'],
    ['100,000 characters', LONG],
    ['a number', 17],
    ['nothing', ''],
    ['a list', ['a']],
  ])('signs nobody in whose subject is %s', async (_what, sub) => {
    expect(await signedInWith({ sub })).toEqual({ status: 403, roles: null });
  });

  test.each([
    ['name with U+0000', { name: 'A\u0000da' }],
    ['name with half of a character', { name: 'A\ud800da' }],
    ['name of 100,000 characters', { name: LONG }],
    ['name of spaces', { name: ' \n\t ' }],
    ['name that is an object', { name: { given: 'Ada' } }],
    ['session with U+0000', { sid: 'a\u0000b' }],
    ['session with half of a character', { sid: '\udfff' }],
    ['session of 100,000 characters', { sid: LONG }],
    ['list of groups that are no texts', { groups: [null, 1, {}, ['admins'], 'a\u0000', '\ud800'] }],
    ['group that is an object', { groups: { admins: true } }],
  ])('with a %s signs in without a role', async (_what, change) => {
    expect(await signedInWith(change)).toEqual({ status: 303, roles: [] });
  });

  test.each([
    ['with U+0000', 'a\u0000@example.com'],
    ['with half of a character', 'a\ud800@example.com'],
    ['of 100,000 characters', `${LONG}@example.com`],
    ['that is none', 'not an address'],
    ['that is a list', ['a@example.com']],
  ])('with an e-mail %s is no failure of ours', async (_what, email) => {
    const { status, roles } = await signedInWith({ email });
    expect([303, 403]).toContain(status);
    expect(roles ?? []).toEqual([]);
  });
});

describe('a logout token of the issuer', () => {
  test.each([
    ['subject with U+0000', { sub: 'a\u0000b' }],
    ['subject with half of a character', { sub: '\ud800' }],
    ['subject of 3,000 characters', { sub: 'x'.repeat(3_000) }],
    ['session with U+0000', { sid: 'a\u0000b' }],
    ['session with half of a character', { sid: '\udc00' }],
  ])('with a %s names nobody, and is refused', async (_what, change) => {
    expect((await tellLogout(app, await issuer.logoutToken(change))).status).toBe(400);
  });

  test.each([
    ['U+0000', 'a\u0000'],
    ['half of a character', '\ud800'],
    ['3,000 characters', 'x'.repeat(3_000)],
  ])('with an id of %s is heard once', async (_what, jti) => {
    const token = await issuer.logoutToken({ sub: 'nobody here', jti });
    expect((await tellLogout(app, token)).status).toBe(200);
    expect((await tellLogout(app, token)).status).toBe(400);
  });
});
