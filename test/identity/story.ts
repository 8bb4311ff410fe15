import type { SetCookie } from 'cookie';
import { CommandBus } from '@nestjs/cqrs';
import { InviteMember } from '../../src/identity/accounts/application/commands/invite-member.js';
import { MakeResetLink } from '../../src/identity/accounts/application/commands/make-reset-link.js';
import { BrowserClient } from '../support/browser/browser-client.js';
import type { TestApp } from '../support/http/http-app.js';
import {
  authorizePath,
  challengeOf,
  codeIn,
  decide,
  letIn,
  mcpStatus,
  newClient,
  newVerifier,
  postForm,
  redeem,
  refresh,
  visit,
} from './access/oauth-kit.js';

export const EMAIL = 'whoever@example.org';
export const PASSWORDS = {
  first: 'the first long password',
  second: 'the second long password',
  third: 'the third long password',
} as const;

/** Is told each secret that gives access when it is handed out; returns it. */
export type Note = (name: string, value: string) => string;

/** Notes the value of each cookie that it is given. */
class WatchedBrowser extends BrowserClient {
  constructor(
    origin: string,
    private readonly note: Note,
  ) {
    super(origin);
  }

  override keep(cookie: SetCookie): void {
    if (cookie.value !== undefined && cookie.value !== '') this.note(`cookie ${cookie.name}`, cookie.value);
    super.keep(cookie);
  }
}

/** What a person, their agents and their clients do from beginning to end, over HTTP; each step throws when it fails. */
export class Story {
  private readonly commands: CommandBus;
  private readonly browser: BrowserClient;

  constructor(
    private readonly app: TestApp,
    private readonly note: Note,
  ) {
    this.commands = app.app.get(CommandBus, { strict: false });
    this.browser = new WatchedBrowser(app.url, note);
  }

  /** By invitation, after a form that was not filled in well. */
  async signUp(): Promise<void> {
    const invitation = this.note('invitation', (await this.commands.execute(new InviteMember(EMAIL))).token);
    await this.browser.open(`/signup?invitation=${invitation}`);
    await this.submit('/signup', { email: EMAIL, name: 'Whoever', password: 'short' }, 422);
    await this.submit('/signup', { email: EMAIL, name: 'Whoever', password: this.note('password', PASSWORDS.first) });
  }

  /** `password`: the one that they have by now. */
  async comeAndGo(password: string = PASSWORDS.first): Promise<void> {
    await this.browser.open('/signout');
    await this.submit('/signout', {});
    await this.browser.open('/signin');
    const wrong = this.note('wrong password', 'not the password at all');
    await this.submit('/signin', { email: EMAIL, password: wrong }, 422);
    await this.submit('/signin', { email: 'nobody@example.org', password: wrong }, 422);
    await this.submit('/signin', { email: EMAIL, password });
  }

  async changePassword(): Promise<void> {
    await this.browser.open('/password');
    await this.submit('/password', { current: PASSWORDS.first, password: this.note('password', PASSWORDS.second) });
  }

  async loseAndResetPassword(): Promise<void> {
    const reset = this.note('reset link', (await this.commands.execute(new MakeResetLink(EMAIL))).token);
    await this.browser.open(`/reset/${reset}`);
    await this.submit(`/reset/${reset}`, { password: this.note('password', PASSWORDS.third) });
  }

  /** An agent that registers by itself, is paired, and uses what it is given. Returns its token. */
  async pairAnAgent(): Promise<string> {
    const anonymous = await this.post('/api/v1/auth/skill/anonymous', {});
    const bearer = this.noted(anonymous, 'access_token');
    this.noted(anonymous, 'claim_token');
    const { deviceCode, userCode } = await this.askToPair(bearer);
    await this.browser.open('/pair');
    await this.submit('/pair', { code: 'BCDF-GHJK' }, 422);
    await this.submit('/pair', { code: userCode }, 200);
    await this.submit('/pair', { code: userCode, answer: 'approve' }, 200);
    const token = this.noted(await this.post('/api/v1/auth/skill/token', { device_code: deviceCode }), 'access_token');
    await this.post('/api/v1/settings/get', {}, token);
    return token;
  }

