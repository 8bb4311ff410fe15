import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { HttpSettings } from '../../../../src/config/http-settings.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../../src/preferences/preferences.module.js';
import { ShowsModule } from '../../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { connect, mcpToken, post } from '../../../support/mcp/mcp-client.js';

let app: TestApp;

let token: string;

beforeAll(async () => {
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule],
    config: { rateLimitPerMinute: 100_000 },
  });
  token = await mcpToken(app);
});

afterAll(() => app?.close());

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

interface JsonRpcRefusal {
  readonly jsonrpc: string;
  readonly id: null;
  readonly error: { readonly code: number; readonly message: string; readonly data: { readonly error: string } };
}

describe('POST /mcp', () => {
  test('answers a request without a token with where to get one, as the contract says', async () => {
    const response = await post(app, null, ping);
    const { statusCode, headers } = response;
    const { baseUrl } = app.app.get(HttpSettings);
    expect(statusCode).toBe(401);
    expect(headers['www-authenticate']).toBe(
      `Bearer error="invalid_token", resource="${baseUrl}/mcp", resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/mcp"`,
    );
    expect(response.json()).toEqual({ error: 'unauthorized', message: expect.any(String) });
  });

  test.each([
    ['prompts/get', { name: 'briefing', arguments: 'x' }],
    ['prompts/get', { name: 'briefing', arguments: { a: 1 } }],
    ['resources/read', { uri: 1 }],
    ['completion/complete', {}],
    ['tools/call', { name: 1 }],
  ])('calls parameters of %s that are not as the protocol has them wrong parameters: %j', async (method, params) => {
    const { body } = await post(app, token, { jsonrpc: '2.0', id: 1, method, params });
    expect(JSON.parse(/\{.*\}/.exec(body)?.[0] ?? '')).toMatchObject({ error: { code: -32_602 } });
  });

  test('refuses a Skill Session, of a member or of nobody', async () => {
    for (const wrong of [await app.memberToken(), await app.anonymousToken()]) {
      expect((await post(app, wrong, ping)).statusCode).toBe(401);
    }
  });

  test('refuses a token without the scope mcp:use', async () => {
    const { statusCode, headers } = await post(app, await mcpToken(app, ['openid']), ping);
    expect(statusCode).toBe(403);
    expect(headers['www-authenticate']).toContain('error="insufficient_scope"');
  });

  test('accepts tokens that no operation of the API accepts', async () => {
    expect((await app.post('/api/v1/settings/get', {}, token)).status).toBe(401);
  });

  test.each([
    ['a page of somebody else', { origin: 'https://evil.example' }],
    ['a name that was bent to this address', { host: 'evil.example' }],
    ['an Origin that is none', { origin: 'null' }],
  ])('refuses %s', async (_who, headers) => {
    const response = await post(app, token, ping, headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ error: 'forbidden', message: expect.stringMatching(/must be/) });
  });

  test('accepts pages of our own origin, and programs, which send no Origin', async () => {
    expect((await post(app, token, ping)).statusCode).toBe(200);
    expect((await post(app, token, ping, { origin: app.url })).statusCode).toBe(200);
  });

  test.each([
    ['no JSON', '{"jsonrpc":', 400, -32_700],
    ['JSON that is nested too deep', `${'['.repeat(70)}${']'.repeat(70)}`, 400, -32_700],
    ['a batch', [ping, ping], 400, -32_700],
    ['more than the limit', JSON.stringify({ ...ping, params: { fill: 'x'.repeat(300_000) } }), 413, -32_000],
  ])('answers %s as JSON-RPC does', async (_what, body, status, code) => {
    const response = await post(app, token, body);
    expect(response.statusCode).toBe(status);
    const { jsonrpc, id, error } = response.json<JsonRpcRefusal>();
    expect({ jsonrpc, id, code: error.code }).toEqual({ jsonrpc: '2.0', id: null, code });
    expect(error.message).not.toBe('');
  });

  test('has no sessions: it answers GET and DELETE with 405', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      const { statusCode, headers } = await app.app.inject({
        method,
        url: '/mcp',
        headers: { authorization: `Bearer ${token}` },
      });
      expect({ statusCode, allow: headers.allow }).toEqual({ statusCode: 405, allow: 'POST' });
    }
  });

  test('limits calls as the API limits requests', async () => {
    const busy = await startTestApp({ modules: [], config: { rateLimitPerMinute: 20 } });
    try {
      const impatient = await mcpToken(busy);
      // More than two windows let through: a minute may end in between.
      const answers = await Promise.all(Array.from({ length: 60 }, () => post(busy, impatient, ping)));
      const refused = answers.filter(({ statusCode }) => statusCode === 429);
      expect(refused.length).toBeGreaterThanOrEqual(20);
      expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/);
    } finally {
      await busy.close();
    }
  });
});

describe('two MCP clients at once', () => {
  test('never see data of each other', async () => {
    const speak = async (language: string): Promise<unknown[]> => {
      const client = await connect(app, await mcpToken(app));
      await client.callTool({ name: 'update_settings', arguments: { profile: { language } } });
      const reads = await Promise.all(Array.from({ length: 30 }, () => client.callTool({ name: 'get_settings' })));
      await client.close();
      return reads.map(({ structuredContent }) => structuredContent);
    };
    const [german, japanese] = await Promise.all([speak('de'), speak('ja')]);
    expect(new Set(german.map((seen) => JSON.stringify(seen)))).toEqual(
      new Set(['{"profile":{"language":"de","timezone":"UTC"}}']),
    );
    expect(new Set(japanese.map((seen) => JSON.stringify(seen)))).toEqual(
      new Set(['{"profile":{"language":"ja","timezone":"UTC"}}']),
    );
  });
});
