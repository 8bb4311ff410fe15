import { Provider, type JWK, type KoaContextWithOIDC } from 'oidc-provider';
import type { SessionVerifier } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import { errorAnswer } from '../../../../shared/delivery/http/errors/error-answer.js';
import { brand } from '../../../../shared/kernel/brand.js';
import type { MemberLookup } from '../../../accounts/accounts.js';
import { DashboardSession } from './dashboard-session.js';
import { currentExchange } from '../oidc-models/exchange.js';
import { guardedFetch } from './guarded-fetch.js';
import { interactionPolicyWith } from './interaction-policy.js';
import type { ModelParts } from '../oidc-models/model-parts.js';
import { modelsWith } from '../oidc-models/models.js';
import { refuseToBeOpenRedirect } from './no-open-redirect.js';
import { OAUTH_PATHS } from './paths.js';
import { settingsOf } from './provider-settings.js';
import { Resources } from '../oidc-models/resources.js';

export interface Wiring {
  readonly baseUrl: string;
  readonly parts: ModelParts;
  readonly sessions: SessionVerifier;
  readonly members: MemberLookup;
}

/** The library's authorization server, with our stores, our sessions and our tokens in it. */
export class ProviderMaker {
  private readonly resources: Resources;

  constructor(private readonly wiring: Wiring) {
    this.resources = new Resources(wiring.baseUrl);
  }

  make(secrets: { readonly keys: readonly JWK[]; readonly cookieKey: string }): Provider {
    const { baseUrl, parts, sessions, members } = this.wiring;
    const dashboard = new DashboardSession(sessions);
    const settings = settingsOf(baseUrl, this.resources, secrets);
    const resumeUrl = (id: string): string => `${baseUrl}${OAUTH_PATHS.authorization}/${id}`;
    const provider = new Provider(baseUrl, {
      ...settings,
      adapter: modelsWith(parts, { resources: this.resources, resumeUrl }),
      interactions: { ...settings.interactions, policy: interactionPolicyWith(dashboard, this.resources) },
      findAccount: async (_ctx, id) =>
        (await members.mayComeIn(brand(id))) ? { accountId: id, claims: () => ({ sub: id }) } : undefined,
      loadExistingGrant: async (ctx) => await this.grantOf(ctx, provider),
      fetch: guardedFetch(),
    });
    dashboard.use(provider);
    this.mintTokens(provider);
    this.pinAddress(provider);
    refuseToBeOpenRedirect(provider, baseUrl);
    provider.use(async (ctx, next) => {
      if (ctx.path === OAUTH_PATHS.authorization) ctx.query = this.withScope(storable(ctx.query));
      await next();
    });
    provider.on('server_error', noteFailure);
    // Instead of Koa's, which prints the error.
    Object.assign(provider, { onerror: noteInExchange });
    return provider;
  }

  /** What was just consented to, or was before; never what somebody else did. */
  private async grantOf({ oidc }: KoaContextWithOIDC, provider: Provider) {
    const [account, client] = [oidc.account?.accountId, oidc.client?.clientId];
    if (account === undefined || client === undefined) return undefined;
    const id = oidc.result?.consent?.grantId ?? (await this.wiring.parts.payloads.grantOf(account, client));
    const grant = typeof id === 'string' ? await provider.Grant.find(id) : undefined;
    return grant?.accountId === account && grant.clientId === client ? grant : undefined;
  }

  /** Access tokens look like all our tokens, for secret scanners too. */
  private mintTokens(provider: Provider): void {
    // Missing in the types of the library.
    const model = provider.AccessToken.prototype as unknown as { generateTokenId(): string };
    const { generateTokenId } = model;
    const { tokens } = this.wiring.parts;
    model.generateTokenId = function generate() {
      // Also settles the format.
      generateTokenId.call(this);
      return tokens.mintToken();
    };
  }

  /**
   * Addresses follow from BASE_URL, whatever Host or X-Forwarded-Host a request has. Secure cookies are set on
   * http://localhost too: browsers keep them there, and the library would refuse to set them.
   */
  private pinAddress(provider: Provider): void {
    const { baseUrl } = this.wiring;
    const { host, protocol } = new URL(baseUrl);
    const createContext = provider.createContext.bind(provider);
    provider.createContext = (request, response) => {
      const ctx = createContext(request, response);
      Object.defineProperties(ctx.request, {
        host: { value: host },
        protocol: { value: protocol.slice(0, -1) },
        // Also where the request line has an absolute URL.
        href: { value: `${baseUrl}/` },
      });
      ctx.cookies.secure = true;
      return ctx;
    };
  }

  /** Whatever scopes clients ask for: the person says which they get (RFC 6749 §3.3). */
  private withScope(query: KoaContextWithOIDC['query']): KoaContextWithOIDC['query'] {
    if (Array.isArray(query.scope)) return query;
    return { ...query, scope: this.resources.scopesOf(this.resources.audienceFor(String(query.client_id))) };
  }
}

/** The error code of RFC 6749 §4.1.2.1 on which clients try again. */
const AWAY = { error: 'temporarily_unavailable', error_description: 'try again soon' };

function noteInExchange(error: Error): void {
  const exchange = currentExchange();
  if (exchange !== null) exchange.failure = error;
}

function noteFailure(ctx: KoaContextWithOIDC, error: Error): void {
  noteInExchange(error);
  if (errorAnswer(error).status !== 503) return;
  ctx.status = 503;
  ctx.set('retry-after', '5');
  if (typeof ctx.body === 'object') ctx.body = AWAY;
}

/** PostgreSQL stores no U+0000, and no client means one. */
const storable = (query: KoaContextWithOIDC['query']): KoaContextWithOIDC['query'] =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\0', '') : value,
    ]),
  );
