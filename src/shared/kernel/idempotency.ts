import type { EpochMs } from './clock.js';
import { DomainError } from './domain-error.js';

const DAY = 24 * 60 * 60_000;

/** The key stands for another request already (draft-ietf-httpapi-idempotency-key-header §2.7). */
export class IdempotencyKeyReused extends DomainError {
  readonly kind = 'unprocessable';
  readonly code = 'idempotency_key_reused';

  constructor() {
    super('This Idempotency-Key was used for another request body in the last 24 hours. Use a new key.');
  }
}

/** A request that is carried out once, however often it comes. */
export interface RequestKey {
  readonly key: string;
  /** Of what it asks for. */
  readonly digest: string;
}

/** For which request an idempotency key was used last. */
export interface KeyUse {
  readonly digest: string;
  readonly usedAt: EpochMs;
}

/** Whether the key still stands for its request. Throws IdempotencyKeyReused when it does and this is another one. */
export function keyStandsFor(digest: string, use: KeyUse, now: EpochMs): boolean {
  if (use.usedAt <= now - DAY) return false;
  if (use.digest !== digest) throw new IdempotencyKeyReused();
  return true;
}
