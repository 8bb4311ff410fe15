import { CommandBus } from '@nestjs/cqrs';
import { CreateMember } from '../../../src/identity/accounts/application/commands/create-member.js';
import { TokenMint } from '../../../src/identity/security/application/ports/token-mint.js';
import { type NewToken, TokenStore } from '../../../src/identity/access/application/ports/token-store.js';
import { SignIn } from '../../../src/identity/accounts/application/commands/sign-in.js';
import { SESSION_COOKIE } from '../../../src/shared/delivery/http/cookies.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import type { BrowserClient, BrowserOptions } from '../browser/browser-client.js';
import type { TestApp } from '../http/http-app.js';

const PASSWORD = 'correct horse battery';
const HOUR_MS = 3_600_000;

export interface Member {
  readonly id: CallerId;
  readonly email: string;
  readonly password: string;
}

export async function newMember(app: TestApp): Promise<Member> {
  const email = `member-${Math.random().toString(36).slice(2)}@example.org`;
  const create = new CreateMember(email, 'Member of a test', PASSWORD);
  return { id: await app.app.get(CommandBus, { strict: false }).execute(create), email, password: PASSWORD };
}

/** Signs in as the page does; the value of the session cookie. */
export async function sessionOf(app: TestApp, { email, password }: Member): Promise<string> {
  const from = { visit: { address: '127.0.0.1' }, device: null, session: null };
  const { sessionToken } = await app.app.get(CommandBus, { strict: false }).execute(new SignIn(email, password, from));
  return sessionToken;
}

/** A browser in which that member is signed in. Needs an app that listens where it is known. */
export async function signedIn(app: TestApp, member: Member, options: BrowserOptions = {}): Promise<BrowserClient> {
  const browser = app.browser(options);
  browser.keep({ name: SESSION_COOKIE, value: await sessionOf(app, member), sameSite: 'lax', path: '/' });
  return browser;
}

/** A bearer token as an OAuth client gets it: for MCP, with the scope of MCP, unless told otherwise. */
export async function tokenOf(app: TestApp, member: Member, about: Partial<NewToken> = {}): Promise<string> {
  const { token, digest } = app.app.get(TokenMint, { strict: false }).mint();
  const now = Date.now();
  await app.app.get(TokenStore, { strict: false }).add({
    digest,
    callerId: member.id,
    client: 'client-of-a-test',
    clientName: 'A test',
    audience: 'mcp',
    scopes: ['mcp:use'],
    grantId: null,
    issuedAt: now,
    expiresAt: now + HOUR_MS,
    ...about,
  });
  return token;
}
