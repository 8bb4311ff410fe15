import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { SESSION_COOKIE } from '../../../src/shared/delivery/http/cookies.js';
import { Clock } from '../../../src/shared/kernel/clock.js';
import type { Seen } from '../../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { People } from '../../support/people/people.js';
import { OidcIssuer } from '../../support/servers/oidc-issuer.js';
import { at, settingsOf, Traveller } from './sign-on-kit.js';

const TOLERANCE_SECONDS = 30;

let issuer: OidcIssuer;
let other: OidcIssuer;
let app: TestApp;
let people: People;
let persons = 0;

beforeAll(async () => {
  [issuer, other] = [await OidcIssuer.start(), await OidcIssuer.start()];
  const both = [settingsOf(issuer), settingsOf(other, { key: '2', name: 'Other Ltd.' })];
  app = await startTestApp({ listen: 'known', config: at(...both) });
  issuer.serve(app.url, '1');
  other.serve(app.url, '2');
  people = new People(app);
});
afterAll(async () => {
  await app?.close();
  await issuer?.close();
  await other?.close();
});
beforeEach(() => {
  persons += 1;
  issuer.person = { sub: `person-${persons}`, email: `person-${persons}@example.com`, email_verified: true };
  other.person = issuer.person;
  issuer.rewrite = null;
});

const isSignedIn = async ({ here }: Traveller): Promise<boolean> =>
  people.isSignedIn(here.cookie(SESSION_COOKIE) ?? '');

/** What becomes of a sign-in whose ID token is another one. */
async function withIdToken(rewrite: NonNullable<OidcIssuer['rewrite']>): Promise<number> {
  issuer.rewrite = rewrite;
  const traveller = new Traveller(app);
  const { status } = await traveller.signIn();
  expect(await isSignedIn(traveller)).toBe(status === 303);
  return status;
}

const now = (): number => Math.floor(Date.now() / 1000);

describe('an ID token', () => {
  test('of another audience, issuer, nonce or subject-less signs nobody in', async () => {
    expect(await withIdToken((claims) => claims)).toBe(303);
    expect(await withIdToken((claims) => ({ ...claims, aud: 'somebody-else' }))).toBe(403);
    expect(await withIdToken((claims) => ({ ...claims, iss: other.url }))).toBe(403);
    expect(await withIdToken((claims) => ({ ...claims, nonce: 'of another sign-in' }))).toBe(403);
    expect(await withIdToken((claims) => without(claims, 'nonce'))).toBe(403);
    expect(await withIdToken((claims) => without(claims, 'sub'))).toBe(403);
    expect(await withIdToken((claims) => ({ ...claims, aud: ['briefings', 'more'], azp: 'more' }))).toBe(403);
  });

  test('without a signature, or with one that a public key or the client secret can make, signs nobody in', async () => {
    expect(await withIdToken((claims) => Promise.resolve(new UnsecuredJWT(claims).encode()))).toBe(403);
    const hmac = (key: string) => (claims: JWTPayload) => Promise.resolve(hs256(claims, key));
    expect(await withIdToken(hmac(JSON.stringify(issuer.publicJwk)))).toBe(403);
    expect(await withIdToken(hmac(issuer.client.secret))).toBe(403);
    expect(await withIdToken((claims) => other.sign(claims, { kid: issuer.publicJwk.kid ?? '' }))).toBe(403);
    expect(await withIdToken(withKeyInHeader)).toBe(403);
  });

  test('may come from a clock that is a little wrong, and not from one that is very wrong', async () => {
    const shifted = (seconds: number) => (claims: JWTPayload) => ({
      ...claims,
      iat: now() + seconds,
      nbf: now() + seconds,
      exp: now() + seconds + 600,
    });
    expect(await withIdToken(shifted(TOLERANCE_SECONDS / 2))).toBe(303);
    expect(await withIdToken(shifted(600))).toBe(403);
    const expired = (seconds: number) => (claims: JWTPayload) => ({ ...claims, exp: now() - seconds });
    expect(await withIdToken(expired(TOLERANCE_SECONDS / 2))).toBe(303);
    expect(await withIdToken(expired(600))).toBe(403);
  });

  test('of a new key is believed when the issuer publishes it, which is asked for at most every ten seconds', async () => {
    expect(await withIdToken((claims) => claims)).toBe(303);
    const clock = app.app.get(Clock, { strict: false });
    const started = Date.now();
    clock.now = () => started + 20_000;
    await issuer.rotate('second');
    const before = issuer.asked.get('/jwks') ?? 0;
    expect(await withIdToken((claims) => claims)).toBe(303);
    for (let times = 0; times < 3; times += 1) {
      expect(await withIdToken((claims) => issuer.sign(claims, { kid: 'never published' }))).toBe(403);
    }
    expect(issuer.asked.get('/jwks')).toBe(before + 1);
    clock.now = () => Date.now();
  });
});

