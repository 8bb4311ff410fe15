import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { EpochMs } from '../../kernel/clock.js';
import type { Position } from '../eventstore/event-store.js';

/** What is signed: all events from the previous seal to this one, as one line of digests. */
export interface SealContent {
  /** 0 for the first, then without gaps. */
  readonly number: number;
  /** Of the last event that it covers; `START` when there is none. */
  readonly position: Position;
  /** Events up to there, from the first on. */
  readonly count: number;
  /** Of the events since the previous seal: what, when and in which order (`SealedSpan`). Hex. */
  readonly log: string;
  /** Of the streams that they belong to: where each ends (`SealedSpan`). Hex. */
  readonly heads: string;
  /** `digestOf` the previous seal; empty for the first. */
  readonly previous: string;
  /** By the clock of the program that made it; never before the previous seal. */
  readonly sealedAt: EpochMs;
  /** `keyIdOf` the key that it is signed with. */
  readonly key: string;
}

export interface Seal extends SealContent {
  /** Ed25519 (RFC 8032) over the canonical JSON (RFC 8785) of the content. Base64. */
  readonly signature: string;
  /** SPKI, PEM. Only says which key it was; whether that key can be trusted it cannot say. */
  readonly publicKey: string;
}

const FIELDS: Readonly<Record<keyof Seal, 'string' | 'number'>> = {
  number: 'number',
  position: 'string',
  count: 'number',
  log: 'string',
  heads: 'string',
  previous: 'string',
  sealedAt: 'number',
  key: 'string',
  signature: 'string',
  publicKey: 'string',
};

/** null: it is no seal. */
export function toSeal(value: unknown): Seal | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Record<string, unknown>;
  const fields = Object.entries(FIELDS);
  if (fields.some(([name, type]) => typeof given[name] !== type)) return null;
  return Object.fromEntries(fields.map(([name]) => [name, given[name]])) as unknown as Seal;
}

export const sealText = (seal: Seal): string => canonicalize(seal) ?? '';

/** The bytes that are signed. */
export function signedBytes({ number, position, count, log, heads, previous, sealedAt, key }: SealContent): Buffer {
  const content: SealContent = { number, position, count, log, heads, previous, sealedAt, key };
  return Buffer.from(canonicalize(content) ?? '');
}

/** What the next seal says of this one. Hex. */
export const digestOf = (seal: Seal): string =>
  createHash('sha256').update(signedBytes(seal)).update(seal.signature).digest('hex');

/** The first 16 hex digits of the SHA-256 of the key (SPKI, DER). */
export const keyIdOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

export const isSigned = (seal: Seal, key: KeyObject): boolean =>
  verify(null, signedBytes(seal), key, Buffer.from(seal.signature, 'base64'));

/** Ed25519 public keys by their id. */
export type PublicKeys = ReadonlyMap<string, KeyObject>;

const PUBLIC_PEM = /-----BEGIN PUBLIC KEY-----[\s\S]*?-----END PUBLIC KEY-----/g;

/** All keys of a PEM text; what is no Ed25519 key is left out. */
export function publicKeysIn(pem: string): PublicKeys {
  const keys = [...pem.matchAll(PUBLIC_PEM)].map(([block]) => publicKeyOf(block)).filter((key) => key !== null);
  return new Map(keys.map((key) => [keyIdOf(key), key]));
}

function publicKeyOf(pem: string): KeyObject | null {
  try {
    const key = createPublicKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}
