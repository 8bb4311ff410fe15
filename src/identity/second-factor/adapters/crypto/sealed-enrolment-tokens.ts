import { Injectable } from '@nestjs/common';
import { SecretKeys } from '../../../../shared/storage/secrets/secret-keys.js';
import { EnrolmentTokens } from '../../application/ports/enrolment-tokens.js';
import type { NewKey } from '../../domain/second-factor.js';

const PURPOSE = 'enrolment of second factors';
const NAME = 'new key';

@Injectable()
export class SealedEnrolmentTokens extends EnrolmentTokens {
  constructor(private readonly keys: SecretKeys) {
    super();
  }

  override async make(key: NewKey): Promise<string> {
    return (await this.keys.get()).seal(PURPOSE, NAME, JSON.stringify(key)).toString('base64url');
  }

  override async read(token: string): Promise<NewKey | null> {
    const key = await this.keys.get();
    try {
      return JSON.parse(key.open(PURPOSE, NAME, Buffer.from(token, 'base64url'))) as NewKey;
    } catch {
      // Somebody made it up: they are shown a new key.
      return null;
    }
  }
}
