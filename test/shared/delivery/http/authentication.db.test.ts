import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SESSION_COOKIE } from '../../../../src/shared/delivery/http/cookies.js';
import { type Member, newMember, sessionOf, tokenOf } from '../../../support/people/credentials.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { AuthenticatedRoutesModule } from './authenticated-routes.module.js';

const SKILL = '/api/v1/test-routes/skill';
const SESSION = '/api/v1/test-routes/session';

let app: TestApp;
let member: Member;
let skillToken: string;
let mcpToken: string;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp({ modules: [AuthenticatedRoutesModule], listen: 'known' });
  member = await newMember(app);
  skillToken = await tokenOf(app, member, { audience: 'api', scopes: ['skill'] });
  mcpToken = await tokenOf(app, member);
  cookie = `${SESSION_COOKIE}=${await sessionOf(app, member)}`;
});
afterAll(() => app?.close());

const mcp = (headers: Record<string, string>, body: string = '{"a":1}') =>
  fetch(`${app.url}/mcp-like`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('an operation for API tokens', () => {
  const wayIn = () => `resource_metadata="${app.url}/.well-known/oauth-protected-resource"`;

  test('accepts a token for the API', async () => {
    expect((await app.post(SKILL, undefined, skillToken)).body).toEqual({ caller: member.id });
  });

  test('refuses a token for MCP', async () => {
    const { status, headers } = await app.post(SKILL, undefined, mcpToken);
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe(`Bearer realm="podcast-briefings", error="invalid_token", ${wayIn()}`);
  });

  test('answers a request without a token with where to get one', async () => {
    const { headers } = await app.post(SKILL);
    expect(headers['www-authenticate']).toBe(`Bearer realm="podcast-briefings", ${wayIn()}`);
  });

  test('refuses the session of a browser', async () => {
    expect((await app.post(SKILL, undefined, null, { headers: { cookie } })).status).toBe(401);
  });

  test('names the missing scope when a token has another one', async () => {
    const narrow = await tokenOf(app, member, { audience: 'api', scopes: ['other'] });
    const { status, body, headers } = await app.post(SKILL, undefined, narrow);
    expect(status).toBe(403);
    expect(body['error']).toBe('insufficient_scope');
    expect(headers['www-authenticate']).toBe(`Bearer error="insufficient_scope", scope="skill", ${wayIn()}`);
  });
});

describe('the operation for MCP tokens', () => {
  const resource = () =>
    `resource="${app.url}/mcp", resource_metadata="${app.url}/.well-known/oauth-protected-resource/mcp"`;

  test('accepts a token for MCP', async () => {
    const answer = await mcp(bearer(mcpToken));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ caller: member.id, body: { a: 1 } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('contract-version')).toBeNull();
  });

  test.each<[string, () => Record<string, string>]>([
    ['no token', () => ({})],
    ['a token for the API', () => bearer(skillToken)],
    ['nonsense', () => bearer('nonsense')],
    ['another scheme', () => ({ authorization: 'Basic dTpw' })],
    ['a session of a browser', () => ({ cookie })],
  ])('answers %s with its realm and the address of its metadata', async (_, headers) => {
    const answer = await mcp(headers());
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe(`Bearer error="invalid_token", ${resource()}`);
  });

  test('ignores a token in the query or the body', async () => {
    const inQuery = await fetch(`${app.url}/mcp-like?access_token=${mcpToken}`, { method: 'POST' });
    expect(inQuery.status).toBe(401);
    expect((await mcp({}, JSON.stringify({ access_token: mcpToken }))).status).toBe(401);
  });

  test('authenticates before it reads the body', async () => {
    expect((await mcp({}, '{"broken')).status).toBe(401);
    expect((await mcp(bearer(mcpToken), '{"broken')).status).toBe(400);
  });

  test('names the missing scope', async () => {
    const answer = await mcp(bearer(await tokenOf(app, member, { scopes: [] })));
    expect(answer.status).toBe(403);
    expect(answer.headers.get('www-authenticate')).toBe(
      `Bearer error="insufficient_scope", scope="mcp:use", ${resource()}`,
    );
    expect(await answer.json()).toMatchObject({ error: 'insufficient_scope' });
  });
});

