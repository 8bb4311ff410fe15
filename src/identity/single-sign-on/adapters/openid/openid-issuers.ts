import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Configuration, TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import { HttpSettings } from '../../../../config/http-settings.js';
import { type IssuerSettings, SingleSignOnSettings } from '../../../../config/single-sign-on-settings.js';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import { Issuers, type SignedOn, type SignOnSecrets, type StillKnown } from '../../application/ports/issuers.js';
import type { Issuer, Profile } from '../../domain/issuer.js';
import { logoutNoticeOf, type LogoutNotice } from '../../domain/logout-token.js';
import { IssuerAway, LogoutTokenRefused, NoSuchIssuer, SignOnRefused } from '../../domain/sign-on.js';
import { IssuerClients, rootOf } from './issuer-clients.js';
import { IssuerFetch } from './issuer-fetch.js';
import { IssuerKeys } from './issuer-keys.js';
import { openIdClient } from './openid-library.js';
import { isIncomplete, profileOf } from './profile-of-claims.js';

/** A sign-out is told at once; one that comes later than this is somebody who kept it. */
const LOGOUT_TOKEN_AGE = '10m';

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

@Injectable()
export class OpenIdIssuers extends Issuers implements OnModuleDestroy {
  override readonly all: readonly Issuer[];
  private readonly issuers = new IssuerFetch();
  private readonly clients: IssuerClients;
  private readonly keys: IssuerKeys;

  constructor(
    private readonly settings: SingleSignOnSettings,
    private readonly http: HttpSettings,
    private readonly clock: Clock,
  ) {
    super();
    this.all = settings.issuers.map(issuerOf);
    this.clients = new IssuerClients(this.issuers, clock, settings.oidcClockToleranceSeconds);
    this.keys = new IssuerKeys(this.issuers, clock);
  }

  override find(key: string): Issuer | null {
    return this.all.find((issuer) => issuer.key === key) ?? null;
  }

