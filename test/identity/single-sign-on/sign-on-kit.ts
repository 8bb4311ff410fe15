import type { Config } from '../../../src/config.js';
import type { IssuerSettings } from '../../../src/config/single-sign-on-settings.js';
import { BrowserClient, type Seen } from '../../support/browser/browser-client.js';
import type { TestApp } from '../../support/http/http-app.js';
import type { OidcIssuer } from '../../support/servers/oidc-issuer.js';

export const settingsOf = (issuer: OidcIssuer, more: Partial<IssuerSettings> = {}): IssuerSettings => ({
  key: '1',
  issuer: issuer.url,
  name: 'Example Inc.',
  clientId: issuer.client.id,
  clientSecret: issuer.client.secret,
  clientKeyFile: null,
  scopes: ['openid', 'email', 'profile', 'groups'],
  parameters: {},
  groupsClaim: 'groups',
  roleGroups: { operator: [], auditor: [] },
  domains: [],
  groups: [],
  signUp: true,
  vouchesForEmails: false,
  ...more,
});

export const at = (...issuers: readonly IssuerSettings[]): Partial<Config> => ({ issuers });

/** One browser, with one jar for us and one for each issuer. */
export class Traveller {
  readonly here: BrowserClient;
  private readonly there = new Map<string, BrowserClient>();

  constructor(private readonly app: TestApp) {
    this.here = app.browser();
  }

  /** Presses the button of the issuer; the address at which the browser comes back, not yet opened. */
  async signInThere(key = '1', returnTo: string | null = null): Promise<string> {
    const query = returnTo === null ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
    await this.here.open(`/signin${query}`);
    return this.goOn(await this.here.submit(`/signin/with/${key}${query}`));
  }

  /** From the answer to a form of ours through the issuer's pages, until one of ours is next. */
  async goOn(left: Seen): Promise<string> {
    let next = left.location;
    for (let hops = 0; next !== null && hops < 10; hops += 1) {
      if (next.startsWith(`${this.app.url}/`)) return next.slice(this.app.url.length);
      const { origin } = new URL(next);
      const jar = this.there.get(origin) ?? new BrowserClient(origin);
      this.there.set(origin, jar);
      ({ location: next } = await jar.open(next.slice(origin.length), hops === 0 ? 'other site' : 'our page'));
    }
    throw new Error(`the browser did not come back: ${left.status} ${left.text.slice(0, 300)}`);
  }

  comeBack(path: string): Promise<Seen> {
    return this.here.open(path, 'other site');
  }

  /** All of it; what the browser sees when it is back. */
  async signIn(key = '1', returnTo: string | null = null): Promise<Seen> {
    return this.comeBack(await this.signInThere(key, returnTo));
  }

  /** As if this browser had never been there. */
  forgetIssuers(): void {
    this.there.clear();
  }
}

export function tellLogout(app: TestApp, logoutToken: string, key = '1'): Promise<Response> {
  const body = new URLSearchParams({ logout_token: logoutToken });
  return fetch(`${app.url}/signin/with/${key}/logout`, { method: 'POST', body });
}
