import { errors, type Configuration, type JWK, type KoaContextWithOIDC, type ResourceServer } from 'oidc-provider';
import * as lifetimes from '../../domain/lifetimes.js';
import { SKILL_CLIENT } from '../../domain/token.js';
import { completeUrl, OAUTH_PATHS } from './paths.js';
import { renderRefusal } from './refusal-page.js';
import { arePlain, NOT_PLAIN } from '../oidc-models/client-registration.js';
import type { Resources } from '../oidc-models/resources.js';

const seconds = (ms: number): number => ms / 1000;

const CODE_GRANT = 'authorization_code';
const REFRESH_GRANT = 'refresh_token';
const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';
/** Answers in the query, plain or signed (JARM). Not by a form that sends itself: our pages run no inline script. */
const RESPONSE_MODES = ['query', 'query.jwt', 'jwt'];

/** What every client is that does not say otherwise; those that register may not say otherwise. */
const CLIENT_DEFAULTS = {
  // The rules of programs on a device: https, a loopback address with any port, or a scheme of their own (RFC 8252).
  application_type: 'native',
  // They can keep no secret, so they get none; PKCE binds a code to who asked for it.
  token_endpoint_auth_method: 'none',
  grant_types: [CODE_GRANT, REFRESH_GRANT],
  response_types: ['code'],
  response_modes: RESPONSE_MODES,
  id_token_signed_response_alg: 'ES256',
  authorization_signed_response_alg: 'ES256',
} as const;

const skillClient = (baseUrl: string) => ({
  client_id: SKILL_CLIENT,
  grant_types: [CODE_GRANT, DEVICE_GRANT],
  redirect_uris: [completeUrl(baseUrl)],
  application_type: baseUrl.startsWith('https:') ? ('web' as const) : ('native' as const),
});

/** Each client has one resource, and asks for it or for nothing. */
const resourceIndicators = (resources: Resources) => ({
  enabled: true,
  defaultResource: (_ctx: KoaContextWithOIDC, client: { clientId: string }, oneOf?: readonly string[]) =>
    oneOf ?? resources.identifierOf(resources.audienceFor(client.clientId)),
  useGrantedResource: () => true,
  getResourceServerInfo: (_ctx: KoaContextWithOIDC, wanted: string, client: { clientId: string }): ResourceServer => {
    const audience = resources.audienceOf(wanted);
    if (audience === null || audience !== resources.audienceFor(client.clientId)) throw new errors.InvalidTarget();
    const accessTokenTTL = seconds(audience === 'api' ? lifetimes.SKILL_SESSION_MS : lifetimes.MCP_ACCESS_MS);
    return { scope: resources.scopesOf(audience), audience: wanted, accessTokenFormat: 'opaque', accessTokenTTL };
  },
});

const off = { enabled: false } as const;

function features(resources: Resources): Configuration['features'] {
  return {
    devInteractions: off,
    userinfo: off,
    rpInitiatedLogout: off,
    pushedAuthorizationRequests: off,
    // A token that is bound to a key would be taken without it: our verifier knows bearer tokens only.
    dPoP: off,
    // Its grant only: the pages are ours.
    deviceFlow: { enabled: true },
    jwtResponseModes: { enabled: true },
    revocation: {
      enabled: true,
      allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
    },
    registration: { enabled: true, issueRegistrationAccessToken: false },
    clientIdMetadataDocument: { enabled: true, ack: 'draft-02' },
    resourceIndicators: resourceIndicators(resources),
  };
}

const ttl: Configuration['ttl'] = {
  AccessToken: (_ctx, { resourceServer }) => resourceServer?.accessTokenTTL ?? seconds(lifetimes.MCP_ACCESS_MS),
  AuthorizationCode: (_ctx, _code, { clientId }) =>
    seconds(clientId === SKILL_CLIENT ? lifetimes.SKILL_CODE_MS : lifetimes.CODE_MS),
  DeviceCode: seconds(lifetimes.PAIRING_MS),
  Grant: seconds(lifetimes.GRANT_MS),
  Interaction: seconds(lifetimes.DECISION_MS),
  RefreshToken: seconds(lifetimes.REFRESH_MS),
  // Of signed responses.
  IdToken: seconds(lifetimes.CODE_MS),
  // The library's own sessions are not used.
  Session: seconds(lifetimes.DECISION_MS),
};

/** On plain http, which is on this machine only, Safari keeps no Secure cookie. Names of our own, not of the contract. */
export function cookiesOf(baseUrl: string, key: string): NonNullable<Configuration['cookies']> {
  const secure = baseUrl.startsWith('https:');
  const prefix = secure ? '__Secure-' : '';
  const short = { httpOnly: true, sameSite: 'lax', secure, signed: true } as const;
  return {
    keys: [key],
    names: {
      session: `${prefix}briefings.oauth_session`,
      interaction: `${prefix}briefings.oauth_interaction`,
      resume: `${prefix}briefings.oauth_resume`,
    },
    long: short,
    short,
  };
}

/** Of every client: what one publishes of itself is not looked at by our registration. */
const assertPlain = (_ctx: unknown, _name: string, redirects: unknown): void => {
  if (redirects !== undefined && !arePlain(redirects)) throw new errors.InvalidRedirectUri(NOT_PLAIN);
};

/** All that does not depend on a store of ours. `cookieKey`: signs the cookies of a question put to a browser. */
export function settingsOf(
  baseUrl: string,
  resources: Resources,
  secrets: { readonly keys: readonly JWK[]; readonly cookieKey: string },
): Configuration {
  return {
    jwks: { keys: [...secrets.keys] },
    clients: [skillClient(baseUrl)],
    routes: OAUTH_PATHS,
    scopes: [],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    clientDefaults: CLIENT_DEFAULTS,
    enabledJWA: { idTokenSigningAlgValues: ['ES256'], authorizationSigningAlgValues: ['ES256'] },
    pkce: { required: () => true },
    cookies: cookiesOf(baseUrl, secrets.cookieKey),
    ttl,
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed(REFRESH_GRANT),
    expiresWithSession: () => false,
    // Grants.end removes the grant with its tokens. The library would delete it beside that, at times before it was read
    // whose grant it is, and a reused code would not be recorded.
    revokeGrantPolicy: () => false,
    interactions: { url: (_ctx, { uid }) => `/oauth/interaction/${uid}` },
    // A program in a browser may ask from where its answers go, and from nowhere else.
    clientBasedCORS: (_ctx, origin, client) =>
      (client.redirectUris ?? []).some((uri) => URL.canParse(uri) && new URL(uri).origin === origin),
    renderError: renderRefusal,
    extraClientMetadata: { properties: ['redirect_uris'], validator: assertPlain },
    features: features(resources),
  };
}
