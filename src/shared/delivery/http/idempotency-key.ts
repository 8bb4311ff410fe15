import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { InvalidRequest } from '../../kernel/domain-error.js';

/** The Idempotency-Key header (draft-ietf-httpapi-idempotency-key-header): opaque, bounded. */
export function idempotencyKeyFrom(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw new InvalidRequest('Idempotency-Key must be 1 to 255 visible ASCII characters.');
  }
  return header;
}

/** The header in the OpenAPI document; `thing` is what the operation makes, e.g. `briefing`. */
export const idempotencyHeader = (thing: string) => ({
  name: 'Idempotency-Key',
  required: false,
  description: `The same key and body within 24 hours is the same ${thing}. 1 to 255 visible ASCII characters.`,
});

/** Equal for equal bodies, whatever the order of their fields (RFC 8785). */
export const bodyDigest = (body: object): string =>
  createHash('sha256')
    .update(canonicalize(body) ?? '')
    .digest('hex');
