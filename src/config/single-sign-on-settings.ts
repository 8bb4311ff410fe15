import { ConfigError, type Environment } from './environment.js';
import { bearerToken } from './operator-service.js';

/** An issuer of OpenID Connect at which people sign in. */
export interface IssuerSettings {
  /** Its place among them, in addresses of ours: /signin/with/1. */
  readonly key: string;
  /** As it calls itself: what its tokens have in `iss`. */
  readonly issuer: string;
  /** What people call it: of the button. */
  readonly name: string;
  readonly clientId: string;
  /** Never printed; null: there is a key instead. */
  readonly clientSecret: string | null;
  /** PKCS #8 PEM, for private_key_jwt; null: there is a secret instead. */
  readonly clientKeyFile: string | null;
  readonly scopes: readonly string[];
  /** What its authorization endpoint is told besides. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Where the groups of somebody are, in the ID token or at the userinfo endpoint. */
  readonly groupsClaim: string;
  /** Who is in one of these has the role, and nobody else; empty: operators grant it, as everywhere. */
  readonly roleGroups: { readonly operator: readonly string[]; readonly auditor: readonly string[] };
  /** Who may come in, by the domain of a verified e-mail; empty: any. */
  readonly domains: readonly string[];
  /** Who may come in, by a group; empty: any. */
  readonly groups: readonly string[];
  /** Whoever comes in for the first time becomes a member. */
  readonly signUp: boolean;
  /** It does not say which addresses are verified, and all of them are: its operators give them out. */
  readonly vouchesForEmails: boolean;
}

/** Where people sign in instead of here. Also the DI token. */
export abstract class SingleSignOnSettings {
  /** Empty: nowhere. */
  abstract readonly issuers: readonly IssuerSettings[];
  /** By so much clocks of issuers may be wrong. */
  abstract readonly oidcClockToleranceSeconds: number;
  /** How often an issuer is asked whether it still knows somebody; 0: never. */
  abstract readonly oidcRecheckMinutes: number;
  /** What a sign-out that an issuer tells us of ends: browsers and agents, or addresses of podcast feeds and webhooks too. */
  abstract readonly oidcLogoutEnds: 'everything' | 'agents';
}

const MOST_ISSUERS = 9;

export function readSingleSignOnSettings(environment: Environment): SingleSignOnSettings {
  return {
    issuers: Array.from({ length: MOST_ISSUERS }, (_, place) => issuerAt(environment, place + 1)).flatMap(
      (issuer) => issuer ?? [],
    ),
    oidcClockToleranceSeconds: environment.integer('OIDC_CLOCK_TOLERANCE_SECONDS', 30, 0, 600),
    oidcRecheckMinutes: environment.integer('OIDC_RECHECK_MINUTES', 15, 0, 10_080),
    oidcLogoutEnds: environment.oneOf('OIDC_LOGOUT_ENDS', ['everything', 'agents'], 'everything'),
  };
}

/** The first one is set by OIDC_ISSUER and so on, the second by OIDC_2_ISSUER. */
function issuerAt(environment: Environment, place: number): IssuerSettings | null {
  const name = (variable: string): string => `OIDC_${place === 1 ? '' : `${place}_`}${variable}`;
  const issuer = environment.text(name('ISSUER'));
  if (issuer === null) return refuseAlone(environment, name);
  const scopes = (environment.text(name('SCOPES')) ?? 'openid email profile').split(/[\s,]+/);
  if (!scopes.includes('openid')) throw new ConfigError(`${name('SCOPES')} must have openid among the scopes.`);
  return {
    key: String(place),
    issuer: issuerAddress(name('ISSUER'), issuer),
    name: environment.text(name('NAME')) ?? new URL(issuer).hostname,
    ...clientOf(environment, name),
    scopes,
    parameters: parametersOf(name('PARAMETERS'), environment.text(name('PARAMETERS'))),
    groupsClaim: environment.text(name('GROUPS_CLAIM')) ?? 'groups',
    roleGroups: {
      operator: environment.list(name('OPERATOR_GROUPS')),
      auditor: environment.list(name('AUDITOR_GROUPS')),
    },
    domains: environment.list(name('ALLOWED_DOMAINS')).map((domain) => domain.toLowerCase().replace(/^@/, '')),
    groups: environment.list(name('ALLOWED_GROUPS')),
    signUp: environment.oneOf(name('SIGN_UP'), ['on', 'off'], 'on') === 'on',
    vouchesForEmails: environment.oneOf(name('EMAILS'), ['verified', 'as_told'], 'as_told') === 'verified',
  };
}

function refuseAlone(environment: Environment, name: (variable: string) => string): null {
  const alone = ['CLIENT_ID', 'CLIENT_SECRET', 'CLIENT_KEY_FILE'].find((each) => environment.text(name(each)) !== null);
  if (alone === undefined) return null;
  throw new ConfigError(`${name(alone)} says nothing without ${name('ISSUER')}: set both or neither.`);
}

/** As it was written: it is compared with what tokens say, to the letter. */
function issuerAddress(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isPlain = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url !== null && (url.protocol === 'https:' || isPlain) && !/[?#@]/.test(value)) return value;
  throw new ConfigError(`${name} must be like https://login.example.org/realms/staff (http on localhost only).`);
}

function clientOf(
  environment: Environment,
  name: (variable: string) => string,
): Pick<IssuerSettings, 'clientId' | 'clientSecret' | 'clientKeyFile'> {
  const clientId = environment.text(name('CLIENT_ID'));
  const clientSecret = bearerToken(environment, name('CLIENT_SECRET'));
  const clientKeyFile = environment.text(name('CLIENT_KEY_FILE'));
  if (clientId === null) throw new ConfigError(`${name('ISSUER')} needs ${name('CLIENT_ID')}.`);
  if ((clientSecret === null) === (clientKeyFile === null)) {
    throw new ConfigError(`${name('ISSUER')} needs ${name('CLIENT_SECRET')} or ${name('CLIENT_KEY_FILE')}, not both.`);
  }
  return { clientId, clientSecret, clientKeyFile };
}

/** What the protocol protects itself with is not the operator's to choose. */
const OURS = new Set(
  'client_id redirect_uri response_type response_mode scope state nonce code_challenge code_challenge_method request request_uri'.split(
    ' ',
  ),
);

function parametersOf(name: string, value: string | null): Readonly<Record<string, string>> {
  const parameters = Object.fromEntries(new URLSearchParams(value ?? ''));
  const ours = Object.keys(parameters).find((parameter) => OURS.has(parameter));
  if (ours !== undefined) throw new ConfigError(`${name} must not set ${ours}.`);
  return parameters;
}
