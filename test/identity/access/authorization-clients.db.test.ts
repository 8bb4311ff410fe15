import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Database } from '../../../src/shared/storage/database/database.js';
import { ExpiredRows } from '../../../src/identity/security/application/ports/expired-rows.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import * as kit from './oauth-kit.js';

const DAY_MS = 86_400_000;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
});

afterAll(() => app.close());

const database = (): Database => app.app.get(Database, { strict: false });

/** The metadata that known clients were observed to send. */
const CLIENTS: Readonly<Record<string, object>> = {
  Claude: {
    client_name: 'Claude',
    redirect_uris: ['https://claude.ai/api/mcp/auth_callback'],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope: 'claudeai mcp:use',
    token_endpoint_auth_method: 'client_secret_post',
  },
  ChatGPT: {
    client_name: 'ChatGPT',
    redirect_uris: ['https://chatgpt.com/connector_platform_oauth_redirect'],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  },
  Cursor: {
    client_name: 'Cursor',
    application_type: 'web',
    redirect_uris: [
      'cursor://anysphere.cursor-mcp/oauth/callback',
      'https://www.cursor.com/agents/mcp/oauth/callback',
      'http://localhost:8787/callback',
    ],
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  },
  'VS Code': {
    client_name: 'Visual Studio Code',
    client_uri: 'https://code.visualstudio.com',
    grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
    response_types: ['code'],
    redirect_uris: [
      'https://insiders.vscode.dev/redirect',
      'https://vscode.dev/redirect',
      'http://localhost/',
      'http://127.0.0.1/',
      'http://localhost:33418/',
      'http://127.0.0.1:33418/',
    ],
    scope: 'mcp:use',
    token_endpoint_auth_method: 'none',
    application_type: 'native',
  },
  'MCP Inspector': {
    client_name: 'MCP Inspector',
    redirect_uris: ['http://localhost:6274/oauth/callback', 'http://localhost:6274/oauth/callback/debug'],
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    client_uri: 'https://github.com/modelcontextprotocol/inspector',
  },
};

const registered = async (redirects: readonly string[]): Promise<kit.Answer> =>
  kit.register(app, { redirect_uris: redirects });

describe('a client that registers itself', () => {
  test.each(Object.keys(CLIENTS))('like %s is taken, as a public client without a secret', async (name) => {
    const metadata = CLIENTS[name] as { redirect_uris: string[]; client_name: string };
    const { status, body, headers } = await kit.register(app, metadata);
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(body).toMatchObject({
      client_name: metadata.client_name,
      redirect_uris: metadata.redirect_uris,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
    });
    expect(Object.keys(body).filter((key) => /secret|registration_access/.test(key))).toEqual([]);
  });

  test.each([
    ['a script', 'javascript:alert(1)'],
    ['a document in its address', 'data:text/html,x'],
    ['http on somebody else’s machine', 'http://evil.example/cb'],
    ['http on a name like loopback', 'http://127.0.0.1.evil.example/cb'],
    ['a fragment', 'https://a.example/cb#x'],
    ['no address', 'not an address'],
    ['a file', 'file:///etc/passwd'],
  ])('may not be answered at %s', async (_what, redirect) => {
    const { status, body } = await registered([redirect]);
    expect(status).toBe(400);
    expect(body.error).toMatch(/^invalid_(redirect_uri|client_metadata)$/);
  });

  test('must have 1 to 20 addresses of bounded length, and be JSON of at most 64 KiB', async () => {
    const many = Array.from({ length: 21 }, (_, at) => `https://a.example/${at}`);
    const refused = [
      await registered([]),
      await registered(many),
      await registered([`https://a.example/${'x'.repeat(2000)}`]),
      await kit.register(app, {}),
      await kit.register(app, '[]'),
      await kit.register(app, '{"redirect_uris":'),
      await kit.register(app, { redirect_uris: ['https://a.example/'], client_name: 'x'.repeat(70_000) }),
      await kit.register(app, { redirect_uris: ['https://a.example/'], response_types: ['token'] }),
    ];
    for (const { status, body } of refused) {
      expect([status, body.error]).toEqual([400, 'invalid_client_metadata']);
      expect(body.error_description).not.toBe('');
    }
    expect((await registered(many.slice(1))).status).toBe(201);
  });

  test('makes the server fetch nothing: what it says of keys, logos and sectors is left out', async () => {
    const { status, body } = await kit.register(app, {
      redirect_uris: ['https://a.example/cb'],
      jwks_uri: 'https://169.254.169.254/latest',
      logo_uri: 'https://169.254.169.254/logo',
      sector_identifier_uri: 'https://169.254.169.254/sector',
      client_name: `  ${'n'.repeat(300)}`,
    });
    expect(status).toBe(201);
    expect(Object.keys(body).filter((key) => /jwks|logo|sector/.test(key))).toEqual([]);
    expect(body.client_name).toBe('n'.repeat(200));
  });

  test('may be a program in a browser, whose preflight is answered', async () => {
    const answer = await fetch(`${app.url}/api/auth/oauth2/register`, {
      method: 'OPTIONS',
      headers: { origin: 'https://inspector.example', 'access-control-request-method': 'POST' },
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  test('is forgotten after thirty days in which nobody let it in, and stays while somebody does', async () => {
    const [used, unused] = [await kit.newTokens(app, await kit.newPerson(app)), await kit.newClient(app)];
    const known = async (client: string): Promise<boolean> => {
      const fields = { grant_type: 'refresh_token', client_id: client, refresh_token: 'x' };
      return (await kit.postForm(app, 'token', fields)).body.error !== 'invalid_client';
    };
    const store = app.app.get(ExpiredRows, { strict: false });
    await store.remove('grants', Date.now(), 1000);
    expect([await known(used.client), await known(unused)]).toEqual([true, true]);
    await database().execute(`update identity.oidc_payload set created_at = created_at - $1 where kind = 'Client'`, [
      31 * DAY_MS,
    ]);
    await store.remove('grants', Date.now(), 1000);
    expect([await known(used.client), await known(unused)]).toEqual([true, false]);
  });
});

describe('what of the authorization server has expired', () => {
  test('is purged in batches, and nothing else', async () => {
    const { client, refresh } = await kit.newTokens(app, await kit.newPerson(app));
    const rows = async (): Promise<number> => {
      const [row] = await database().query<{ n: number }>('select count(*)::int as n from identity.oidc_payload');
      return row?.n ?? 0;
    };
    const [before, store] = [await rows(), app.app.get(ExpiredRows, { strict: false })];
    const inTwoMinutes = Date.now() + 120_000;
    const removed = await store.remove('grants', inTwoMinutes, 1);
    expect([removed, await rows()]).toEqual([1, before - 1]);
    while ((await store.remove('grants', inTwoMinutes, 100)) > 0);
    expect((await kit.refresh(app, client, refresh)).status).toBe(200);
  });
});

describe('registration of clients', () => {
  test('is open thirty times an hour to one address, and preflight requests do not count', async () => {
    const node = await startTestApp({ listen: 'known' });
    const answers: number[] = [];
    for (let n = 0; n < 31; n += 1) {
      const preflight = await fetch(`${node.url}/api/auth/oauth2/register`, { method: 'OPTIONS' });
      answers.push(preflight.status, (await kit.register(node, { redirect_uris: [kit.REDIRECT] })).status);
    }
    expect(answers.filter((status) => status === 201)).toHaveLength(30);
    expect(answers.slice(-2)).toEqual([204, 429]);
    await node.close();
  });
});