  override async authorizationUrl({ key }: Issuer, secrets: SignOnSecrets, anew: boolean): Promise<string> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openIdClient();
    const { scopes, parameters } = this.settingsOf(key);
    const client = await this.clients.of(this.settingsOf(key));
    return buildAuthorizationUrl(client, {
      ...parameters,
      ...(anew && { prompt: 'login', max_age: '0' }),
      redirect_uri: this.returnAddress(key),
      scope: scopes.join(' '),
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
      code_challenge_method: 'S256',
    }).href;
  }

  override async redeem(
    { key }: Issuer,
    query: string,
    secrets: SignOnSecrets,
    since: EpochMs | null,
  ): Promise<SignedOn> {
    const openid = await openIdClient();
    const settings = this.settingsOf(key);
    const client = await this.clients.of(settings);
    try {
      const tokens = await openid.authorizationCodeGrant(client, new URL(`${this.returnAddress(key)}?${query}`), {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.codeVerifier,
        idTokenExpected: true,
      });
      const idToken = tokens.id_token ?? '';
      if (since !== null) this.assertSignedInSince(since, tokens.claims()?.auth_time);
      const profile = await this.profile(client, settings, tokens);
      return { profile, idToken, refreshToken: tokens.refresh_token ?? null };
    } catch (error) {
      throw refusalOf(error, error instanceof openid.AuthorizationResponseError);
    }
  }

  override async ask({ key }: Issuer, subject: string, refreshToken: string): Promise<StillKnown | null> {
    const openid = await openIdClient();
    const settings = this.settingsOf(key);
    const client = await this.clients.of(settings);
    try {
      const tokens = await openid.refreshTokenGrant(client, refreshToken);
      const claims = tokens.claims();
      if (claims !== undefined && claims.sub !== subject) throw new Error('the answer is about somebody else');
      const profile = claims === undefined ? null : await this.profile(client, settings, tokens);
      return { profile, refreshToken: tokens.refresh_token ?? null };
    } catch (error) {
      if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant') return null;
      const root = rootOf(error);
      throw root instanceof IssuerAway ? root : new IssuerAway(String(root));
    }
  }

  override async logoutNotice({ key }: Issuer, logoutToken: string): Promise<LogoutNotice> {
    const client = await this.clients.of(this.settingsOf(key));
    try {
      const { issuer } = client.serverMetadata();
      return logoutNoticeOf(await this.verified(client, logoutToken, { issuer, maxTokenAge: LOGOUT_TOKEN_AGE }));
    } catch (error) {
      if (error instanceof IssuerAway || error instanceof LogoutTokenRefused) throw error;
      throw new LogoutTokenRefused(`logout_token must be one of the issuer, for this client: ${String(error)}.`);
    }
  }

  override async endSessionUrl({ key }: Issuer, idToken: string): Promise<string | null> {
    const { buildEndSessionUrl } = await openIdClient();
    const client = await this.clients.of(this.settingsOf(key));
    if (client.serverMetadata().end_session_endpoint === undefined) return null;
    const post_logout_redirect_uri = `${this.http.baseUrl}/signin`;
    return buildEndSessionUrl(client, { id_token_hint: idToken, post_logout_redirect_uri }).href;
  }

  async onModuleDestroy(): Promise<void> {
    await this.issuers.close();
  }

  /** An issuer that says nothing of it may not have asked: OpenID Connect Core, 3.1.2.1, demands it after `max_age`. */
  private assertSignedInSince(since: EpochMs, authTime: number | undefined): void {
    const earliest = Math.floor(since / 1000) - this.settings.oidcClockToleranceSeconds;
    if (authTime === undefined) throw new SignOnRefused('not_fresh', 'the ID token has no auth_time');
    if (authTime < earliest) throw new SignOnRefused('not_fresh', 'auth_time is from before they were sent there');
  }

  /** Of an ID token whose claims the library has checked; its signature is checked here. */
  private async profile(client: Configuration, settings: IssuerSettings, tokens: Tokens): Promise<Profile> {
    const claims = await this.verified(client, tokens.id_token ?? '', {});
    const { userinfo_endpoint } = client.serverMetadata();
    if (userinfo_endpoint === undefined || !isIncomplete(claims, settings)) return profileOf(claims, settings);
    const { fetchUserInfo } = await openIdClient();
    const more = await fetchUserInfo(client, tokens.access_token, claims.sub ?? '');
    // An address and whether it is verified are of one source.
    const address = more.email === undefined ? {} : { email_verified: more.email_verified };
    return profileOf({ ...claims, ...more, ...address }, settings);
  }

  private verified(client: Configuration, token: string, checks: { issuer?: string; maxTokenAge?: string }) {
    const { jwks_uri } = client.serverMetadata();
    if (jwks_uri === undefined) throw new IssuerAway('the issuer publishes no keys');
    const audience = client.clientMetadata().client_id;
    const clockTolerance = this.settings.oidcClockToleranceSeconds;
    return this.keys.verify(jwks_uri, token, { audience, clockTolerance, ...checks });
  }

  private returnAddress(key: string): string {
    return `${this.http.baseUrl}/signin/with/${key}/callback`;
  }

  private settingsOf(key: string): IssuerSettings {
    const settings = this.settings.issuers.find((issuer) => issuer.key === key);
    if (settings === undefined) throw new NoSuchIssuer();
    return settings;
  }
}

const issuerOf = (settings: IssuerSettings): Issuer => ({
  key: settings.key,
  address: settings.issuer,
  name: settings.name,
  admission: { domains: settings.domains, groups: settings.groups, signUp: settings.signUp },
  roleGroups: settings.roleGroups,
  offline: settings.scopes.includes('offline_access') || settings.parameters['access_type'] === 'offline',
});

function refusalOf(error: unknown, byIssuer: boolean): Error {
  const root = rootOf(error);
  if (root instanceof IssuerAway || root instanceof SignOnRefused) return root;
  return new SignOnRefused(byIssuer ? 'refused' : 'broken', wordsOf(root));
}

/** For the trail of operators: what the library calls it, on one line, and nothing that was sent. */
function wordsOf(error: unknown): string {
  const { message, code = '' } =
    error instanceof Error ? (error as Error & { code?: unknown }) : { message: 'unknown' };
  return `${message} ${typeof code === 'string' ? code : ''}`
    .replace(/[^\x20-\x7e]+/g, ' ')
    .trim()
    .slice(0, 200);
}
