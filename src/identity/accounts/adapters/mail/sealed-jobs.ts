import { Injectable } from '@nestjs/common';
import { SecretKeys } from '../../../../shared/storage/secrets/secret-keys.js';

// A type, not an interface: job data is plain JSON.
export type SealedJob = { readonly sealed: string };

const PURPOSE = 'mail of accounts';

/**
 * What waits to be sent opens accounts, and says who has one: a finished job is kept for two days, and a failed one is
 * logged. So both hold nothing that can be read without the secret key.
 */
@Injectable()
export class SealedJobs {
  constructor(private readonly keys: SecretKeys) {}

  async seal(queue: string, content: object): Promise<SealedJob> {
    return { sealed: (await this.keys.get()).seal(PURPOSE, queue, JSON.stringify(content)).toString('base64') };
  }

  /** What `seal` was given for that queue. */
  async open<Content>(queue: string, { sealed }: SealedJob): Promise<Content> {
    return JSON.parse((await this.keys.get()).open(PURPOSE, queue, Buffer.from(sealed, 'base64'))) as Content;
  }
}
