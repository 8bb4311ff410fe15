import { createHash, randomBytes } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { CreateMember } from '../../../src/identity/accounts/application/commands/create-member.js';
import { SignIn } from '../../../src/identity/accounts/application/commands/sign-in.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import type { BrowserClient, Seen } from '../../support/browser/browser-client.js';
import type { TestApp } from '../../support/http/http-app.js';

export const REDIRECT = 'http://127.0.0.1:6274/callback';
const PASSWORD = 'correct horse battery';

export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

export const newVerifier = (): string => randomBytes(32).toString('base64url');

export interface Person {
  readonly id: CallerId;
  readonly email: string;
  readonly browser: BrowserClient;
}

let people = 0;

export async function newMember(app: TestApp): Promise<{ id: CallerId; email: string }> {
  const email = `person-${(people += 1)}@example.org`;
  const commands = app.app.get(CommandBus, { strict: false });
  return { id: await commands.execute(new CreateMember(email, 'Person of a test', PASSWORD)), email };
}

/** A new session of that member in this browser, as the sign-in page makes it. */
export async function signIn(app: TestApp, email: string, browser: BrowserClient): Promise<void> {
  const commands = app.app.get(CommandBus, { strict: false });
  const from = { visit: { address: '192.0.2.1' }, device: null, session: null };
  const { sessionToken } = await commands.execute(new SignIn(email, PASSWORD, from));
  browser.keep({ name: '__Secure-briefings.session_token', value: sessionToken, path: '/' });
}

/** A new member, signed in in a browser of their own. */
export async function newPerson(app: TestApp): Promise<Person> {
  const browser = app.browser();
  const member = await newMember(app);
  await signIn(app, member.email, browser);
  return { ...member, browser };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const body = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: response.status, headers: response.headers, body };
}

export async function register(app: TestApp, metadata: object | string): Promise<Answer> {
  const body = typeof metadata === 'string' ? metadata : JSON.stringify(metadata);
  const headers = { 'content-type': 'application/json' };
  return answerOf(await fetch(`${app.url}/api/auth/oauth2/register`, { method: 'POST', headers, body }));
}

/** A client that registered itself. */
export async function newClient(app: TestApp, redirects: readonly string[] = [REDIRECT]): Promise<string> {
  const { body } = await register(app, { client_name: 'Client of a test', redirect_uris: redirects });
  return String(body.client_id);
}

/** A POST to the token or the revocation endpoint. */
export async function postForm(
  app: TestApp,
  endpoint: 'token' | 'revoke',
  fields: Readonly<Record<string, string>>,
): Promise<Answer> {
  const body = new URLSearchParams(fields);
  return answerOf(await fetch(`${app.url}/api/auth/oauth2/${endpoint}`, { method: 'POST', body }));
}

export interface Asked {
  readonly client: string;
  readonly verifier: string;
  readonly changes?: Readonly<Record<string, string | null | undefined>>;
}

export function authorizePath({ client, verifier, changes = {} }: Asked): string {
  const usual = {
    client_id: client,
    response_type: 'code',
    redirect_uri: REDIRECT,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    state: 'the-state',
  };
  const fields = Object.entries({ ...usual, ...changes }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return `/api/auth/oauth2/authorize?${new URLSearchParams(fields)}`;
}

/** Follows our own redirects until there is a page, or an address of somebody else. */
export const visit = async (browser: BrowserClient, path: string): Promise<Seen> =>
  browser.settle(await browser.open(path));

/** Answers the page where the person decides, and goes on as far as it leads on our site. */
export async function decide(browser: BrowserClient, asked: Seen, answer: 'allow' | 'refuse'): Promise<URL> {
  const { pathname } = new URL(asked.url);
  const seen = await browser.settle(await browser.submit(pathname, { answer }));
  return new URL(seen.location ?? seen.url);
}

/** Where the browser ends up when the person lets the client in: at the client, with a code. */
export async function letIn(browser: BrowserClient, asked: Asked): Promise<URL> {
  const page = await visit(browser, authorizePath(asked));
  return await decide(browser, page, 'allow');
}

export const codeIn = (url: URL): string => url.searchParams.get('code') ?? '';

export interface Tokens {
  readonly client: string;
  readonly access: string;
  readonly refresh: string;
}

export const redeem = (app: TestApp, client: string, code: string, verifier: string): Promise<Answer> =>
  postForm(app, 'token', {
    grant_type: 'authorization_code',
    client_id: client,
    code,
    code_verifier: verifier,
    redirect_uri: REDIRECT,
  });

export const refresh = (app: TestApp, client: string, token: string): Promise<Answer> =>
  postForm(app, 'token', { grant_type: 'refresh_token', client_id: client, refresh_token: token });

/** The whole way, for a new client: register, consent, redeem. */
export async function newTokens(app: TestApp, { browser }: Person): Promise<Tokens> {
  const [client, verifier] = [await newClient(app), newVerifier()];
  const { body } = await redeem(app, client, codeIn(await letIn(browser, { client, verifier })), verifier);
  return { client, access: String(body.access_token), refresh: String(body.refresh_token) };
}

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

/** Status of a request to the MCP server with that token. */
export async function mcpStatus(app: TestApp, token: string): Promise<number> {
  const response = await fetch(`${app.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify(INITIALIZE),
  });
  await response.body?.cancel();
  return response.status;
}

export const apiStatus = async (app: TestApp, token: string): Promise<number> =>
  (await app.post('/api/v1/settings/get', {}, token)).status;
