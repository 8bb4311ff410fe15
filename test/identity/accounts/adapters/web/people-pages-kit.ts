import { expect } from '@jest/globals';
import { SESSION_COOKIE } from '../../../../../src/shared/delivery/http/cookies.js';
import type { BrowserClient, Seen } from '../../../../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';
import { PASSWORD, People } from '../../../../support/people/people.js';

export const cookieOf = (seen: Seen, name: string) => seen.setCookies.find((cookie) => cookie.name === name);

/** A service whose pages people sign in on. */
export class PeoplePages {
  readonly people: People;
  #members = 0;

  private constructor(readonly app: TestApp) {
    this.people = new People(app);
  }

  static async start(): Promise<PeoplePages> {
    return new PeoplePages(await startTestApp({ listen: 'known' }));
  }

  /** The e-mail of a new member. */
  async newMember(): Promise<string> {
    this.#members += 1;
    const email = `reader-${this.#members}@example.org`;
    await this.people.create(email);
    return email;
  }

  async signedIn(email: string, browser = this.app.browser()): Promise<BrowserClient> {
    await browser.open('/signin');
    const seen = await browser.submit('/signin', { email, password: PASSWORD });
    expect(seen.location).toBe(`${this.app.url}/`);
    return browser;
  }

  async isSignedIn(browser: BrowserClient): Promise<boolean> {
    return (await this.people.me(browser.cookie(SESSION_COOKIE))).status === 200;
  }

  close(): Promise<void> {
    return this.app.close();
  }
}
