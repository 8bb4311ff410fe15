import type { JSONWebKeySet, JWTPayload, JWTVerifyOptions } from 'jose';
import type { Clock, EpochMs } from '../../../../shared/kernel/clock.js';
import type { IssuerFetch } from './issuer-fetch.js';
import { joseLibrary } from './openid-library.js';

/** After so long keys are asked for again: one that was taken back is believed no longer. */
const FRESH_MS = 60 * 60_000;
/** An unknown key is asked for at most so often, whoever sends tokens that claim one. */
const REFETCH_MS = 10_000;
/** Public keys only: with a secret anybody who knows it, and with none everybody, could write a token. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

interface KnownKeys {
  readonly set: JSONWebKeySet;
  readonly at: EpochMs;
}

/** The public keys of issuers, and what they have signed. */
export class IssuerKeys {
  readonly #known = new Map<string, KnownKeys>();

  constructor(
    private readonly issuers: IssuerFetch,
    private readonly clock: Clock,
  ) {}

  /** The claims. Throws IssuerAway, and what jose throws for a token that is wrong. */
  async verify(keysAt: string, token: string, options: JWTVerifyOptions): Promise<JWTPayload> {
    const { errors } = await joseLibrary();
    const known = await this.#keys(keysAt, FRESH_MS);
    try {
      return await this.#claims(known, token, options);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      // The issuer may have new keys.
      const newer = await this.#keys(keysAt, REFETCH_MS);
      if (newer === known) throw error;
      return await this.#claims(newer, token, options);
    }
  }

  async #claims({ set }: KnownKeys, token: string, options: JWTVerifyOptions): Promise<JWTPayload> {
    const { createLocalJWKSet, jwtVerify } = await joseLibrary();
    const checks = { algorithms: ALGORITHMS, currentDate: new Date(this.clock.now()), ...options };
    const { payload } = await jwtVerify(token, createLocalJWKSet(set), checks);
    return payload;
  }

  async #keys(keysAt: string, youngerThanMs: number): Promise<KnownKeys> {
    const known = this.#known.get(keysAt);
    const now = this.clock.now();
    if (known !== undefined && now - known.at < youngerThanMs) return known;
    const answer = await this.issuers.fetch(keysAt, {
      method: 'GET',
      headers: { accept: 'application/json' },
      body: undefined,
      redirect: 'manual',
    });
    const fetched = { set: (await answer.json()) as JSONWebKeySet, at: now };
    this.#known.set(keysAt, fetched);
    return fetched;
  }
}
