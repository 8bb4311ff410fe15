import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SESSION_COOKIE } from '../../../src/shared/delivery/http/cookies.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { People } from '../../support/people/people.js';
import { OidcIssuer } from '../../support/servers/oidc-issuer.js';
import { at, settingsOf, Traveller } from './sign-on-kit.js';

const ADA = { sub: 'ada-1', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' };

let issuer: OidcIssuer;
let app: TestApp;
let people: People;

beforeAll(async () => {
  issuer = await OidcIssuer.start();
  app = await startTestApp({ listen: 'known', config: at(settingsOf(issuer)) });
  people = new People(app);
});
afterAll(async () => {
  await app?.close();
  await issuer?.close();
});
beforeEach(() => {
  issuer.person = ADA;
});

describe('signing in at an issuer', () => {
  test('is said to be impossible while the issuer is away, and passwords go on working', async () => {
    const traveller = new Traveller(app);
    await traveller.here.open('/signin');
    const away = await traveller.here.submit('/signin/with/1');
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '60']);
    expect(away.text).toContain('Nobody can sign in there at this moment');
    await people.create('first@example.org');
    await expect(people.outcome(people.signIn('first@example.org'))).resolves.toBe('in');
    issuer.serve(app.url);
  });

  test('makes a member at the first time and knows them at the second, by issuer and subject', async () => {
    const first = await new Traveller(app).signIn();
    expect([first.status, first.location]).toEqual([303, `${app.url}/`]);
    issuer.person = { ...ADA, email: 'ada.lovelace@example.com' };
    const traveller = new Traveller(app);
    await traveller.signIn();
    const { body } = await people.me(traveller.here.cookie(SESSION_COOKIE));
    expect(body).toMatchObject({ user: { email: 'ada@example.com' } });
  });
});
