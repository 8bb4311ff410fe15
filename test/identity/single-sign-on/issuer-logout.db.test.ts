import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { SESSION_COOKIE } from '../../../src/shared/delivery/http/cookies.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { People } from '../../support/people/people.js';
import { OidcIssuer } from '../../support/servers/oidc-issuer.js';
import { mcpStatus } from '../access/oauth-kit.js';
import { tokenOf } from '../../support/people/credentials.js';
import { at, settingsOf, tellLogout, Traveller } from './sign-on-kit.js';

let issuer: OidcIssuer;
let app: TestApp;
let people: People;
let persons = 0;
let idToken = '';

beforeAll(async () => {
  issuer = await OidcIssuer.start();
  app = await startTestApp({ listen: 'known', config: at(settingsOf(issuer)) });
  issuer.serve(app.url);
  issuer.rewrite = async (claims) => (idToken = await issuer.sign(claims));
  people = new People(app);
});
afterAll(async () => {
  await app?.close();
  await issuer?.close();
});
beforeEach(() => {
  persons += 1;
  issuer.person = { sub: `person-${persons}`, email: `person-${persons}@example.com`, email_verified: true };
});

interface SignedInThere {
  readonly id: CallerId;
  readonly session: string;
  readonly traveller: Traveller;
  readonly sub: string;
  readonly sid: string;
}

async function somebody(): Promise<SignedInThere> {
  const traveller = new Traveller(app);
  await traveller.signIn();
  const session = traveller.here.cookie(SESSION_COOKIE) ?? '';
  const { body } = await people.me<{ user: { id: CallerId } }>(session);
  const { sub = '', sid } = decodeJwt(idToken);
  return { id: body.user.id, session, traveller, sub, sid: String(sid) };
}

const agentOf = (id: CallerId): Promise<string> => tokenOf(app, { id, email: '', password: '' });

const podcastsRenewed = async (id: CallerId): Promise<boolean> =>
  (await people.kindsOf(id)).includes('podcasts_renewed');

describe('a logout token', () => {
  test('signs the person out in every browser and shuts out their agents, once', async () => {
    const ada = await somebody();
    const agent = await agentOf(ada.id);
    expect(await mcpStatus(app, agent)).toBe(200);
    const token = await issuer.logoutToken({ sub: ada.sub });
    const { status, headers } = await tellLogout(app, token);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await people.isSignedIn(ada.session)).toBe(false);
    expect(await mcpStatus(app, agent)).toBe(401);
    expect(await podcastsRenewed(ada.id)).toBe(true);
    await ada.traveller.signIn();
    expect((await tellLogout(app, token)).status).toBe(400);
    expect(await people.isSignedIn(ada.traveller.here.cookie(SESSION_COOKIE) ?? '')).toBe(true);
  });

  test('of one session there ends the one that came of it here', async () => {
    const first = await somebody();
    const second = await somebody();
    expect(second.id).toBe(first.id);
    expect((await tellLogout(app, await issuer.logoutToken({ sid: first.sid }))).status).toBe(200);
    expect(await people.isSignedIn(first.session)).toBe(false);
    expect(await people.isSignedIn(second.session)).toBe(true);
  });

  test('that is not one, or not for us, or old, or of somebody else, ends nothing', async () => {
    const ada = await somebody();
    const { sub } = ada;
    const long = Math.floor(Date.now() / 1000) - 3_600;
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const wrong = [
      idToken,
      await issuer.logoutToken({ sub, aud: 'somebody-else' }),
      await issuer.logoutToken({ sub, iss: 'https://evil.example' }),
      await issuer.logoutToken({ sub, nonce: 'x' }),
      await issuer.logoutToken({ sub, events: {} }),
      await issuer.logoutToken({
        sub,
        events: { ...events, 'http://schemas.openid.net/event/backchannel-logout': 'x' },
      }),
      await issuer.logoutToken({ sub, iat: long, exp: long + 7_200 }),
      await issuer.logoutToken({ sub, exp: long }),
      await issuer.logoutToken({}),
      `${(await issuer.logoutToken({ sub })).slice(0, -8)}AAAAAAAA`,
      'x.y.z',
      '',
    ];
    for (const token of wrong) expect((await tellLogout(app, token)).status).toBe(400);
    expect(await people.isSignedIn(ada.session)).toBe(true);
    expect((await tellLogout(app, await issuer.logoutToken({ sub: 'nobody here' }))).status).toBe(200);
    expect((await tellLogout(app, await issuer.logoutToken({ sub }), '9')).status).toBe(404);
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await fetch(`${app.url}/signin/with/1/logout`, json)).status).toBe(415);
    expect(await people.isSignedIn(ada.session)).toBe(true);
  });

  test('that could not be heard to its end is heard when it comes again', async () => {
    const ada = await somebody();
    const token = await issuer.logoutToken({ sub: ada.sub });
    const database = app.app.get(Database);
    await database.execute('alter table identity.external_session rename to away');
    expect((await tellLogout(app, token)).status).toBe(500);
    await database.execute('alter table identity.away rename to external_session');
    expect((await tellLogout(app, token)).status).toBe(200);
    expect(await people.isSignedIn(ada.session)).toBe(false);
  });
});

describe('signing out here', () => {
  test('offers to sign out at the issuer, which brings the browser back', async () => {
    const { traveller, session } = await somebody();
    await traveller.here.open('/signout');
    const farewell = await traveller.here.submit('/signout');
    expect(farewell.status).toBe(200);
    expect(await people.isSignedIn(session)).toBe(false);
    const [, link = ''] = /href="([^"]*\/session\/end[^"]*)"/.exec(farewell.text) ?? [];
    const url = new URL(link.replaceAll('&amp;', '&'));
    expect([url.origin, url.searchParams.get('post_logout_redirect_uri')]).toEqual([issuer.url, `${app.url}/signin`]);
    expect(url.searchParams.get('id_token_hint')).toBe(idToken);
  });

  test('does not wait for an issuer that is away', async () => {
    const { traveller, session } = await somebody();
    issuer.failing = 500;
    await traveller.here.open('/signout');
    expect([200, 303]).toContain((await traveller.here.submit('/signout')).status);
    issuer.failing = null;
    expect(await people.isSignedIn(session)).toBe(false);
  });
});
