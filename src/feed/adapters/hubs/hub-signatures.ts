import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretKeys } from '../../../shared/secrets/secret-keys.js';

/** WebSub §7.1, and `sha1` as hubs of PubSubHubbub sign, Google's among them: with HMAC its collisions are no help. */
const SIGNATURE = /^(sha1|sha256|sha384|sha512)=([\da-f]{40,128})$/i;

/** What hubs sign with. It follows from our key and is nowhere in the database: whoever reads that cannot ring. */
@Injectable()
export class HubSignatures {
  constructor(private readonly keys: SecretKeys) {}

  /** The secret of one subscription: 64 characters. */
  async secretOf(token: string): Promise<string> {
    return (await this.keys.get()).derive(`websub ${token}`).toString('hex');
  }

  /**
   * Whether the hub of this subscription signed the body, which is read as it comes and kept nowhere. Without a
   * signature that we understand it is not read at all.
   */
  async isGenuine(token: string, written: string | undefined, body: AsyncIterable<Uint8Array>): Promise<boolean> {
    const [, algorithm = '', hex = ''] = SIGNATURE.exec(written?.trim() ?? '') ?? [];
    if (algorithm === '') return false;
    const expected = createHmac(algorithm.toLowerCase(), await this.secretOf(token));
    for await (const chunk of body) expected.update(chunk);
    const [ours, theirs] = [expected.digest(), Buffer.from(hex, 'hex')];
    return ours.length === theirs.length && timingSafeEqual(ours, theirs);
  }
}
