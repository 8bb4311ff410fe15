import { Injectable } from '@nestjs/common';
import { Provider, type JWK, type KoaContextWithOIDC } from 'oidc-provider';
import { Config } from '../../../config.js';
import { SessionVerifier } from '../../../shared/http/authentication/session-verifier.js';
import { brand } from '../../../shared/kernel/brand.js';
import { SecretKeys } from '../../../shared/secrets/secret-keys.js';
import { MemberStore } from '../../application/ports/member-store.js';
import { TokenMint } from '../../application/ports/token-mint.js';
import { DashboardSession } from './dashboard-session.js';
import { currentExchange } from './exchange.js';
import { guardedFetch } from './guarded-fetch.js';
import { interactionPolicyWith } from './interaction-policy.js';
import { OidcModels } from './oidc-models.js';
import { OAUTH_PATHS } from './paths.js';
import { PayloadStore } from './payload-store.js';
import { settingsOf } from './provider-settings.js';
import { Resources } from './resources.js';

/** Makes the library's authorization server, with our stores, our sessions and our tokens in it. */
@Injectable()
export class ProviderFactory {
  readonly resources: Resources;

  // eslint-disable-next-line max-params
  constructor(
    private readonly config: Config,
    private readonly models: OidcModels,
    private readonly payloads: PayloadStore,
    private readonly sessions: SessionVerifier,
    private readonly members: MemberStore,
    private readonly mint: TokenMint,
    private readonly secrets: SecretKeys,
  ) {
    this.resources = new Resources(config.baseUrl);
  }

  /** `keys`: the one that signs first. */
  async create(keys: readonly JWK[]): Promise<Provider> {
    const cookieKey = (await this.secrets.get()).derive('oauth cookies').toString('base64url');
    const dashboard = new DashboardSession(this.sessions);
    const settings = settingsOf(this.config.baseUrl, this.resources, { keys, cookieKey });
    const provider = new Provider(this.config.baseUrl, {
      ...settings,
      adapter: (kind: string) => this.models.of(kind),
      interactions: { ...settings.interactions, policy: interactionPolicyWith(dashboard) },
      findAccount: async (_ctx, id) =>
        (await this.members.get(brand(id))) === null ? undefined : { accountId: id, claims: () => ({ sub: id }) },
      loadExistingGrant: async (ctx) => await this.grantOf(ctx, provider),
      fetch: guardedFetch(),
    });
    dashboard.use(provider);
    this.mintTokens(provider);
    this.pinAddress(provider);
    provider.use(async (ctx, next) => {
      if (ctx.path === OAUTH_PATHS.authorization) ctx.query = this.withScope(ctx.query);
      await next();
    });
    provider.on('server_error', (_ctx, error) => {
      const exchange = currentExchange();
      if (exchange !== null) exchange.failure = error;
    });
    return provider;
  }

  /** What was just consented to, or was before; never what somebody else did. */
  private async grantOf({ oidc }: KoaContextWithOIDC, provider: Provider) {
    const [account, client] = [oidc.account?.accountId, oidc.client?.clientId];
    if (account === undefined || client === undefined) return undefined;
    const id = oidc.result?.consent?.grantId ?? (await this.payloads.grantOf(account, client));
    const grant = typeof id === 'string' ? await provider.Grant.find(id) : undefined;
    return grant?.accountId === account && grant.clientId === client ? grant : undefined;
  }

  /** Access tokens look like all our tokens, for secret scanners too. */
  private mintTokens(provider: Provider): void {
    // Missing in the types of the library.
    const model = provider.AccessToken.prototype as unknown as { generateTokenId(): string };
    const { generateTokenId } = model;
    const { mint } = this;
    model.generateTokenId = function generate() {
      // Also settles the format.
      generateTokenId.call(this);
      return mint.mint().token;
    };
  }

  /**
   * Addresses follow from BASE_URL, whatever Host or X-Forwarded-Host a request has. Secure cookies are set on
   * http://localhost too: browsers keep them there, and the library would refuse to set them.
   */
  private pinAddress(provider: Provider): void {
    const { baseUrl } = this.config;
    const { host, protocol } = new URL(baseUrl);
    const createContext = provider.createContext.bind(provider);
    provider.createContext = (request, response) => {
      const ctx = createContext(request, response);
      Object.defineProperties(ctx.request, {
        host: { value: host },
        protocol: { value: protocol.slice(0, -1) },
        // Of a request line with a whole address in it, too.
        href: { value: `${baseUrl}/` },
      });
      ctx.cookies.secure = true;
      return ctx;
    };
  }

  /** Each resource has one scope: clients that ask for none, or for others too, are given that (RFC 6749 §3.3). */
  private withScope(query: KoaContextWithOIDC['query']): KoaContextWithOIDC['query'] {
    if (Array.isArray(query.scope)) return query;
    return { ...query, scope: this.resources.scopeOf(this.resources.audienceFor(String(query.client_id))) };
  }
}