  async refuseAnAgent(): Promise<void> {
    const { userCode } = await this.askToPair(null);
    await this.browser.open('/pair');
    await this.submit('/pair', { code: userCode }, 200);
    await this.submit('/pair', { code: userCode, answer: 'refuse' }, 200);
  }

  /** An agent that sends its person to sign in, and gets the code from them. */
  /** What it redeemed. */
  async signAnAgentIn(): Promise<{ readonly code: string; readonly code_verifier: string }> {
    const verifier = this.note('code_verifier', newVerifier());
    const start = `/api/v1/auth/skill/start?code_challenge=${challengeOf(verifier)}&state=the-state`;
    const asked = await visit(this.browser, start);
    const code = this.note('one-time code', codeIn(await decide(this.browser, asked, 'allow')));
    const redeemed = { code, code_verifier: verifier };
    this.noted(await this.post('/api/v1/auth/skill/token', redeemed), 'access_token');
    return redeemed;
  }

  /** An MCP client that is let in, works, and refreshes. */
  async letAClientIn(): Promise<{ readonly client: string; readonly refresh: string; readonly code: string }> {
    const [client, verifier] = [await newClient(this.app), this.note('code_verifier', newVerifier())];
    const code = this.note('code', codeIn(await letIn(this.browser, { client, verifier })));
    const { body } = await redeem(this.app, client, code, verifier);
    const status = await mcpStatus(this.app, this.noted(body, 'access_token'));
    if (status !== 200) throw new Error(`the client was answered ${status}`);
    const renewed = await refresh(this.app, client, this.noted(body, 'refresh_token'));
    this.noted(renewed.body, 'access_token');
    return { client, refresh: this.noted(renewed.body, 'refresh_token'), code };
  }

  async refuseAClient(): Promise<void> {
    const [client, verifier] = [await newClient(this.app), this.note('code_verifier', newVerifier())];
    const page = await visit(this.browser, authorizePath({ client, verifier }));
    await decide(this.browser, page, 'refuse');
  }

  async giveBack(client: string, token: string): Promise<void> {
    const { status } = await postForm(this.app, 'revoke', { client_id: client, token });
    if (status !== 200) throw new Error(`the client was answered ${status}`);
  }

  /** Opens a page and presses its button. */
  async press(page: string, fields: Readonly<Record<string, string>>, wanted = 303): Promise<void> {
    const { pathname } = new URL(page, this.app.url);
    await this.browser.open(page);
    await this.submit(pathname, fields, wanted);
  }

  async see(page: string): Promise<number> {
    return (await this.browser.open(page)).status;
  }

  private async askToPair(bearer: string | null): Promise<{ deviceCode: string; userCode: string }> {
    const pairing = await this.post('/api/v1/auth/skill/pair', {}, bearer);
    const [deviceCode, userCode] = [this.noted(pairing, 'device_code'), this.noted(pairing, 'user_code')];
    this.note('user code without its dash', userCode.replace('-', ''));
    return { deviceCode, userCode };
  }

  private async submit(path: string, fields: Readonly<Record<string, string>>, wanted = 303): Promise<void> {
    const { status, text } = await this.browser.submit(path, fields);
    if (status !== wanted) throw new Error(`${path} answered ${status}: ${text}`);
  }

  private async post(path: string, body: object, token: string | null = null): Promise<Record<string, unknown>> {
    const { status, body: answer } = await this.app.post(path, body, token);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
    return answer;
  }

  private noted(body: Readonly<Record<string, unknown>>, field: string): string {
    const value = body[field];
    if (typeof value !== 'string') throw new Error(`no ${field} in ${JSON.stringify(body)}`);
    return this.note(field, value);
  }
}
