import { Injectable } from '@nestjs/common';
import { SecretKeys } from '../../../../shared/storage/secrets/secret-keys.js';
import { type HalfSignedIn, SignInChallenges } from '../../application/ports/sign-in-challenges.js';

const PURPOSE = 'sign-in challenges';
const NAME = 'password was right';

@Injectable()
export class SealedSignInChallenges extends SignInChallenges {
  constructor(private readonly keys: SecretKeys) {
    super();
  }

  override async make(half: HalfSignedIn): Promise<string> {
    return (await this.keys.get()).seal(PURPOSE, NAME, JSON.stringify(half)).toString('base64url');
  }

  override async read(challenge: string): Promise<HalfSignedIn | null> {
    const key = await this.keys.get();
    try {
      return JSON.parse(key.open(PURPOSE, NAME, Buffer.from(challenge, 'base64url'))) as HalfSignedIn;
    } catch {
      // Whoever sends something else has not signed in, which is all there is to know.
      return null;
    }
  }
}
