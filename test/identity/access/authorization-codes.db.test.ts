import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import * as kit from './oauth-kit.js';

let app: TestApp;
/** Another node on the same database, at another address. */
let node: TestApp;
let person: kit.Person;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
  node = await startTestApp({ databaseUrl: app.databaseUrl, config: { baseUrl: app.url } });
  person = await kit.newPerson(app);
});

afterAll(async () => {
  await node.close();
  await app.close();
});

const sought = async (redirects?: readonly string[]): Promise<kit.Asked> => ({
  client: await kit.newClient(app, redirects),
  verifier: kit.newVerifier(),
});

/** What the client is told at its redirect address. */
const toldClient = async (asked: kit.Asked): Promise<URLSearchParams> => {
  const seen = await kit.visit(person.browser, kit.authorizePath(asked));
  return new URL(seen.location ?? 'about:blank').searchParams;
};

/** What the person sees instead, because nobody may be sent anywhere. */
const refusalPage = async (asked: kit.Asked): Promise<string> => {
  const seen = await kit.visit(person.browser, kit.authorizePath(asked));
  expect([seen.status, seen.location]).toEqual([400, null]);
  return seen.text;
};

describe('an authorization code', () => {
  test('works once: the second time it takes with it what it had given', async () => {
    const asked = await sought();
    const code = kit.codeIn(await kit.letIn(person.browser, asked));
    const { body: first } = await kit.redeem(app, asked.client, code, asked.verifier);
    expect(await kit.mcpStatus(app, String(first.access_token))).toBe(200);
    const second = await kit.redeem(app, asked.client, code, asked.verifier);
    expect([second.status, second.body.error]).toEqual([400, 'invalid_grant']);
    expect(await kit.mcpStatus(app, String(first.access_token))).toBe(401);
    const { body } = await kit.refresh(app, asked.client, String(first.refresh_token));
    expect(body.error).toBe('invalid_grant');
  });

  test('gives tokens to no more than one of ten who redeem it at the same time on two nodes', async () => {
    const asked = await sought();
    const code = kit.codeIn(await kit.letIn(person.browser, asked));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => kit.redeem(at % 2 === 0 ? app : node, asked.client, code, asked.verifier)),
    );
    // Nobody gets a token when a later redemption ends the consent (RFC 6749 §4.1.2) before the first has all of them.
    const given = answers.filter(({ status }) => status === 200);
    expect(given.length).toBeLessThanOrEqual(1);
    expect(answers.filter(({ body }) => body.error === 'invalid_grant')).toHaveLength(10 - given.length);
  });

  test('is bound to its client, its verifier and its redirect address', async () => {
    const [asked, other] = [await sought(), await kit.newClient(app)];
    const code = kit.codeIn(await kit.letIn(person.browser, asked));
    const wrong = await Promise.all([
      kit.redeem(app, other, code, asked.verifier),
      kit.redeem(app, asked.client, code, kit.newVerifier()),
      kit.postForm(app, 'token', { grant_type: 'authorization_code', client_id: asked.client, code }),
      kit.postForm(app, 'token', {
        grant_type: 'authorization_code',
        client_id: asked.client,
        code,
        code_verifier: asked.verifier,
        redirect_uri: 'http://127.0.0.1:6274/elsewhere',
      }),
    ]);
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect((await kit.redeem(app, asked.client, code, asked.verifier)).status).toBe(200);
  });

  test('comes with the issuer, so that a client with many servers is not mixed up (RFC 9207)', async () => {
    const url = await kit.letIn(person.browser, await sought());
    expect(url.searchParams.get('iss')).toBe(app.url);
    expect(url.searchParams.get('state')).toBe('the-state');
  });
});

