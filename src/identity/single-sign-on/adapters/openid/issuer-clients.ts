import { readFile } from 'node:fs/promises';
import type { ClientAuth, Configuration, CryptoKey, PrivateKey } from 'openid-client';
import type { IssuerSettings } from '../../../../config/single-sign-on-settings.js';
import type { Clock, EpochMs } from '../../../../shared/kernel/clock.js';
import { IssuerAway } from '../../domain/sign-on.js';
import type { IssuerFetch } from './issuer-fetch.js';
import { joseLibrary, openIdClient } from './openid-library.js';

/** After so long an issuer is asked again where its endpoints are. */
const FRESH_MS = 60 * 60_000;
const TIMEOUT_SECONDS = 10;

interface Discovered {
  readonly client: Configuration;
  readonly at: EpochMs;
}

/** Us, as clients of issuers: each discovered when it is first needed, and again from time to time. */
export class IssuerClients {
  readonly #known = new Map<string, Discovered>();
  readonly #underWay = new Map<string, Promise<Discovered>>();

  constructor(
    private readonly issuers: IssuerFetch,
    private readonly clock: Clock,
    private readonly toleranceSeconds: number,
  ) {}

  /** Throws IssuerAway, unless it was there before: its endpoints hardly ever move. */
  async of(settings: IssuerSettings): Promise<Configuration> {
    const known = this.#known.get(settings.key);
    if (known !== undefined && this.clock.now() - known.at < FRESH_MS) return known.client;
    try {
      return (await this.#discoverOnce(settings)).client;
    } catch (error) {
      if (known !== undefined) return known.client;
      throw error;
    }
  }

  /** However many wait. */
  #discoverOnce(settings: IssuerSettings): Promise<Discovered> {
    const { key } = settings;
    const underWay = this.#underWay.get(key) ?? this.#discover(settings).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, underWay);
    return underWay;
  }

  async #discover(settings: IssuerSettings): Promise<Discovered> {
    const openid = await openIdClient();
    const { issuer, clientId } = settings;
    const isPlain = issuer.startsWith('http:');
    try {
      const metadata = { [openid.clockTolerance]: this.toleranceSeconds };
      const client = await openid.discovery(new URL(issuer), clientId, metadata, await authentication(settings), {
        [openid.customFetch]: this.issuers.fetch,
        timeout: TIMEOUT_SECONDS,
        // Of this machine only: see the settings.
        ...(isPlain && { execute: [openid.allowInsecureRequests] }),
      });
      const discovered = { client, at: this.clock.now() };
      this.#known.set(settings.key, discovered);
      return discovered;
    } catch (error) {
      // An issuer that describes another one, or nothing, is of as much use as one that is away.
      const why = rootOf(error);
      throw why instanceof IssuerAway ? why : new IssuerAway(`${issuer}: ${String(why)}`);
    }
  }
}

/** What it began with: the library wraps what its fetch throws. */
export const rootOf = (error: unknown): unknown =>
  error instanceof Error && !(error instanceof IssuerAway) && error.cause instanceof Error
    ? rootOf(error.cause)
    : error;

async function authentication({ clientSecret, clientKeyFile }: IssuerSettings): Promise<ClientAuth> {
  const { ClientSecretBasic, PrivateKeyJwt, modifyAssertion } = await openIdClient();
  if (clientKeyFile === null) return ClientSecretBasic(clientSecret ?? '');
  const key = await privateKey(clientKeyFile);
  const [plain, older] = [PrivateKeyJwt(key), PrivateKeyJwt(key, { [modifyAssertion]: withOlderName })];
  return (server, ...request) => {
    const known = server.token_endpoint_auth_signing_alg_values_supported ?? [];
    return (known.includes('Ed25519') ? plain : older)(server, ...request);
  };
}

/** Most issuers know Ed25519 only by the name that it had before RFC 9864. */
function withOlderName(header: Record<string, unknown>): void {
  if (header['alg'] === 'Ed25519') header['alg'] = 'EdDSA';
}

const KINDS = ['RS256', 'ES256', 'EdDSA'];

/** A file says what kind of key it holds, but not to this library: it is asked for each. */
async function privateKey(file: string): Promise<CryptoKey | PrivateKey> {
  const { importPKCS8 } = await joseLibrary();
  const pem = await readFile(file, 'utf8').catch(() => {
    throw new Error(`OIDC_CLIENT_KEY_FILE: ${file} cannot be read.`);
  });
  for (const kind of KINDS) {
    const key = await importPKCS8(pem, kind).catch(() => null);
    if (key !== null) return key;
  }
  throw new Error(`OIDC_CLIENT_KEY_FILE: ${file} must hold a private key as PKCS #8 PEM: RSA, P-256 or Ed25519.`);
}
