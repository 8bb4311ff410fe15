import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, decodeJwt, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';

/** Somebody whom the issuer knows. */
export interface Staff {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
}

interface IssuerKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
}

type Rewrite = (claims: JWTPayload) => Promise<string> | JWTPayload;

const CLIENT = { id: 'briefings', secret: 'a-secret-of-the-client-that-is-long' };

async function newKey(kid: string): Promise<IssuerKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

/**
 * Somebody else's OpenID provider: oidc-provider over HTTP. Who is in front of the browser is `person`. ID tokens are signed
 * anew with the current key on their way out, so that keys can change and tests can have it lie.
 */
export class OidcIssuer {
  readonly client = CLIENT;
  person: Staff | null = null;
  /** Instead of an ID token as it should be. */
  rewrite: Rewrite | null = null;
  /** Requests by path. */
  readonly asked = new Map<string, number>();
  /** All that it answers for a while; null: as it should. */
  failing: number | null = null;
  /** Subjects who are disabled. */
  readonly disowns = new Set<string>();
  /** All that it gave. */
  readonly refreshTokens: string[] = [];
  private readonly known = new Map<string, Staff>();
  private keys: readonly IssuerKey[] = [];
  private provider: Provider | null = null;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<OidcIssuer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = new OidcIssuer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await issuer.rotate('first');
    server.on('request', (request, response) => {
      const [path = ''] = (request.url ?? '').split('?', 1);
      issuer.asked.set(path, (issuer.asked.get(path) ?? 0) + 1);
      if (issuer.failing !== null || issuer.provider === null) {
        return void response.writeHead(issuer.failing ?? 503).end('away');
      }
      void issuer.provider.callback()(request, response);
    });
    return issuer;
  }

  /** From now on that installation of ours is its client, at the `key`th place of its issuers. */
  serve(ourUrl: string, key = '1', more: Partial<Configuration> = {}): void {
    this.provider = new Provider(this.url, { ...this.configuration(ourUrl, key), ...more });
    this.provider.use(async (ctx, next) => {
      if (ctx.path.startsWith('/interaction/')) return this.signIn(ctx as KoaContextWithOIDC);
      await next();
      await this.amend(ctx as KoaContextWithOIDC);
    });
  }

  /** What there is to know of `person` has changed, without them. */
  learn(): void {
    if (this.person !== null) this.known.set(this.person.sub, this.person);
  }

  /** A new key signs; the old one is published no more. */
  async rotate(kid: string): Promise<void> {
    this.keys = [await newKey(kid)];
  }

  /** Signed with the current key; `undefined` takes a claim away. */
  async sign(claims: JWTPayload, header: { typ?: string; kid?: string } = {}): Promise<string> {
    const [key] = this.keys;
    if (key === undefined) throw new Error('the issuer has no key');
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header }).sign(key.privateKey);
  }

  get publicJwk(): JWK {
    const [key] = this.keys;
    if (key === undefined) throw new Error('the issuer has no key');
    return key.publicJwk;
  }

  /** As it tells of a sign-out, unless said otherwise. */
  logoutToken(claims: JWTPayload): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const jti = Math.random().toString(36).slice(2);
    const usual = { iss: this.url, aud: CLIENT.id, iat: now, exp: now + 120, jti, events };
    return this.sign({ ...usual, ...claims }, { typ: 'logout+jwt' });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private configuration(ourUrl: string, key: string): Configuration {
    const client = {
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      redirect_uris: [`${ourUrl}/signin/with/${key}/callback`],
      post_logout_redirect_uris: [`${ourUrl}/signin`],
      backchannel_logout_uri: `${ourUrl}/signin/with/${key}/logout`,
      backchannel_logout_session_required: true,
      grant_types: ['authorization_code', 'refresh_token'],
    };
    return {
      clients: [client],
      cookies: { keys: ['cookies of the issuer of a test'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
      scopes: ['openid', 'email', 'profile', 'groups', 'offline_access'],
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      issueRefreshToken: () => true,
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...(this.known.get(sub) ?? { sub }) }) }),
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({ clientId: CLIENT.id, accountId: oidc.session?.accountId ?? '' });
        grant.addOIDCScope('openid email profile groups offline_access');
        await grant.save();
        return grant;
      },
      // Theirs refuses loopback, where tests are.
      fetch: (url, { method, headers, body } = {}) =>
        fetch(url, { ...(method !== undefined && { method }), headers: { ...headers } as never, body: body ?? null }),
      pkce: { required: () => true },
      ttl: { AccessToken: 600, IdToken: 7_200, Session: 3_600, Interaction: 600, Grant: 3_600, RefreshToken: 3_600 },
    };
  }

  private async signIn(ctx: KoaContextWithOIDC): Promise<void> {
    const { person, provider } = this;
    if (provider === null) return;
    this.learn();
    const refused = { error: 'access_denied', error_description: 'nobody signs in' };
    const result = person === null ? refused : { login: { accountId: person.sub } };
    await provider.interactionFinished(ctx.req, ctx.res, result);
    ctx.respond = false;
  }

  private async amend(ctx: KoaContextWithOIDC): Promise<void> {
    if (ctx.path === '/jwks') ctx.body = { keys: this.keys.map(({ publicJwk }) => publicJwk) };
    if (ctx.path !== '/token') return;
    const answer = ctx.body as { id_token?: string; refresh_token?: string } | undefined;
    if (answer?.refresh_token !== undefined) this.refreshTokens.push(answer.refresh_token);
    if (answer?.id_token === undefined) return;
    const claims = decodeJwt(answer.id_token);
    if (this.disowns.has(claims.sub ?? '')) {
      ctx.status = 400;
      ctx.body = { error: 'invalid_grant', error_description: 'the user is disabled' };
      return;
    }
    const told = this.rewrite === null ? claims : await this.rewrite(claims);
    ctx.body = { ...answer, id_token: typeof told === 'string' ? told : await this.sign(told) };
  }
}