describe('an operation for browser sessions', () => {
  const enter = (headers: Record<string, string>) => app.post(SESSION, undefined, null, { headers });

  test('accepts a session, also without the headers of a browser', async () => {
    expect((await enter({ cookie })).body).toEqual({ caller: member.id });
  });

  test.each<[string, () => Record<string, string>]>([
    ['a page of ours', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['a page of ours in an old browser', () => ({ origin: app.url })],
  ])('accepts %s', async (_, headers) => {
    expect((await enter({ cookie, ...headers() })).status).toBe(200);
  });

  test.each<[string, () => Record<string, string>]>([
    ['another site', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['another site that lies about its origin', () => ({ 'sec-fetch-site': 'cross-site', origin: app.url })],
    ['a neighbour below our domain', () => ({ 'sec-fetch-site': 'same-site' })],
    ['another site in an old browser', () => ({ origin: 'https://evil.example' })],
    ['a sandboxed frame in an old browser', () => ({ origin: 'null' })],
  ])('refuses a request of %s', async (_, headers) => {
    const { status, body } = await enter({ cookie, ...headers() });
    expect(status).toBe(403);
    expect(body['error']).toBe('forbidden');
  });

  test.each<[string, () => Record<string, string>]>([
    ['nobody', () => ({})],
    ['a bearer token', () => bearer(skillToken)],
    ['a bearer token in the cookie', () => ({ cookie: `${SESSION_COOKIE}=${skillToken}` })],
    ['nonsense in the cookie', () => ({ cookie: `${SESSION_COOKIE}=%zz%00;;;=;${'x=y;'.repeat(2000)}` })],
  ])('refuses %s, without mentioning bearer tokens', async (_, headers) => {
    const answered = await enter(headers());
    expect(answered.status).toBe(401);
    expect(answered.body).toMatchObject({ error: 'unauthorized', message: expect.stringContaining('/signin') });
    expect(answered.headers['www-authenticate']).not.toContain('Bearer');
  });

  test('refuses a form, even from our own page', async () => {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.post(SESSION, 'anything=1', null, { headers })).status).toBe(415);
  });

  test('logs the caller, and never the cookie', async () => {
    const before = app.logLines.length;
    await enter({ cookie });
    const lines = app.logLines.slice(before).join('\n');
    expect(lines).toContain(`"caller":"${member.id}"`);
    expect(lines).not.toContain(cookie.split('=')[1]);
  });
});

describe('an operation with a query', () => {
  const START = '/api/v1/test-routes/start';

  test('validates the query and answers with a redirect', async () => {
    const { status, headers } = await app.get(`${START}?word=abc&note=x&other=y`);
    expect(status).toBe(302);
    expect(headers['location']).toBe('https://example.org/?word=abc&note=x');
    expect(headers['contract-version']).toBe('2026-08-12');
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each<[string, string, string]>([
    ['nothing', '', 'word is required and must be a string that matches ^[a-z]{3,}$.'],
    ['a wrong value', '?word=AB', 'word must be a string that matches ^[a-z]{3,}$.'],
    ['two values', '?word=abc&word=def', 'word must be a string that matches ^[a-z]{3,}$.'],
    ['too long a value', `?word=abc&note=${'x'.repeat(21)}`, 'note must be a string of 1 to 20 characters.'],
    ['U+0000', '?word=abc&note=a%00b', 'note must not contain U+0000.'],
  ])('refuses the query %s', async (_, query, message) => {
    const { status, text } = await app.get(START + query);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toEqual({ error: 'invalid_request', message });
  });

  test('is in the contract with its parameters and its redirect', async () => {
    const document = (await (await fetch(`${app.url}/openapi.json`)).json()) as {
      paths: Record<string, { get: { parameters: unknown; responses: object; requestBody?: unknown } }>;
    };
    const { get } = document.paths[START]!;
    expect(get.parameters).toEqual([
      { name: 'word', in: 'query', required: true, schema: { type: 'string', pattern: '^[a-z]{3,}$' } },
      { name: 'note', in: 'query', required: false, schema: { type: 'string', minLength: 1, maxLength: 20 } },
    ]);
    expect(Object.keys(get.responses)).toEqual(['302', '400', 'default']);
    expect(get.responses).toMatchObject({ 302: { headers: { Location: { required: true } } } });
    expect(get.requestBody).toBeUndefined();
  });

  test('answers POST with 405', async () => {
    const { status, headers } = await app.post(START);
    expect(status).toBe(405);
    expect(headers['allow']).toBe('GET, HEAD');
  });
});
