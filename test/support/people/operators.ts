import { GrantRole } from '../../../src/identity/access/application/commands/grant-role.js';
import { IssueToken } from '../../../src/identity/access/application/commands/issue-token.js';
import { SESSION_COOKIE } from '../../../src/shared/delivery/http/cookies.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import type { BrowserClient, BrowserOptions } from '../browser/browser-client.js';
import type { TestApp } from '../http/http-app.js';
import { People } from './people.js';

/** A member with a browser that is signed in, and an agent. */
export interface Somebody {
  readonly id: CallerId;
  readonly email: string;
  readonly session: string;
  readonly token: string;
  readonly browser: BrowserClient;
}

let members = 0;

export async function somebody(app: TestApp, options: BrowserOptions = {}): Promise<Somebody> {
  const people = new People(app);
  members += 1;
  const email = `somebody-${members}@example.org`;
  const id = await people.create(email);
  const { sessionToken: session } = await people.signIn(email);
  const browser = app.browser(options);
  browser.keep({ name: SESSION_COOKIE, value: session, path: '/' });
  const { token } = await people.commands.execute(new IssueToken(email));
  return { id, email, session, token, browser };
}

/** Their agent may administer. */
export async function operator(app: TestApp, options: BrowserOptions = {}): Promise<Somebody> {
  const one = await somebody(app, options);
  const { commands } = new People(app);
  await commands.execute(new GrantRole(one.email, 'operator'));
  const { token } = await commands.execute(new IssueToken(one.email, true));
  return { ...one, token };
}