describe('coming back from an issuer', () => {
  test('works once: neither the code nor the state is good a second time', async () => {
    const traveller = new Traveller(app);
    const path = await traveller.signInThere();
    expect((await traveller.comeBack(path)).status).toBe(303);
    expect((await traveller.comeBack(path)).status).toBe(400);
    const next = new URL(await traveller.signInThere(), app.url);
    next.searchParams.set('code', new URL(path, app.url).searchParams.get('code') ?? '');
    expect((await traveller.comeBack(next.pathname + next.search)).status).toBe(403);
  });

  test('works in the browser in which it began, and in no other', async () => {
    const path = await new Traveller(app).signInThere();
    const victim = new Traveller(app);
    await victim.here.open('/signin');
    expect((await victim.comeBack(path)).status).toBe(400);
    expect(await isSignedIn(victim)).toBe(false);
    expect((await new Traveller(app).comeBack(path)).status).toBe(400);
  });

  test('with the answer of another issuer is refused before that one or this one is asked (mix-up)', async () => {
    const traveller = new Traveller(app);
    const path = await traveller.signInThere('1');
    const asked = [issuer.asked.get('/token'), other.asked.get('/token')];
    expect((await traveller.comeBack(path.replace('/with/1/', '/with/2/'))).status).toBe(400);
    const again = new URL(await traveller.signInThere('1'), app.url);
    again.searchParams.set('iss', other.url);
    expect((await traveller.comeBack(again.pathname + again.search)).status).toBe(403);
    const without = new URL(await traveller.signInThere('1'), app.url);
    without.searchParams.delete('iss');
    expect((await traveller.comeBack(without.pathname + without.search)).status).toBe(403);
    expect([issuer.asked.get('/token'), other.asked.get('/token')]).toEqual(asked);
    expect(await isSignedIn(traveller)).toBe(false);
  });

  test('with a refusal, with nothing, or with a state that nobody made tells the person what to do', async () => {
    issuer.person = null;
    const refused = await new Traveller(app).signIn();
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('You were not signed in')]);
    const traveller = new Traveller(app);
    await traveller.here.open('/signin');
    const paths = ['', '?state=x', '?code=a&state=b&state=c', '?state=pbs_1&iss=x'];
    for (const query of paths) expect((await traveller.comeBack(`/signin/with/1/callback${query}`)).status).toBe(400);
    expect((await traveller.comeBack('/signin/with/9/callback?state=x')).status).toBe(404);
  });

  test('leads to pages of ours only', async () => {
    const targets = [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      'javascript:alert(1)',
    ];
    for (const target of targets) {
      const { location } = await new Traveller(app).signIn('1', target);
      expect(location).toBe(`${app.url}/`);
    }
    const { location } = await new Traveller(app).signIn('1', '/pair?code=x');
    expect(location).toBe(`${app.url}/pair?code=x`);
  });
});

describe('an e-mail that an issuer tells', () => {
  const refusal = ({ status, text }: Seen): readonly unknown[] => [status, text.includes('Connect your account first')];

  test('opens no account that is there already, verified or not', async () => {
    const victim = 'victim@example.com';
    const id = await people.create(victim);
    issuer.person = { sub: `thief-${persons}`, email: victim, email_verified: false };
    expect(refusal(await new Traveller(app).signIn())).toEqual([409, true]);
    issuer.person = { sub: `owner-${persons}`, email: 'VICTIM@example.com', email_verified: true };
    expect(refusal(await new Traveller(app).signIn())).toEqual([409, true]);
    expect((await people.kindsOf(id)).includes('signed_in')).toBe(false);
  });

  test('does not make one person of two at two issuers, who have one subject, too', async () => {
    expect((await new Traveller(app).signIn('1')).status).toBe(303);
    expect(refusal(await new Traveller(app).signIn('2'))).toEqual([409, true]);
  });
});

/** As jose refuses to make one of a short key. */
function hs256(claims: JWTPayload, key: string): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const input = `${part({ alg: 'HS256', kid: issuer.publicJwk.kid })}.${part(claims)}`;
  return `${input}.${createHmac('sha256', key).update(input).digest('base64url')}`;
}

/** A token that brings the key to check it with. */
async function withKeyInHeader(claims: JWTPayload): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', jwk }).sign(privateKey);
}

const without = (claims: JWTPayload, name: string): JWTPayload =>
  Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));
