import { createHmac, timingSafeEqual } from 'node:crypto';

/** WebSub §7.1, and `sha1` as hubs of PubSubHubbub sign, Google's among them: with HMAC its collisions are no help. */
const SIGNATURE = /^(sha1|sha256|sha384|sha512)=([\da-f]{40,128})$/i;

/**
 * Whether a body, which is read as it comes and kept nowhere, was signed with this secret. Without a signature that we
 * understand (`X-Hub-Signature`) it is not read at all.
 */
export async function isSigned(
  secret: string,
  signature: string | undefined,
  body: AsyncIterable<Uint8Array>,
): Promise<boolean> {
  const [, algorithm = '', hex = ''] = SIGNATURE.exec(signature?.trim() ?? '') ?? [];
  if (algorithm === '') return false;
  const expected = createHmac(algorithm.toLowerCase(), secret);
  for await (const chunk of body) expected.update(chunk);
  const [ours, theirs] = [expected.digest(), Buffer.from(hex, 'hex')];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