describe('an authorization request', () => {
  test('without PKCE, with PKCE plain, or with a challenge that is none is told so', async () => {
    const asked = await sought();
    for (const changes of [
      { code_challenge: null, code_challenge_method: null },
      { code_challenge_method: 'plain' },
      { code_challenge_method: null },
      { code_challenge: 'short' },
    ]) {
      const told = await toldClient({ ...asked, changes });
      expect([told.get('error'), told.get('code'), told.get('state')]).toEqual(['invalid_request', null, 'the-state']);
    }
  });

  test('goes back to nothing but a registered address, of loopback with any port', async () => {
    const asked = await sought([kit.REDIRECT, 'https://client.example/cb']);
    const goodbye = ['http://127.0.0.1:51111/callback', 'https://client.example/cb'];
    for (const redirect_uri of goodbye) {
      const page = await kit.visit(person.browser, kit.authorizePath({ ...asked, changes: { redirect_uri } }));
      expect(page.text).toContain('Client of a test');
    }
    for (const redirect_uri of [
      'http://127.0.0.1:51111/elsewhere',
      'http://127.0.0.1.evil.example/callback',
      'https://client.example/cb?more=1',
      'https://client.example/cb/',
      'https://client.example:444/cb',
      'https://client.example.evil.example/cb',
      'https://client.example/cb#fragment',
      'javascript:alert(1)',
    ]) {
      expect(await refusalPage({ ...asked, changes: { redirect_uri } })).toContain('<code>invalid_redirect_uri</code>');
    }
  });

  test('of a client that nobody knows ends at a page, which shows nothing of it as markup', async () => {
    const text = await refusalPage({ client: '<script>alert(1)</script>', verifier: kit.newVerifier() });
    expect(text).toContain('<code>invalid_client</code>');
    expect(text).not.toContain('<script>alert');
    expect(text).not.toMatch(/at .*\.js:\d+/);
  });

  test('for the API, or for something that is not ours, is told invalid_target', async () => {
    const asked = await sought();
    for (const resource of [app.url, 'https://api.example/mcp', `${app.url}/mcp/`]) {
      expect((await toldClient({ ...asked, changes: { resource } })).get('error')).toBe('invalid_target');
    }
  });

  test('without a scope, or for more than there is, is about mcp:use', async () => {
    for (const scope of [null, 'openid profile offline_access mcp:use', 'everything']) {
      const asked = { ...(await sought()), changes: { scope } };
      const code = kit.codeIn(await kit.letIn(person.browser, asked));
      const { body } = await kit.redeem(app, asked.client, code, asked.verifier);
      expect(body.scope).toBe('mcp:use');
      expect(await kit.mcpStatus(app, String(body.access_token))).toBe(200);
    }
  });

  test('is answered in the query only: not as a form, not in a fragment, not with a token', async () => {
    const asked = await sought();
    for (const changes of [{ response_mode: 'form_post' }, { response_mode: 'fragment' }, { response_type: 'token' }]) {
      const { text, location } = await kit.visit(person.browser, kit.authorizePath({ ...asked, changes }));
      expect(`${text} ${location}`).toMatch(/unsupported_|invalid_request/);
      expect(`${text} ${location}`).not.toMatch(/[?#&](code|access_token)=/);
    }
  });

  test('with what no database can store is answered like any other', async () => {
    const asked = { ...(await sought()), changes: { state: 'a\0b', nonce: undefined } };
    expect((await kit.letIn(person.browser, asked)).searchParams.get('state')).toBe('ab');
  });

  test('may not be sent as a form', async () => {
    const response = await fetch(`${app.url}/api/auth/oauth2/authorize`, {
      method: 'POST',
      body: new URLSearchParams(),
    });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a person who is asked', () => {
  test('and refuses sends the client nothing but that', async () => {
    const page = await kit.visit(person.browser, kit.authorizePath(await sought()));
    const { searchParams: told } = await kit.decide(person.browser, page, 'refuse');
    expect([told.get('error'), told.get('code'), told.get('state')]).toEqual(['access_denied', null, 'the-state']);
  });

  test('sees who asks and where the answer goes, and is asked each time by programs on a device', async () => {
    const asked = await sought();
    await kit.letIn(person.browser, asked);
    const again = await kit.visit(person.browser, kit.authorizePath(asked));
    expect(again.text).toContain('Client of a test');
    expect(again.text).toContain('127.0.0.1');
  });

  test('is not asked again by the same client on the web, until it gives its access back', async () => {
    const web = { redirect_uri: 'https://client.example/cb' };
    const asked = { ...(await sought([web.redirect_uri])), changes: web };
    await kit.letIn(person.browser, asked);
    const again = await kit.visit(person.browser, kit.authorizePath(asked));
    const code = kit.codeIn(new URL(again.location ?? 'about:blank'));
    const { body } = await kit.postForm(app, 'token', {
      grant_type: 'authorization_code',
      client_id: asked.client,
      code,
      code_verifier: asked.verifier,
      ...web,
    });
    await kit.postForm(app, 'revoke', { client_id: asked.client, token: String(body.refresh_token) });
    const asksAgain = await kit.visit(person.browser, kit.authorizePath(asked));
    expect(asksAgain.text).toContain('client.example');
  });
});
