import { InvalidRequest } from '../../../shared/kernel/domain-error.js';

/** The Idempotency-Key header (draft-ietf-httpapi-idempotency-key-header): opaque, bounded. */
export function idempotencyKeyFrom(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw new InvalidRequest('Idempotency-Key must be 1 to 255 visible ASCII characters.');
  }
  return header;
}
